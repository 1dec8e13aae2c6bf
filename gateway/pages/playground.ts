import { escapeAttribute, escapeText } from "../../html/escape.ts";
import { directionOf } from "../../words/direction.ts";
import { textsOf } from "../../words/speech-of.ts";
import { sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolders } from "./build/build-folders.ts";
import { developmentPolicy, playgroundPolicy } from "./content-security-policy.ts";
import { themeScript } from "./inline-scripts.ts";
import { noSources } from "./page-additions.ts";
import { fontsAttribute, iconTag } from "./page-theme.ts";
import type { PageTheme } from "./page-theme.ts";
import { filesOfPage, Manifest } from "./manifest.ts";

/** The playground's entry: its key in the manifest, and its path in development. */
export const playgroundEntry = "client/playground/main.tsx";

/** The parts of the playground's page. */
export interface PlaygroundShell {
  /** Markup of the head: its style sheets and its script. */
  readonly head: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/** Reads the playground's shell from the build. */
export function readPlaygroundShell(root: string): PlaygroundShell {
  const manifest = Manifest.parse(
    JSON.parse(readFileSync(join(root, buildFolders.browser, buildFolders.playgroundManifest), "utf8")),
  );
  const { scripts, styles } = filesOfPage(manifest, playgroundEntry, playgroundEntry);
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`).join("");
  return {
    head: `${links}<script>${themeScript}</script><script type="module" src="${scripts.at(-1) ?? ""}"></script>`,
    policy: playgroundPolicy(themeScript),
  };
}

/** The playground served from its sources. */
export const developmentPlaygroundShell: PlaygroundShell = {
  head: `<script>${themeScript}</script><script type="module" src="/@vite/client"></script><script type="module" src="/${playgroundEntry}"></script>`,
  policy: developmentPolicy(noSources),
};

/** What the playground's page says of the site. */
export interface PlaygroundSite {
  readonly name: string;
  readonly url: string;
  readonly theme: PageTheme;
  readonly words: { readonly speech: Speech };
}

/** The page of the playground; its script renders everything in it. */
export function playgroundHtml(shell: PlaygroundShell, site: PlaygroundSite): string {
  const { speech } = site.words;
  const name = escapeAttribute(site.name);
  const style = site.theme.style === "" ? "" : `<style>${site.theme.style}</style>`;
  const title = escapeText(sayIn(speech, "Playground"));
  const description = escapeAttribute(
    sayIn(speech, "Explore the schema of {name}, and run operations against its GraphQL gateway in the browser.", site),
  );
  const schema = `<a href="/schema.graphql">/schema.graphql</a>`;
  const noScript = escapeText(
    sayIn(speech, "The playground needs JavaScript. The schema is at {address}.", { address: place }),
  ).replace(place, schema);
  return (
    `<!doctype html><html${attributesOf(site)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title} | ${name}</title><meta name="description" content="${description}">` +
    `<link rel="canonical" href="${escapeAttribute(site.url)}/playground/">${iconTag(site.theme)}${shell.head}${style}</head>` +
    `<body><div id="root"><p role="status">${escapeText(sayIn(speech, "Loading the playground…"))}</p></div>` +
    `<noscript>${noScript}</noscript></body></html>`
  );
}

/** Stands in the place of a link. */
const place = "\u0000";

/** The language, and what the script needs of the site: its name, its look, its words. */
function attributesOf({ name, theme, words: { speech } }: PlaygroundSite): string {
  const texts = textsOf(speech, ["layout", "document", "playground", "reference"]);
  const data = {
    site: name,
    ...(theme.look === null ? {} : { look: JSON.stringify(theme.look) }),
    ...(Object.keys(texts).length === 0 ? {} : { texts: JSON.stringify(texts) }),
  };
  const direction = directionOf(speech.language) === "rtl" ? ' dir="rtl"' : "";
  const given = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeAttribute(value)}"`);
  return ` lang="${escapeAttribute(speech.language)}"${direction}${given.join("")}${fontsAttribute(theme)}`;
}
