import { folderAddress } from "../../addresses/slug-path.ts";
import { createContext, use } from "react";
import type { DocumentType as SchemaType } from "../generated/schema.ts";

/** A document type of the site. */
export type DocumentType = Omit<SchemaType, "__typename" | "lead"> & { readonly lead: string | null };

/** The site's document types, in display order. */
export type DocumentTypes = readonly DocumentType[];

const DocumentTypesContext = createContext<DocumentTypes>([]);

/** Gives the document types to the components below it. */
export const DocumentTypesProvider = DocumentTypesContext;

/** The site's document types. */
export function useDocumentTypes(): DocumentTypes {
  return use(DocumentTypesContext);
}

/** The type with this id, for instance from a URL; null if there is none. */
export function findDocumentType(types: DocumentTypes, id: string | null | undefined): DocumentType | null {
  return types.find((type) => type.id === id) ?? null;
}

/** Whether the documents of a type have a page each. */
export function hasPages({ layout }: Pick<DocumentType, "layout">): boolean {
  return layout !== "GLOSSARY" && layout !== "PAGE";
}

/** The types that are lists of cards: what the home page and empty lists lead to. */
export function cardTypes(types: DocumentTypes): DocumentTypes {
  return types.filter(({ layout }) => layout === "CARDS");
}

/**
 * The address of a document of a type whose documents have a page each, under its path or another one: every document is read under the path of any type
 * (specification, section 2). A slug with folders in it is read under its own.
 *
 * @example slugAddress(guide, "guide/install/linux") // "/guide/install/linux"
 */
export function slugAddress(
  type: Pick<DocumentType, "id" | "path" | "listPath" | "hasFolderAddresses">,
  slug: string,
  path = type.path,
): string {
  return type.hasFolderAddresses ? folderAddress(type, slug) : `${path}/${encodeURIComponent(slug)}`;
}

interface LinkedDocument {
  readonly slug: string;
  /** Its own address. */
  readonly path: string;
  readonly type: Pick<DocumentType, "id">;
}

/**
 * The address that a link to a document has on the home page and on pages of authors: its own, or one under the `linkPath` of its type.
 *
 * @example linkAddress(types, { slug: "caching", path: "/blog/caching", type: { id: "blog" } }) // "/article/caching"
 */
export function linkAddress(types: DocumentTypes, { slug, path, type: { id } }: LinkedDocument): string {
  const type = findDocumentType(types, id);
  return type && type.linkPath !== type.path ? slugAddress(type, slug, type.linkPath) : path;
}
