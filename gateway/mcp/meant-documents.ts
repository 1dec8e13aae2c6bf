import { slugAt } from "../../addresses/document-address.ts";
import { normalisedPath } from "../../addresses/normalised-path.ts";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import type { TypeOfTools } from "./tool.ts";

/** A document that a text may mean. */
export interface MeantDocument {
  readonly slug: string;
  /** The type whose page the text is the address of: its first document is meant, not the one with the slug. Null for all others. */
  readonly firstOf: string | null;
}

/**
 * The documents that a slug or an address on this site may mean, in the order in which they are looked for: a slug may look like an address with an
 * ending, a query or a fragment, and then the slug wins.
 *
 * @example meantDocuments("node.md", types) // the documents "node.md" and "node"
 * @example meantDocuments("https://docs.example.com/article/first-steps/", types) // the document "first-steps"
 */
export function meantDocuments(text: string, types: readonly TypeOfTools[]): readonly MeantDocument[] {
  const isAddress = /^(?:https?:\/)?\//i.test(text);
  const [address, fragment] = partsOf(text.replace(/^https?:\/\/[^/?#]+/i, ""));
  const path = normalisedPath(address.startsWith("/") ? address : `/${address}`);
  const isGlossary = types.some(({ layout, listPath }) => layout === "glossary" && listPath === path);
  const all = [
    ...(isAddress ? [] : [aSlug(text)]),
    ...(isGlossary && fragment !== ""
      ? [aSlug(percentDecoded(fragment))]
      : [path, path.replace(/\.(?:md|json)$/i, "")].map((page) => meantAt(page, isAddress, types))),
  ];
  return all.filter(
    (one, index) => all.findIndex(({ slug, firstOf }) => slug === one.slug && firstOf === one.firstOf) === index,
  );
}

/** An address without its query, and its fragment. */
function partsOf(address: string): readonly [string, string] {
  const at = address.indexOf("#");
  const [before, fragment] = at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)];
  return [before.replace(/\?.*$/s, ""), fragment];
}

/** `isAddress`: otherwise the path may be a slug with folders. */
function meantAt(path: string, isAddress: boolean, types: readonly TypeOfTools[]): MeantDocument {
  const last = percentDecoded(path.slice(path.lastIndexOf("/") + 1));
  const page = types.find(({ layout, listPath }) => layout === "page" && listPath === path);
  if (page !== undefined) return { slug: last, firstOf: page.id };
  for (const type of types.filter(({ addresses }) => addresses === "folders")) {
    if (!isAddress && path.startsWith(`/${type.id}/`)) return aSlug(percentDecoded(path.slice(1)));
    const slug = slugAt(type, path);
    if (slug !== null) return aSlug(slug);
  }
  return aSlug(last);
}

function aSlug(slug: string): MeantDocument {
  return { slug, firstOf: null };
}
