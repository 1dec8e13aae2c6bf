import { z } from "zod";
import { SidebarYml } from "../arrangement/sidebar.ts";

/** The screens that a document type can have; `TypeYml` says what each of them is. */
export const layouts = ["cards", "rows", "guides", "glossary", "page"] as const;

/** A document type of the site, with every default filled in. What its fields mean is in `TypeYml`. */
export const DocumentType = z.object({
  /** Its name in folders, REST calls and the schema. */
  id: z.string(),
  label: z.string(),
  listLabel: z.string(),
  listPath: z.string(),
  path: z.string(),
  rowPath: z.string(),
  linkPath: z.string().default("/docs"),
  layout: z.enum(layouts),
  order: z.enum(["newest", "authored"]),
  addresses: z.enum(["flat", "folders"]).default("flat"),
  sidebar: SidebarYml.nullable().default(null),
  lead: z.string(),
  empty: z.object({ title: z.string(), text: z.string() }).readonly(),
  failed: z.string(),
  schemaType: z.string(),
  priority: z.number(),
  feed: z.boolean(),
  search: z.boolean(),
  tree: z.boolean(),
});
export type DocumentType = Readonly<z.infer<typeof DocumentType>>;

/** The registry of document types. Plain data. */
export const DocumentTypes = z.object({
  /** All that the site has, in display order; at least one. */
  all: z.tuple([DocumentType], DocumentType).readonly(),
  /** Those of its preset that it does not have. */
  removed: z.array(DocumentType).readonly(),
});
export type DocumentTypes = Readonly<z.infer<typeof DocumentTypes>>;

/** The type with this id; null if the site has none. */
export function findType({ all }: DocumentTypes, id: string): DocumentType | null {
  return all.find((type) => type.id === id) ?? null;
}

/** The type that a document with this type id counts as: the first one if nobody defined the id; null if the site removed it. */
export function typeOf(types: DocumentTypes, id: string | null): DocumentType | null {
  if (id === null) return types.all[0];
  return findType(types, id) ?? (types.removed.some((type) => type.id === id) ? null : types.all[0]);
}

/** Whether the documents of a type have a page each. */
export function hasPages({ layout }: Pick<DocumentType, "layout">): boolean {
  return layout !== "glossary" && layout !== "page";
}
