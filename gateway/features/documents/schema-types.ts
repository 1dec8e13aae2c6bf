import { findType, typeOf } from "../../../content-folder/document-types/document-type.ts";
import type {
  DocumentTypes,
  DocumentType as TypeOfSite,
} from "../../../content-folder/document-types/document-type.ts";
import type { DocumentLayout, DocumentType } from "../../generated/schema.ts";

/** A document type as the schema has it, with every field. */
type SchemaType = Omit<DocumentType, "__typename" | "lead"> & { readonly lead: string | null };

/** The site's document types as the schema has them: the same array while the types are the same object. */
export function schemaTypesOf(types: DocumentTypes): readonly [SchemaType, ...SchemaType[]] {
  const known = converted.get(types);
  if (known !== undefined) return known;
  const [first, ...rest] = types.all;
  const all = [toSchemaType(first), ...rest.map(toSchemaType)] as const;
  converted.set(types, all);
  return all;
}

const converted = new WeakMap<DocumentTypes, readonly [SchemaType, ...SchemaType[]]>();

/** The type of a document by the id that the backend gives; the first one for an id that nobody defined. */
export function schemaTypeOf(types: DocumentTypes, docType: string | null): SchemaType {
  const all = schemaTypesOf(types);
  return all.find(({ id }) => id === typeOf(types, docType)?.id) ?? all[0];
}

/** The name of a document's type: as the backend says it, else the site's label of its type; null where neither is known. */
export function typeNameOf(
  { typeName, docType }: { readonly typeName: string | null; readonly docType: string | null },
  types: DocumentTypes,
): string | null {
  return typeName ?? findType(types, docType ?? "")?.label ?? null;
}

const layouts: Readonly<Record<TypeOfSite["layout"], DocumentLayout>> = {
  cards: "CARDS",
  rows: "ROWS",
  guides: "GUIDES",
  glossary: "GLOSSARY",
  page: "PAGE",
};

function toSchemaType(type: TypeOfSite): SchemaType {
  const { id, label, listLabel, listPath, path, rowPath, linkPath, schemaType } = type;
  return {
    id,
    label,
    listLabel,
    listPath,
    path,
    rowPath,
    linkPath,
    layout: layouts[type.layout],
    lead: type.lead || null,
    emptyTitle: type.empty.title,
    emptyText: type.empty.text,
    failedText: type.failed,
    schemaType,
    hasFolderAddresses: type.addresses === "folders",
    hasFeed: type.feed,
    isSearched: type.search,
  };
}
