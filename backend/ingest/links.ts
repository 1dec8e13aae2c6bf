import { posix } from "node:path";
import { docTypes } from "../store/doc-types.ts";

/** The addresses of all documents that are, or are about to be, published. */
export interface Addresses {
  readonly byPath: ReadonlyMap<string, string>;
  readonly bySlug: ReadonlyMap<string, string>;
}

/** What a link in a text names: a document's file, a document's slug, or something that is not ours to know. */
export type LinkTarget =
  | { readonly kind: "file"; readonly key: string; readonly path: string; readonly fragment: string }
  | { readonly kind: "slug"; readonly key: string; readonly slug: string }
  | { readonly kind: "asset" }
  | { readonly kind: "other" };

/** Under these a document is read by its slug. */
const detailPrefixes = new Set<string>([
  "docs",
  ...docTypes.map(({ id }) => id).filter((id) => !["glossary", "tou", "privacy-policy"].includes(id)),
]);

/** Tells what a link in the file `from` names. */
export function targetOf(href: string, from: string): LinkTarget {
  if (href === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href)) return { kind: "other" };
  const [pathAndQuery, fragment] = splitAt(href, "#");
  const path = decode(splitAt(pathAndQuery, "?")[0]);
  if (path.startsWith("/media/")) return { kind: "asset" };
  if (path.startsWith("/")) return slugTarget(path, decode(fragment));
  if (!path.endsWith(".md")) return { kind: "asset" };
  const file = posix.join(posix.dirname(from), path);
  return { kind: "file", key: `file:${file}`, path: file, fragment };
}

/** Where the thing that a recorded key names is read now; null when there is no such thing. */
export function addressFor(key: string, { byPath, bySlug }: Addresses): string | null {
  const [kind, name] = splitAt(key, ":");
  return (kind === "file" ? byPath.get(name) : bySlug.get(name)) ?? null;
}

function slugTarget(path: string, fragment: string): LinkTarget {
  const [prefix = "", ...rest] = path.replace(/\/$/, "").slice(1).split("/");
  if (prefix === "glossary" && rest.length === 0 && fragment !== "") return { kind: "slug", key: `slug:${fragment}`, slug: fragment };
  const slug = rest.join("/");
  if (!detailPrefixes.has(prefix) || slug === "" || slug.toLowerCase().endsWith(".xml")) return { kind: "other" };
  return { kind: "slug", key: `slug:${slug}`, slug };
}

function splitAt(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index + separator.length)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
