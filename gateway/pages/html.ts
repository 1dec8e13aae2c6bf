import { escapeAttribute, escapeText } from "../../html/escape.ts";
import type { RenderedPage } from "../../client/entry.server.tsx";
import { addedHead, addedSources, keepingAttribute } from "./page-additions.ts";
import type { AddedSources, PageAdditions } from "./page-additions.ts";
import { languageAttributes } from "./page-words.ts";
import type { PageWords } from "./page-words.ts";
import type { StyleOf } from "./page-style.ts";
import { browserTags, fontsAttribute, themedStyle } from "./page-theme.ts";
import type { PageTheme } from "./page-theme.ts";
import { stateAttribute, stateElement } from "./state/state.ts";
import type { StateOfPage } from "./state/state.ts";

type Rendered = Exclude<RenderedPage, { readonly kind: "moved" }>;

/** What surrounds a rendered page: the same for every page of a route. */
export interface Shell {
  /** The part of the style that is inlined. The loader fetches the whole sheets after the first paint. */
  readonly styleOf: StyleOf;
  /** Markup of the head after the style: the page's script, or what a development server needs. */
  readonly head: string;
  /** Markup at the end of the body. */
  readonly end: string;
  /** The Content-Security-Policy for this shell, an inlined style, and what the site adds. */
  readonly policyOf: (style: string, added: AddedSources) => string;
}

/** What the site says of each of its pages. */
interface PageOfSite {
  readonly theme: PageTheme;
  readonly words: PageWords;
  readonly additions: PageAdditions;
}

/** Puts a rendered page into a whole HTML document, and returns the matching Content-Security-Policy. */
export function composeHtml(
  { head, html }: Pick<Rendered, "head" | "html">,
  state: StateOfPage,
  shell: Shell,
  { theme, words, additions }: PageOfSite,
): { readonly html: string; readonly policy: string } {
  const beforeStyle =
    `<!doctype html><html${languageAttributes(words)}${fontsAttribute(theme)}${keepingAttribute(additions)}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${head.map(toTag).join("")}${browserTags(theme)}`;
  const body = `<body${stateAttribute(state)}><div id="root">${html}</div>`;
  const style = themedStyle(shell.styleOf(`<html><head>${body}${theme.styleUses}`), theme);
  return {
    html: `${beforeStyle}<style>${style}</style>${shell.head}${addedHead(additions)}</head>${body}${stateElement(state)}${shell.end}</body></html>`,
    policy: shell.policyOf(style, addedSources(additions)),
  };
}

function toTag({ tag, attributes, text }: Rendered["head"][number]): string {
  if (tag === "title") return `<title>${escapeText(text ?? "")}</title>`;
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join("");
  const open = `<${tag}${written} data-page>`;
  return tag === "script" ? `${open}${text ?? ""}</script>` : open;
}
