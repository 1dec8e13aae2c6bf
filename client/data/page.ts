import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import type { ComponentType } from "react";

/** What a page is asked for: nothing in it depends on who asks. */
export interface PageRequest {
  /** The decoded path without a trailing slash; the root is `/`. */
  readonly path: string;
  /** The route's named parts, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The known query parameters (`page`, `q`, `type`); unknown ones never reach a page. */
  readonly search: Readonly<Record<string, string>>;
}

/** One query of a page with its variables: made by `pageQuery`, which checks that they fit. */
export interface PageQuery {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
}

/** A query of a page, with variables that fit it. */
export const pageQuery = <Variables extends OperationVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: NoInfer<Variables>,
): PageQuery => ({ document, variables });

/** The same as a page in another form, or a feed: `lib/alternates.ts` makes them. */
export interface Alternate {
  /** Its media type. */
  readonly type: string;
  /** Root-absolute. */
  readonly path: string;
  readonly title?: string;
}

/** What a page says about itself to search engines and social cards; `app/metadata.ts` makes tags of it. */
export interface PageFacts {
  /** The title; `$website` and `$title` are replaced. Null: derived from the path. */
  readonly title: string | null;
  /** The description; `$website` and `$title` are replaced. Null: the site's own. */
  readonly description: string | null;
  /** The page's one address, root-absolute, when it is not the path that was asked for. */
  readonly canonicalPath?: string;
  readonly kind?: "article" | "website";
  readonly imageUrl?: string | null;
  readonly datePublished?: string | null;
  readonly lastUpdated?: string | null;
  readonly authors?: readonly string[];
  /** The same in other forms, and the feeds of what the page lists. */
  readonly alternates?: readonly Alternate[];
  /** What the page is by schema.org where it is no document: its `@type`, what it is mainly about. */
  readonly webPage?: Readonly<Record<string, unknown>>;
  /** schema.org objects, already parsed. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** The number asked for is none of the list's: the first page is shown, under its own title and address. */
  readonly isFirstPage?: boolean;
  /** Not for search engines. */
  readonly noIndex?: boolean;
}

/** What became of a page's main data. Each kind has one HTTP status: 200, 404, 503, 301. */
export type PageOutcome =
  | { readonly kind: "found"; readonly facts: PageFacts }
  /** The page is there, but a secondary part of it failed: answered, never stored. */
  | { readonly kind: "partial"; readonly facts: PageFacts }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly facts: PageFacts }
  | { readonly kind: "moved"; readonly to: string };

/** Reads a preloaded query's result from the cache as its component sees it. `failed` lists the root fields that could not be had. */
export type ReadQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => { readonly data: MaybeMasked<Data> | null; readonly failed: readonly string[] };

/** A page: its data, what became of it, and its component. The component asks for its data by the generated hooks. */
export interface PageModule {
  readonly Page: ComponentType<PageRequest>;
  /** The queries that the page needs, all sent at once: by the server before rendering, by the browser on hover. */
  readonly queries: (request: PageRequest) => readonly PageQuery[];
  /** Tells what became of the page's data. Called only when its queries have answers. */
  readonly describe: (request: PageRequest, read: ReadQuery) => PageOutcome;
}
