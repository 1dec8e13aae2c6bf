import { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import { defaultTypes } from "../../content-folder/document-types/merge-types.ts";
import type { Store } from "./store.ts";

/** Parses published document types; null if there are none, or if other code wrote them in a form of its own. */
export function toDocumentTypes(text: string | null): DocumentTypes | null {
  return text === null ? null : (DocumentTypes.safeParse(JSON.parse(text)).data ?? null);
}

/** The document types that are served: those published, else the default ones. */
export async function servedTypes(store: Pick<Store, "documentTypes">): Promise<DocumentTypes> {
  return (await store.documentTypes()) ?? defaultTypes;
}
