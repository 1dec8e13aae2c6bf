import { defaultContentLimits } from "./content/content-limits.ts";
import type { ContentLimits } from "./content/content-limits.ts";
import { defaultDocsApiLimits } from "./docs-api/limits.ts";
import type { DocsApiLimits } from "./docs-api/limits.ts";
import type { LimitValues } from "./limits.ts";

/** The limits of calls to the docs backend. */
export function toDocsApiLimits(limits: LimitValues): DocsApiLimits {
  return {
    ...defaultDocsApiLimits,
    connectMs: limits.LIMIT_UPSTREAM_CONNECT_MS,
    totalMs: limits.LIMIT_UPSTREAM_TOTAL_MS,
    sitemapTotalMs: limits.LIMIT_UPSTREAM_SITEMAP_MS,
    mediaHeadersMs: limits.LIMIT_UPSTREAM_MEDIA_MS,
    bodyBytes: limits.LIMIT_UPSTREAM_BODY_BYTES,
    bigBodyBytes: limits.LIMIT_UPSTREAM_BIG_BODY_BYTES,
    callsAtOnce: limits.LIMIT_UPSTREAM_CALLS_COUNT,
    callsWaiting: limits.LIMIT_UPSTREAM_WAITING_COUNT,
    mediaAtOnce: limits.LIMIT_UPSTREAM_MEDIA_COUNT,
    breakerCalls: limits.LIMIT_BREAKER_CALLS_COUNT,
    breakerWindowMs: limits.LIMIT_BREAKER_WINDOW_MS,
    breakerOpenMs: limits.LIMIT_BREAKER_OPEN_MS,
  };
}

/** The limits of texts. */
export function toContentLimits(limits: LimitValues): ContentLimits {
  return {
    ...defaultContentLimits,
    contentBytes: limits.LIMIT_CONTENT_BYTES,
    cpuMs: limits.LIMIT_CONTENT_CPU_MS,
    waitMs: limits.LIMIT_CONTENT_WAIT_MS,
  };
}

/** The limits of GraphQL operations. */
export function toGraphqlLimits(limits: LimitValues) {
  return {
    characters: limits.LIMIT_GRAPHQL_CHARACTERS,
    tokens: limits.LIMIT_GRAPHQL_TOKENS,
    depth: limits.LIMIT_GRAPHQL_DEPTH,
    aliases: limits.LIMIT_GRAPHQL_ALIASES_COUNT,
    directives: limits.LIMIT_GRAPHQL_DIRECTIVES_COUNT,
    rootFields: limits.LIMIT_GRAPHQL_ROOT_FIELDS_COUNT,
    cost: limits.LIMIT_GRAPHQL_COST,
    answer: { fields: limits.LIMIT_GRAPHQL_FIELDS_COUNT, bytes: limits.LIMIT_GRAPHQL_ANSWER_BYTES },
  };
}
