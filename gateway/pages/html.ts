import type { RenderedPage } from "../../client/entry.server.tsx";
import { toStateHtml } from "./state.ts";

type Rendered = Exclude<RenderedPage, { readonly kind: "moved" }>;

/** What surrounds a rendered page: the same for every page of a route. */
export interface Shell {
  /** The style sheet, inlined. */
  readonly style: string;
  /** The style sheets that are inlined, by address: the application must not load them again. */
  readonly styleUrls: readonly string[];
  readonly headScripts: readonly string[];
  readonly bodyScripts: readonly string[];
  /** The Content-Security-Policy that fits it. */
  readonly policy: string;
  /** Further markup of the head: what a development server needs. */
  readonly extraHead: string;
}

/** Puts a rendered page into a whole HTML document. */
export const composeHtml = ({ head, html, state }: Pick<Rendered, "head" | "html" | "state">, shell: Shell): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `${head.map(toTag).join("")}<link rel="icon" href="/mark.svg" type="image/svg+xml">` +
  `<style>${shell.style}</style>${shell.styleUrls.map(toKnownStyle).join("")}` +
  `${shell.headScripts.map(toScript).join("")}${shell.extraHead}</head>` +
  `<body><div id="root">${html}</div>` +
  toStateHtml(state) +
  `${shell.bodyScripts.map(toScript).join("")}</body></html>`;

const toScript = (code: string): string => `<script>${code}</script>`;

/** A disabled style sheet is not fetched, but the chunks' loader finds it and so does not fetch it either. */
const toKnownStyle = (url: string): string => `<link rel="stylesheet" href="${escapeAttribute(url)}" disabled>`;

const toTag = ({ tag, attributes, text }: Rendered["head"][number]): string => {
  if (tag === "title") return `<title>${escapeText(text ?? "")}</title>`;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("");
  const open = `<${tag}${written} data-page>`;
  return tag === "script" ? `${open}${text ?? ""}</script>` : open;
};

const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");
