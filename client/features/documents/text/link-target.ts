import type { DataLayer } from "../../../data/apollo-client.ts";
import { DocumentTypesDocument } from "../../../data/DocumentTypes.generated.ts";
import { hasPages } from "../../../data/document-types.ts";
import { slugOfPath } from "../../../../addresses/slug-path.ts";
import { percentDecoded } from "../../../../addresses/percent-decoding.ts";

/** What a link inside the site leads to: a glossary entry, or a document. */
export interface LinkTarget {
  readonly kind: "term" | "document";
  readonly slug: string;
}

/** The target of an address on this site; null if it is neither an entry nor a document. */
export function linkTargetOf(
  { pathname, hash }: Pick<URL, "pathname" | "hash">,
  { client }: DataLayer,
): LinkTarget | null {
  const known = client.readQuery({ query: DocumentTypesDocument });
  const types = known?.documentTypes ?? [];
  const hasTerms = known?.site.switchedOff.includes("glossaryCards") !== true;
  if (types.some(({ layout, listPath }) => layout === "GLOSSARY" && listPath === pathname))
    return hash.length > 1 && hasTerms ? { kind: "term", slug: percentDecoded(hash.slice(1)) } : null;
  const path = pathname.replace(/\/$/, "");
  const filed = types.find((type) => type.hasFolderAddresses && path.startsWith(`${type.path}/`));
  if (filed !== undefined) {
    const rest = slugOfPath(path.slice(filed.path.length + 1));
    return rest === null ? null : { kind: "document", slug: `${filed.id}/${rest}` };
  }
  const at = path.lastIndexOf("/");
  const prefix = path.slice(0, at);
  const isDocument = prefix === "/docs" || types.some((type) => hasPages(type) && type.path === prefix);
  return isDocument ? { kind: "document", slug: percentDecoded(path.slice(at + 1)) } : null;
}
