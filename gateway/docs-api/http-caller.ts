import type { Dispatcher } from "undici";
import { pathOf, queryOf, under } from "./address.ts";
import { jsonOf, parsing } from "./answer.ts";
import type { CacheStore } from "./cache-store.ts";
import { cached } from "./cached.ts";
import type { CacheRules, Loaded } from "./cached.ts";
import type { DocsApiCaller, ReadCall, ReadRequest, SendAnswer, SendRequest } from "./caller.ts";
import { withinDeadline } from "./deadline.ts";
import { DocsApiError } from "./docs-api-error.ts";
import type { DocsApiLimits } from "./limits.ts";
import { exchange } from "./request.ts";
import { withRetry } from "./retry.ts";
import type { RetryBudget } from "./retry.ts";

/** Where the failures of calls are told. A pino logger fits. */
export interface DocsApiLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** What the calls over HTTP are made of. */
export interface HttpCallerParts {
  readonly siteId: string;
  /** The base addresses; null while there is none. */
  readonly baseUrl: Readonly<Record<ReadRequest["base"], () => string | null>>;
  readonly dispatcher: Dispatcher;
  readonly store: CacheStore;
  readonly rules: CacheRules;
  readonly limits: DocsApiLimits;
  readonly retries: RetryBudget;
  readonly log: DocsApiLog | null;
}

/** Builds the calls that all nouns share. */
export const createHttpCaller = (parts: HttpCallerParts): DocsApiCaller => ({
  siteId: parts.siteId,
  reads: (call) =>
    cached(parts.store, parts.rules, {
      keyOf: (input) => keyOf(call.name, call.request(input)),
      load: (input) => telling(parts.log, call.name, () => read(parts, call, input)),
    }),
  send: (request) => telling(parts.log, request.name, () => send(parts, request)),
});

/** The address a call goes to. */
export const addressOf = (parts: Pick<HttpCallerParts, "baseUrl">, call: string, base: ReadRequest["base"], path: string): string => {
  const url = parts.baseUrl[base]();
  if (url === null) throw new DocsApiError({ problem: "unavailable", call, reason: "the backend has not started yet" });
  return under(url, path);
};

/** The path alone: an embedded backend comes back on another port with the same documents. */
const keyOf = (name: string, { path, query }: ReadRequest): string => `${name} ${JSON.stringify(path)}${queryOf(query)}`;

const read = async <Input, T>(parts: HttpCallerParts, call: ReadCall<Input, T>, input: Input): Promise<Loaded<T>> => {
  try {
    const { json, sizeBytes } = await get(parts, call, call.request(input));
    return { data: parsing(call.name, () => call.parse(json, input)), sizeBytes };
  } catch (error) {
    const isMissing = error instanceof DocsApiError && error.status === 404;
    if (call.missing === undefined || !isMissing) throw error;
    return { data: call.missing(input), sizeBytes: 0 };
  }
};

type ReadSettings = Pick<ReadCall<never, unknown>, "name" | "kind">;

interface JsonAnswer {
  readonly json: unknown;
  readonly sizeBytes: number;
}

const get = async (parts: HttpCallerParts, call: ReadSettings, request: ReadRequest): Promise<JsonAnswer> => {
  const path = addressable(call.name, request.path);
  const { totalMs, bodyBytes } = boundsOf(call.kind ?? "usual", parts.limits);
  const { retryPauseMinMs: pauseMinMs, retryPauseMaxMs: pauseMaxMs } = parts.limits;
  return withinDeadline(totalMs, (signal) =>
    withRetry(
      async () => {
        const url = `${addressOf(parts, call.name, request.base, path)}${queryOf(request.query)}`;
        const { dispatcher } = parts;
        const answer = await exchange({ call: call.name, method: "GET", url, body: null, bodyBytes, signal, dispatcher });
        return { json: jsonOf(answer, call.name), sizeBytes: answer.body.byteLength };
      },
      { budget: parts.retries, pauseMinMs, pauseMaxMs, signal },
    ),
  );
};

const send = ({ baseUrl, dispatcher, limits }: HttpCallerParts, { name, path, body }: SendRequest): Promise<SendAnswer> => {
  const url = addressOf({ baseUrl }, name, "api", addressable(name, path));
  return withinDeadline(limits.totalMs, async (signal) => {
    const { bodyBytes } = limits;
    const request = { call: name, method: "POST", url, body: JSON.stringify(body), bodyBytes, signal, dispatcher } as const;
    return { json: jsonOf(await exchange(request), name) };
  });
};

const addressable = (call: string, segments: readonly string[]): string => {
  const path = pathOf(segments);
  if (path === null) throw new DocsApiError({ problem: "rejected", call, httpStatus: 404, reason: "no address can carry this name" });
  return path;
};

const boundsOf = (kind: "usual" | "navigation" | "sitemap", limits: DocsApiLimits) => ({
  totalMs: kind === "sitemap" ? limits.sitemapTotalMs : limits.totalMs,
  bodyBytes: kind === "usual" ? limits.bodyBytes : limits.bigBodyBytes,
});

const telling = async <T>(log: DocsApiLog | null, call: string, run: () => Promise<T>): Promise<T> => {
  const beganAt = performance.now();
  try {
    return await run();
  } catch (error) {
    const fields = error instanceof DocsApiError ? { problem: error.problem, status: error.status } : { problem: "bug" };
    const message = error instanceof Error ? error.message : "a call failed";
    log?.warn({ call, ...fields, durationMs: Math.round(performance.now() - beganAt) }, message);
    throw error;
  }
};
