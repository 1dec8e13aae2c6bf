import type { ContentPipeline } from "../content/content-pipeline.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";
import { createAuthorLoaders } from "../features/authors/loaders.ts";
import type { AuthorLoaders } from "../features/authors/loaders.ts";
import { createContentLoader } from "../features/documents/content-loader.ts";
import type { ContentLoader } from "../features/documents/content-loader.ts";
import { withFilledDocuments } from "../features/documents/filled-documents.ts";
import { createDocumentLoaders } from "../features/documents/loaders.ts";
import type { DocumentLoaders } from "../features/documents/loaders.ts";
import { createGlossaryLoaders } from "../features/glossary/loaders.ts";
import type { GlossaryLoaders } from "../features/glossary/loaders.ts";
import { createNavigationLoaders } from "../features/navigation/loaders.ts";
import type { NavigationLoaders } from "../features/navigation/loaders.ts";
import { createSitemapLoaders } from "../features/sitemap/loaders.ts";
import type { SitemapLoaders } from "../features/sitemap/loaders.ts";
import type { SiteFacts } from "../site/site.ts";
import type { Budget } from "./cost/budget.ts";
import { createFreshness } from "./freshness.ts";
import type { Freshness } from "./freshness.ts";

/** What a visitor may do only so often. */
export type LimitedAction = "search" | "graphql" | "rating" | "feedback" | "contact" | "newsletter";

/** Who asks. Only operations that are never shared may know. */
export interface Visitor {
  /** The address by `TRUST_PROXY`; null when it cannot be told. */
  readonly ip: string | null;
  /** Counts one action. Gives the seconds to wait where there were too many lately, else null. */
  readonly waitFor: (action: LimitedAction) => Promise<number | null>;
}

/** What resolvers work with: made anew for every request. */
export interface GatewayContext {
  readonly docsApi: DocsApi;
  readonly documents: DocumentLoaders;
  readonly content: ContentLoader;
  readonly glossary: GlossaryLoaders;
  readonly navigation: NavigationLoaders;
  readonly authors: AuthorLoaders;
  readonly sitemaps: SitemapLoaders;
  readonly site: SiteFacts;
  readonly freshness: Freshness;
  /** What the execution may still do; null where an operation of our own is executed. */
  readonly budget: Budget | null;
  /** Gives the visitor; throws in a fill that is shared between visitors. */
  readonly visitor: () => Visitor;
}

/** What the gateway has of each kind once, for all requests. `site` may change when its files do. */
export interface ContextParts {
  readonly docsApi: DocsApi;
  readonly contentPipeline: ContentPipeline;
  readonly site: () => SiteFacts;
  readonly walkedPagesMax: number;
  /** For all the calls of one request together. */
  readonly callsTotalMs: number;
}

/** The visitor of a shared fill: there is none, and asking is a bug. */
export const noVisitor = (): never => {
  throw new Error("A shared answer must not depend on the visitor. Serve this operation as a private one.");
};

/** Builds the context of one request. */
export const createContext = (
  parts: ContextParts,
  visitor: () => Visitor,
  budget: Budget | null = null,
): GatewayContext => {
  const { contentPipeline, walkedPagesMax } = parts;
  const site = parts.site();
  const filled = withFilledDocuments(parts.docsApi, site.name);
  const docsApi = budget === null ? filled : stoppedBy(budget, filled);
  const freshness = createFreshness(parts.callsTotalMs);
  return {
    docsApi,
    documents: createDocumentLoaders({ docsApi, freshness, walkedPagesMax }),
    content: createContentLoader(contentPipeline),
    glossary: createGlossaryLoaders({ docsApi, contentPipeline, freshness, walkedPagesMax }),
    navigation: createNavigationLoaders(docsApi, freshness),
    authors: createAuthorLoaders(docsApi, freshness),
    sitemaps: createSitemapLoaders(docsApi, freshness, site.url),
    site,
    freshness,
    budget,
    visitor,
  };
};

/** The docs backend for an execution that may be ended: from then on nothing more is asked of it. */
const stoppedBy = (budget: Budget, docsApi: DocsApi): DocsApi =>
  new Proxy(docsApi, {
    get: (calls, name, receiver): unknown =>
      budget.problem() === null ? Reflect.get(calls, name, receiver) : () => budget.never,
  });
