import type { DocumentType } from "../../data/document-types.ts";

/** @example guideAddress(type, "check-a-domain") // "/how-to/check-a-domain" */
export function guideAddress({ path }: Pick<DocumentType, "path">, slug: string): string {
  return `${path}/${encodeURIComponent(slug)}`;
}
