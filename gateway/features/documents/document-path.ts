import { documentAddress } from "../../../addresses/document-address.ts";
import { typeOf } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";

/**
 * A document's canonical address (decisions, section 4), root-absolute, percent-encoded, without a trailing slash. `docType`: as the backend gives it.
 *
 * @example documentPath(types, "press-release", "new-office") // "/press-release/new-office"
 */
export function documentPath(types: DocumentTypes, docType: string | null, slug: string): string {
  return documentAddress(typeOf(types, docType) ?? types.all[0], slug);
}
