import type { GraphQLFormattedError } from "graphql";
import type { ContentPipeline } from "../content/content-pipeline.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";
import { createAuthorLoaders } from "../features/authors/loaders.ts";
import type { AuthorLoaders } from "../features/authors/loaders.ts";
import { createContentLoader } from "../features/documents/content-loader.ts";
import type { ContentLoader } from "../features/documents/content-loader.ts";
import { withoutFeatures } from "../features/site/without-features.ts";
import { withFilledDocuments } from "../features/documents/filled-documents.ts";
import { createDocumentLoaders } from "../features/documents/loaders.ts";
import type { DocumentLoaders } from "../features/documents/loaders.ts";
import { createGlossaryLoaders } from "../features/glossary/loaders.ts";
import type { GlossaryLoaders } from "../features/glossary/loaders.ts";
import { createNavigationLoaders } from "../features/navigation/loaders.ts";
import type { NavigationLoaders } from "../features/navigation/loaders.ts";
import type { ApiReference } from "../features/reference/api-reference.ts";
import { createSitemapLoaders } from "../features/sitemap/loaders.ts";
import type { SitemapLoaders } from "../features/sitemap/loaders.ts";
import type { SiteFacts } from "../site/site.ts";
import type { Budget } from "./cost/budget.ts";
import { createFreshness } from "./freshness.ts";
import type { Freshness } from "./freshness.ts";

/** Rate-limited actions of a visitor. */
export type LimitedAction = "search" | "graphql" | "rating" | "feedback" | "contact" | "newsletter";

/** The visitor behind a request. Only operations that are never shared may see it. */
export interface Visitor {
  /** The IP address, found according to `TRUST_PROXY`; null if unknown. */
  readonly ip: string | null;
  /** Counts one action. Returns the seconds to wait if the allowance is used up, else null. */
  readonly waitFor: (action: LimitedAction) => Promise<number | null>;
  /** Takes the count of one action back: the backend failed, and did not take what the visitor sent. */
  readonly giveBack: (action: LimitedAction) => Promise<void>;
}

/** The context of resolvers, built for every request. */
export interface GatewayContext {
  readonly docsApi: DocsApi;
  readonly documents: DocumentLoaders;
  readonly content: ContentLoader;
  readonly glossary: GlossaryLoaders;
  readonly navigation: NavigationLoaders;
  readonly authors: AuthorLoaders;
  readonly sitemaps: SitemapLoaders;
  readonly site: SiteFacts;
  /** The reference of the API; null where the site does not show its schema. */
  readonly apiReference: () => ApiReference | null;
  readonly freshness: Freshness;
  /** What the execution may still do; null for operations that the gateway executes itself. */
  readonly budget: Budget | null;
  /** Is told all errors of the result of an operation sent over HTTP, before most of many are left out. */
  readonly noteErrors: (errors: readonly GraphQLFormattedError[]) => void;
  /** Returns the visitor; throws in a fill that is shared between visitors. */
  readonly visitor: () => Visitor;
}

/** What all requests share. `site` changes when the site's files do. */
export interface ContextParts {
  readonly docsApi: DocsApi;
  readonly contentPipeline: ContentPipeline;
  readonly site: () => SiteFacts;
  readonly apiReference: GatewayContext["apiReference"];
  readonly walkedPagesMax: number;
  /** Time limit for all backend calls of one request together. */
  readonly callsTotalMs: number;
}

/** The visitor of a shared fill: there is none, and asking for it is a bug. */
export function noVisitor(): never {
  throw new Error("A shared answer must not depend on the visitor. Serve this operation as a private one.");
}

/** Builds the context of one request. */
export function createContext(
  parts: ContextParts,
  visitor: () => Visitor,
  budget: Budget | null = null,
  noteErrors: GatewayContext["noteErrors"] = () => undefined,
): GatewayContext {
  const { contentPipeline, walkedPagesMax } = parts;
  const site = parts.site();
  const filled = withoutFeatures(withFilledDocuments(parts.docsApi, site), site);
  const docsApi = budget === null ? filled : stoppedBy(budget, filled);
  const freshness = createFreshness(parts.callsTotalMs);
  return {
    docsApi,
    documents: createDocumentLoaders({ docsApi, freshness, walkedPagesMax }),
    content: createContentLoader(contentPipeline),
    glossary: createGlossaryLoaders({
      linksTerms: site.features.glossaryCards,
      types: site.types,
      docsApi,
      contentPipeline,
      freshness,
      walkedPagesMax,
    }),
    navigation: createNavigationLoaders(docsApi, freshness),
    authors: createAuthorLoaders(docsApi, freshness),
    sitemaps: createSitemapLoaders(docsApi, freshness, site),
    site,
    apiReference: parts.apiReference,
    freshness,
    budget,
    noteErrors,
    visitor,
  };
}

/** The docs backend for an execution with a budget: once it is exceeded, no more calls are made. */
function stoppedBy(budget: Budget, docsApi: DocsApi): DocsApi {
  return new Proxy(docsApi, {
    get: (calls, name, receiver): unknown =>
      budget.problem() === null ? Reflect.get(calls, name, receiver) : () => budget.never,
  });
}
