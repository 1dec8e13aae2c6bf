import type { AddressedType } from "../../addresses/document-address.ts";

/** The screens that a document type can have; `TypeYml` says what each of them is. */
export const layouts = ["cards", "rows", "guides", "glossary", "page"] as const;

/** A document type of the site, with every default filled in. */
export interface DocumentType extends AddressedType {
  /** Its name in folders, REST calls and the schema. */
  readonly id: string;
  readonly label: string;
  readonly listLabel: string;
  /** What the links of a list of rows begin with. */
  readonly rowPath: string;
  readonly layout: (typeof layouts)[number];
  readonly order: "newest" | "authored";
  readonly lead: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly failed: string;
  readonly schemaType: string;
  readonly priority: number;
  readonly feed: boolean;
  readonly search: boolean;
  readonly tree: boolean;
}

/** The registry of document types: all that a site has, and those of its preset that it does not have. Plain data. */
export interface DocumentTypes {
  /** In display order; at least one. */
  readonly all: readonly [DocumentType, ...DocumentType[]];
  readonly removed: readonly DocumentType[];
}

/** The type with this id; null if the site has none. */
export function findType({ all }: DocumentTypes, id: string): DocumentType | null {
  return all.find((type) => type.id === id) ?? null;
}

/** The type that a document with this type id counts as: the first one if nobody defined the id; null if the site removed it. */
export function typeOf(types: DocumentTypes, id: string | null): DocumentType | null {
  if (id === null) return types.all[0];
  return findType(types, id) ?? (types.removed.some((type) => type.id === id) ? null : types.all[0]);
}

/** The types whose documents have a page each. */
export function typesWithPages({ all }: DocumentTypes): readonly DocumentType[] {
  return all.filter(({ layout }) => layout !== "glossary" && layout !== "page");
}
