import type { Dispatcher } from "undici";
import { pathOf, queryOf, under } from "../transport/address.ts";
import { assertJson, jsonOf, parsing, readJson, textOf } from "../transport/answer.ts";
import type { BigAnswerReader } from "./big-answers/reader.ts";
import type { CacheStore } from "../cache/cache-store.ts";
import { cached } from "../cache/cached.ts";
import type { Arrived, CacheRules, Loaded } from "../cache/cached.ts";
import type { DocsApiCaller, ReadCall, ReadRequest, SendAnswer, SendRequest } from "./caller.ts";
import { DocsApiError } from "../docs-api-error.ts";
import { telling } from "../docs-api-log.ts";
import type { DocsApiLog } from "../docs-api-log.ts";
import type { Guard } from "../transport/guard.ts";
import type { DocsApiLimits } from "../limits.ts";
import type { ReadingTurn } from "../transport/reading-turns.ts";
import { exchange } from "../transport/request.ts";
import type { HttpAnswer } from "../transport/request.ts";
import type { SharedAnswers } from "../cache/shared-answers.ts";
import type { VisitorCookies } from "../transport/visitor-cookies.ts";

/** What the calls over HTTP are made of. */
export interface HttpCallerParts {
  readonly siteId: string;
  /** The base addresses; null while there is none. */
  readonly baseUrl: Readonly<Record<ReadRequest["base"], () => string | null>>;
  readonly dispatcher: Dispatcher;
  readonly store: CacheStore;
  /** For answers that may be as large as the site. */
  readonly bigStore: CacheStore;
  readonly shared: SharedAnswers;
  readonly rules: CacheRules;
  readonly limits: DocsApiLimits;
  readonly guard: Guard;
  /** Reads what may be as large as the site. */
  readonly bigAnswers: BigAnswerReader;
  /** Before an answer is read here that is not small. */
  readonly readingTurn: ReadingTurn;
  readonly log: DocsApiLog | null;
  /** Whose calls these are; null for those that are everybody's. */
  readonly visitor: VisitorCookies | null;
}

/** Builds the calls that all nouns share. */
export const createHttpCaller = (parts: HttpCallerParts): DocsApiCaller => ({
  siteId: parts.siteId,
  reads: (call) =>
    cached(
      {
        store: call.kind === "navigation" || call.kind === "sitemap" ? parts.bigStore : parts.store,
        shared: parts.shared,
      },
      parts.rules,
      {
        keyOf: (input) => keyOf(call.name, call.request(input)),
        load: (input, known) => telling(parts.log, call.name, () => read(parts, call, { input, known })),
        readJson: (json, input) =>
          isBig(call.kind, json.length)
            ? parts.bigAnswers.read(call.name, Buffer.from(json))
            : parsing(call.name, () => call.parse(readJson(json, call.name), input)),
      },
    ),
  send: (request) => telling(parts.log, request.name, () => send(parts, request)),
});

/** The address a call goes to. */
export const addressOf = (
  parts: Pick<HttpCallerParts, "baseUrl">,
  call: string,
  base: ReadRequest["base"],
  path: string,
): string => {
  const url = parts.baseUrl[base]();
  if (url === null)
    throw new DocsApiError({
      problem: "unavailable",
      call,
      reason: "the backend has not started yet",
      withoutCall: true,
    });
  return under(url, path);
};

/** The path alone: an embedded backend comes back on another port with the same documents. */
const keyOf = (name: string, { path, query }: ReadRequest): string =>
  `${name} ${JSON.stringify(path)}${queryOf(query)}`;

const read = async <Input, T>(
  parts: HttpCallerParts,
  call: ReadCall<Input, T>,
  { input, known }: { readonly input: Input; readonly known: Loaded<T> | null },
): Promise<Arrived<T>> => {
  try {
    return await get(parts, call, { request: call.request(input), known, parse: (json) => call.parse(json, input) });
  } catch (error) {
    const isMissing = error instanceof DocsApiError && error.status === 404;
    if (call.missing === undefined || !isMissing) throw error;
    return { data: call.missing(input), sizeBytes: 0, condition: null };
  }
};

type ReadSettings = Pick<ReadCall<never, unknown>, "name" | "group" | "kind">;

interface Get<T> {
  readonly request: ReadRequest;
  readonly known: Loaded<T> | null;
  readonly parse: (json: unknown) => T;
}

const get = async <T>(
  parts: HttpCallerParts,
  { name, group, kind }: ReadSettings,
  { request, known, parse }: Get<T>,
): Promise<Arrived<T>> => {
  const path = addressable(name, request.path);
  const { totalMs, bodyBytes } = boundsOf(kind ?? "usual", parts.limits);
  const condition = known?.condition ?? null;
  const arrived = await parts.guard({ name, group, totalMs, repeatable: true }, async (signal) => {
    const url = `${addressOf(parts, name, request.base, path)}${queryOf(request.query)}`;
    const { dispatcher, visitor } = parts;
    const answer = await exchange({
      call: name,
      method: "GET",
      url,
      body: null,
      condition,
      bodyBytes,
      signal,
      dispatcher,
      visitor,
    });
    if (answer.status === 304 && known !== null && condition !== null) return { ...known, json: null };
    if (isBig(kind, answer.body.byteLength)) {
      assertJson(answer, name);
      return answer;
    }
    if (answer.body.byteLength > smallBytes) await parts.readingTurn();
    const json = jsonOf(answer, name);
    return toArrived(
      parts,
      answer,
      parsing(name, () => parse(json)),
    );
  });
  // Reading it takes our time and not the backend's: what the backend may take has nothing to do with it.
  return "body" in arrived ? toArrived(parts, arrived, await parts.bigAnswers.read<T>(name, arrived.body)) : arrived;
};

/** What is smaller is read as it comes. */
const smallBytes = 50_000;

/** A larger answer of a kind that may be as large as the site is read in a thread of its own. */
const bigBytes = 200_000;

const isBig = (kind: ReadSettings["kind"], length: number): boolean =>
  kind !== undefined && kind !== "usual" && length > bigBytes;

const toArrived = <T>({ shared }: HttpCallerParts, answer: HttpAnswer, data: T): Arrived<T> => {
  const arrived = { data, sizeBytes: answer.body.byteLength, condition: answer.condition };
  return shared.epoch() === null ? arrived : { ...arrived, json: textOf(answer) };
};

const send = async (
  parts: HttpCallerParts,
  { name, method = "POST", path, body }: SendRequest,
): Promise<SendAnswer> => {
  const { dispatcher, limits, visitor } = parts;
  const { totalMs, bodyBytes } = limits;
  const encodedPath = addressable(name, path);
  return parts.guard({ name, group: "changes", totalMs, repeatable: false }, async (signal) => {
    const url = addressOf(parts, name, "api", encodedPath);
    const request = {
      call: name,
      method,
      url,
      body: JSON.stringify(body),
      condition: null,
      bodyBytes,
      signal,
      dispatcher,
      visitor,
    } as const;
    return { json: jsonOf(await exchange(request), name) };
  });
};

const addressable = (call: string, segments: readonly string[]): string => {
  const path = pathOf(segments);
  if (path === null)
    throw new DocsApiError({ problem: "rejected", call, httpStatus: 404, reason: "no address can carry this name" });
  return path;
};

const boundsOf = (kind: "usual" | "navigation" | "sitemap", limits: DocsApiLimits) => ({
  totalMs: kind === "sitemap" ? limits.sitemapTotalMs : limits.totalMs,
  bodyBytes: kind === "usual" ? limits.bodyBytes : limits.bigBodyBytes,
});
