import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import type { ComponentType } from "react";
import type { Alternate } from "./alternates.ts";
import type { DocumentType, DocumentTypes } from "./document-types.ts";

/** The request for a page. Nothing in it depends on the visitor. */
export interface PageRequest {
  /** The decoded path without a trailing slash; the root is `/`. */
  readonly path: string;
  /** The route parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The known query parameters (addresses/known-parameters.ts); unknown ones never reach a page. */
  readonly search: Readonly<Record<string, string>>;
  /** The document type whose route matched; null for pages that are no type's. */
  readonly type: DocumentType | null;
  /** The site's document types. */
  readonly types: DocumentTypes;
}

/**
 * The document type of a page that only types have.
 *
 * @throws Error, when the page's route is no type's.
 */
export function typeOfPage({ type, path }: PageRequest): DocumentType {
  if (type === null) throw new Error(`No document type has ${path}.`);
  return type;
}

/** A query of a page with its variables. Create it with `pageQuery`, which checks that they match. */
export interface PageQuery {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
}

/** Pairs a query with variables that match it. */
export function pageQuery<Variables extends OperationVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: NoInfer<Variables>,
): PageQuery {
  return { document, variables };
}

/** What a page declares to search engines and social cards; `app/head/metadata.ts` renders it as tags. */
export interface PageFacts {
  /** The title; `$website` and `$title` are replaced. Null: derived from the path. */
  readonly title: string | null;
  /** The description; `$website` and `$title` are replaced. Null: the site's own. */
  readonly description: string | null;
  /** The canonical path, root-absolute, if it is not the requested path. */
  readonly canonicalPath?: string;
  readonly kind?: "article" | "website";
  readonly imageUrl?: string | null;
  readonly datePublished?: string | null;
  readonly lastUpdated?: string | null;
  readonly authors?: readonly string[];
  /** The page in other formats, and the feeds of what it lists. */
  readonly alternates?: readonly Alternate[];
  /** The page's schema.org properties if it is not a document: its `@type`, its main entity. */
  readonly webPage?: Readonly<Record<string, unknown>>;
  /** Parsed schema.org objects. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** The requested page number does not exist: the first page is shown, under its own title and URL. */
  readonly isFirstPage?: boolean;
  /** Excluded from search engines. */
  readonly noIndex?: boolean;
}

/** The outcome of loading a page's main data. Each kind has one HTTP status: found and partial 200, missing 404, failed 503, moved 301. */
export type PageOutcome =
  | { readonly kind: "found"; readonly facts: PageFacts }
  /** The page exists, but a secondary part failed, or it is the first of a list in place of one that does not exist: served, never cached. */
  | { readonly kind: "partial"; readonly facts: PageFacts }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly facts: PageFacts }
  | { readonly kind: "moved"; readonly to: string };

/** Reads a preloaded query's result from the cache as its component sees it. `failed` lists the root fields that failed. */
export type ReadQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => { readonly data: MaybeMasked<Data> | null; readonly failed: readonly string[] };

/** A page: its queries, its outcome and its component, which reads the data through the generated hooks. */
export interface PageModule {
  readonly Page: ComponentType<PageRequest>;
  /**
   * Names what the page has around its content, such as a sidebar. Navigating between two pages of the same name keeps it mounted, so that it is
   * neither rendered nor laid out again; the page then keys its content itself. Without it every path mounts a new page.
   */
  readonly frameOf?: (request: PageRequest) => string;
  /** The page's queries, sent in parallel: by the server before rendering, by the browser on hover. */
  readonly queries: (request: PageRequest) => readonly PageQuery[];
  /** Derives the outcome of the page. Called only once all queries have results. */
  readonly describe: (request: PageRequest, read: ReadQuery) => PageOutcome;
}

/** The facts of a page; a missing page is not indexed. */
export function factsOf(outcome: Exclude<PageOutcome, { readonly kind: "moved" }>): PageFacts {
  return outcome.kind === "missing" ? { title: null, description: null, noIndex: true } : outcome.facts;
}
