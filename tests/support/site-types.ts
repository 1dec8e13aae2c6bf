import { defaultTypes } from "../../content-folder/document-types/merge-types.ts";
import { schemaTypesOf } from "../../gateway/features/documents/schema-types.ts";

/** The ids of the specification's document types, in display order. */
export const typeIds: readonly string[] = defaultTypes.all.map(({ id }) => id);

/** The specification's document types, as pages have them. */
export const siteTypes = schemaTypesOf(defaultTypes);

/** What the addresses of a site with these types are made of. */
export const siteAddresses = {
  documentTypes: siteTypes,
  pagePaths: ["/about"],
  site: { switchedOff: [] },
} as const;
