import { posix } from "node:path";
import { leadsElsewhere } from "../../../addresses/leads-elsewhere.ts";
import { hasPages } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentType, DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { slugAt } from "../../../addresses/document-address.ts";
import { percentDecoded } from "../../../addresses/percent-decoding.ts";

/** The addresses of all documents that are or are about to be published. */
export interface Addresses {
  /** By the composed form of the paths of their files. */
  readonly byPath: ReadonlyMap<string, string>;
  readonly bySlug: ReadonlyMap<string, string>;
}

/**
 * The target of a link: a document's file (in composed form), a document's slug, another page, a heading in the same text, or something outside our knowledge. Fragments
 * are decoded, and empty if absent.
 */
export type LinkTarget =
  | { readonly kind: "file"; readonly path: string; readonly fragment: string }
  | { readonly kind: "slug"; readonly slug: string; readonly fragment: string }
  | { readonly kind: "page"; readonly path: string; readonly fragment: string }
  | { readonly kind: "here"; readonly fragment: string }
  | { readonly kind: "asset" }
  | { readonly kind: "other" };

/** Classifies a link in the file `from`. Without the site's types, an address of a document counts as a page. */
export function targetOf(href: string, from: string, types: DocumentTypes | null = null): LinkTarget {
  if (href === "" || leadsElsewhere(href)) return { kind: "other" };
  const [pathAndQuery, encodedFragment] = splitAt(href, "#");
  const fragment = percentDecoded(encodedFragment);
  const path = percentDecoded(splitAt(pathAndQuery, "?")[0]);
  if (path === "") return { kind: "here", fragment };
  if (path.startsWith("/media/")) return { kind: "asset" };
  if (path.startsWith("/")) return siteTarget(path, fragment, types?.all ?? []);
  if (!path.endsWith(".md")) return { kind: "asset" };
  return { kind: "file", path: posix.join(posix.dirname(from), path).normalize("NFC"), fragment };
}

function siteTarget(path: string, fragment: string, types: readonly DocumentType[]): LinkTarget {
  const asked = path.replace(/\/$/, "") || "/";
  if (fragment !== "" && types.some(({ layout, listPath }) => layout === "glossary" && listPath === asked))
    return { kind: "slug", slug: fragment, fragment: "" };
  if (/\.(?:xml|json)$/i.test(path)) return { kind: "other" };
  if (/\.md$/i.test(path)) return markdownTarget(path, types);
  const filed = types.find(({ addresses, path: own }) => addresses === "folders" && asked.startsWith(`${own}/`));
  const slug = filed && slugAt(filed, encodeURI(asked.toWellFormed()));
  if (slug !== undefined && slug !== null) return { kind: "slug", slug, fragment };
  const prefix = ["/docs", ...types.filter(hasPages).map((type) => type.path)].find((one) =>
    asked.startsWith(`${one}/`),
  );
  if (prefix !== undefined) return { kind: "slug", slug: asked.slice(prefix.length + 1), fragment };
  // A path with a file extension is served by the gateway, such as a feed.
  if (/\.[a-z0-9]+$/i.test(path)) return { kind: "other" };
  return { kind: "page", path: asked, fragment };
}

/** The Markdown of a document, or the path of a file in the folder of a type, which is no address. */
function markdownTarget(path: string, types: readonly DocumentType[]): LinkTarget {
  const bare = path.slice(0, -".md".length);
  if (/\.md$/i.test(bare)) return { kind: "other" };
  const shown = siteTarget(bare, "", types);
  if (shown.kind === "slug") return shown;
  const isFile = types.length === 0 || types.some(({ id }) => path.startsWith(`/${id}/`));
  return isFile ? { kind: "page", path, fragment: "" } : { kind: "other" };
}

function splitAt(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + separator.length)];
}
