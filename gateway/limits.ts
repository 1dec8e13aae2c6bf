import { z } from "zod";
import { defaultContentLimits as content } from "./content/content-limits.ts";
import { defaultDocsApiLimits as docsApi } from "./docs-api/limits.ts";

const count = z.coerce.number().int().positive();

/** The longest time that a timer of Node.js can wait; it takes a longer one for 1 ms. */
const longestMs = 2_147_483_647;

const milliseconds = z.coerce.number().int().max(longestMs, `expected at most ${longestMs} (24 days)`);
const time = milliseconds.positive();
const timeOrNone = milliseconds.min(0);

/**
 * Every limit with its default, which the limits of the docs API and of content take from their own modules. The environment variable of the same
 * name overrides it (docs/guides/deploy.md).
 */
export const Limits = z
  .object({
    LIMIT_UPSTREAM_CONNECT_MS: time.default(docsApi.connectMs),
    LIMIT_UPSTREAM_TOTAL_MS: time.default(docsApi.totalMs),
    LIMIT_UPSTREAM_SITEMAP_MS: time.default(docsApi.sitemapTotalMs),
    LIMIT_UPSTREAM_MEDIA_MS: time.default(docsApi.mediaHeadersMs),
    LIMIT_UPSTREAM_BODY_BYTES: count.default(docsApi.bodyBytes),
    LIMIT_UPSTREAM_BIG_BODY_BYTES: count.default(docsApi.bigBodyBytes),
    LIMIT_UPSTREAM_CALLS_COUNT: count.default(docsApi.callsAtOnce),
    LIMIT_UPSTREAM_WAITING_COUNT: count.default(docsApi.callsWaiting),
    LIMIT_UPSTREAM_MEDIA_COUNT: count.default(docsApi.mediaAtOnce),
    LIMIT_BREAKER_CALLS_COUNT: count.default(docsApi.breakerCalls),
    LIMIT_BREAKER_WINDOW_MS: time.default(docsApi.breakerWindowMs),
    LIMIT_BREAKER_OPEN_MS: time.default(docsApi.breakerOpenMs),
    LIMIT_PAGE_TOTAL_MS: time.default(4_000),
    LIMIT_REQUEST_TOTAL_MS: time.default(15_000),
    LIMIT_REQUEST_HEADERS_MS: time.default(10_000),
    LIMIT_REQUEST_BODY_BYTES: count.default(100_000),
    LIMIT_REQUEST_URL_BYTES: count.default(4_096),
    LIMIT_ANSWERS_BYTES: count.default(64 * 1024 * 1024),
    LIMIT_ANSWER_BYTES: count.default(1024 * 1024),
    LIMIT_CONNECTIONS_COUNT: count.default(2_000),
    LIMIT_CONNECTIONS_CHECK_MS: time.default(1_000),
    LIMIT_CONNECTION_IDLE_MS: time.default(60_000),
    LIMIT_SEARCHES_PER_MINUTE: count.default(120),
    LIMIT_GRAPHQL_COST_PER_MINUTE: count.default(100_000),
    LIMIT_RATINGS_PER_MINUTE: count.default(10),
    LIMIT_FEEDBACK_PER_HOUR: count.default(5),
    LIMIT_CONTACTS_PER_HOUR: count.default(5),
    LIMIT_NEWSLETTERS_PER_HOUR: count.default(5),
    LIMIT_WARM_UP_MS: timeOrNone.default(10_000),
    LIMIT_CHANGE_MS: timeOrNone.default(500),
    LIMIT_DRAIN_NOTICE_MS: timeOrNone.default(0),
    LIMIT_DRAIN_MS: time.default(10_000),
    LIMIT_GRAPHQL_CHARACTERS: count.default(15_000),
    LIMIT_GRAPHQL_TOKENS: count.default(1_000),
    LIMIT_GRAPHQL_DEPTH: count.default(10),
    LIMIT_GRAPHQL_ALIASES_COUNT: count.default(15),
    LIMIT_GRAPHQL_DIRECTIVES_COUNT: count.default(9),
    LIMIT_GRAPHQL_ROOT_FIELDS_COUNT: count.default(10),
    LIMIT_GRAPHQL_COST: count.default(6_000),
    LIMIT_GRAPHQL_FIELDS_COUNT: count.default(50_000),
    LIMIT_GRAPHQL_ANSWER_BYTES: count.default(2_000_000),
    LIMIT_CONTENT_BYTES: count.default(content.contentBytes),
    LIMIT_CONTENT_CPU_MS: time.default(content.cpuMs),
    LIMIT_CONTENT_WAIT_MS: time.default(content.waitMs),
    LIMIT_WALKED_PAGES_COUNT: count.default(50),
    LIMIT_REDIS_MS: time.default(50),
  })
  .refine(({ LIMIT_REQUEST_HEADERS_MS: headers, LIMIT_REQUEST_TOTAL_MS: total }) => headers <= total, {
    path: ["LIMIT_REQUEST_TOTAL_MS"],
    error:
      "expected at least the value of LIMIT_REQUEST_HEADERS_MS (default 10000), because the headers are part of the request",
  });

/** The value of every limit. */
export type LimitValues = z.infer<typeof Limits>;

/** The names of all limits. */
export const limitNames: readonly string[] = Object.keys(Limits.shape);

/**
 * The limit whose name is most similar, by letter pairs in common (Sørensen–Dice).
 *
 * @example nearestLimit("LIMIT_UPSTREAM_TOTAL_SECONDS") // "LIMIT_UPSTREAM_TOTAL_MS"
 */
export function nearestLimit(name: string): string | undefined {
  const wanted = new Set(pairsOf(name));
  const likeness = (limit: string): number =>
    (2 * pairsOf(limit).filter((pair) => wanted.has(pair)).length) / (limit.length + name.length);
  return limitNames.toSorted((a, b) => likeness(b) - likeness(a))[0];
}

function pairsOf(text: string): readonly string[] {
  return Array.from(text.slice(1), (letter, index) => text.charAt(index) + letter);
}
