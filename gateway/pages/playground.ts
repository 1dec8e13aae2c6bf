import { escapeAttribute } from "../../html/escape.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolders } from "./build-folders.ts";
import { developmentPolicy, playgroundPolicy } from "./content-security-policy.ts";
import { themeScript } from "./inline-scripts.ts";
import { noSources } from "./page-additions.ts";
import { type PageTheme, fontsAttribute, iconTag } from "./page-theme.ts";
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
}

/** The page of the playground; its script renders everything in it. */
export function playgroundHtml(shell: PlaygroundShell, site: PlaygroundSite): string {
  const name = escapeAttribute(site.name);
  const look = site.theme.look === null ? "" : ` data-look="${escapeAttribute(JSON.stringify(site.theme.look))}"`;
  const style = site.theme.style === "" ? "" : `<style>${site.theme.style}</style>`;
  return (
    `<!doctype html><html lang="en" data-site="${name}"${look}${fontsAttribute(site.theme)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>GraphQL playground | ${name}</title><meta name="description" content="Explore the schema of ${name}, and run operations against its GraphQL gateway in the browser.">` +
    `<link rel="canonical" href="${escapeAttribute(site.url)}/playground/">${iconTag(site.theme)}${shell.head}${style}</head>` +
    `<body><div id="root"><p role="status">Loading the playground…</p></div>` +
    `<noscript>The playground needs JavaScript. The schema is at <a href="/schema.graphql">/schema.graphql</a>.</noscript></body></html>`
  );
}
