import type { DocumentType } from "../../data/document-types.ts";

/** @example guideAddress(type, "write-a-page") // "/how-to/write-a-page" */
export function guideAddress({ path }: Pick<DocumentType, "path">, slug: string): string {
  return `${path}/${encodeURIComponent(slug)}`;
}
