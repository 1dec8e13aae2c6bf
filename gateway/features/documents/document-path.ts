import { docTypeOf } from "./doc-type.ts";

/**
 * A document's canonical address (decisions, section 4), root-absolute, percent-encoded, without a trailing slash.
 *
 * @example documentPath("press-release", "new-office") // "/press-release/new-office"
 */
export function documentPath(wireDocType: string | null, slug: string): string {
  const docType = docTypeOf(wireDocType);
  const part = encodeURIComponent(slug);
  if (docType === "TOU") return "/legal/terms";
  if (docType === "PRIVACY_POLICY") return "/legal/privacy";
  if (docType === "GLOSSARY") return `/glossary#${part}`;
  return docType === null ? `/article/${part}` : `/${wireDocType}/${part}`;
}
