import { posix } from "node:path";
import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { docTypes } from "../../store/doc-types.ts";

/** The addresses of all documents that are or are about to be published. */
export interface Addresses {
  readonly byPath: ReadonlyMap<string, string>;
  readonly bySlug: ReadonlyMap<string, string>;
}

/**
 * The target of a link: a document's file, a document's slug, another page, a heading in the same text, or something outside our knowledge. Fragments
 * are decoded, and empty if absent.
 */
export type LinkTarget =
  | { readonly kind: "file"; readonly path: string; readonly fragment: string }
  | { readonly kind: "slug"; readonly slug: string; readonly fragment: string }
  | { readonly kind: "page"; readonly path: string; readonly fragment: string }
  | { readonly kind: "here"; readonly fragment: string }
  | { readonly kind: "asset" }
  | { readonly kind: "other" };

/** Path prefixes under which documents are served by slug. */
const detailPrefixes = new Set<string>([
  "docs",
  ...docTypes.map(({ id }) => id).filter((id) => !["glossary", "tou", "privacy-policy"].includes(id)),
]);

/** Classifies a link in the file `from`. */
export function targetOf(href: string, from: string): LinkTarget {
  if (href === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return { kind: "other" };
  const [pathAndQuery, encodedFragment] = splitAt(href, "#");
  const fragment = percentDecoded(encodedFragment);
  const path = percentDecoded(splitAt(pathAndQuery, "?")[0]);
  if (path === "") return { kind: "here", fragment };
  if (path.startsWith("/media/")) return { kind: "asset" };
  if (path.startsWith("/")) return siteTarget(path, fragment);
  if (!path.endsWith(".md")) return { kind: "asset" };
  return { kind: "file", path: posix.join(posix.dirname(from), path), fragment };
}

function siteTarget(path: string, fragment: string): LinkTarget {
  const [prefix = "", ...rest] = path.replace(/\/$/, "").slice(1).split("/");
  if (prefix === "glossary" && rest.length === 0 && fragment !== "")
    return { kind: "slug", slug: fragment, fragment: "" };
  const slug = rest.join("/");
  if (/\.(?:xml|md|json)$/i.test(path)) return { kind: "other" };
  if (detailPrefixes.has(prefix) && slug !== "") return { kind: "slug", slug, fragment };
  // A path with a file extension is served by the gateway, such as a feed.
  if (/\.[a-z0-9]+$/i.test(path)) return { kind: "other" };
  return { kind: "page", path: `/${[prefix, ...rest].join("/")}`, fragment };
}

function splitAt(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + separator.length)];
}
