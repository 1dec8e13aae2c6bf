import { hash } from "node:crypto";
import { neverSearch } from "../answers/answer.ts";
import type { Answer, MaySearch } from "../answers/answer.ts";
import type { Route, RateLimited, Target } from "../answers/route.ts";
import type { AnswerGraphql } from "./answer-graphql.ts";
import { isOwnOperation } from "./estimate.ts";
import type { Estimate, EstimateOperation } from "./estimate.ts";
import { mediaTypeFor } from "./media-type.ts";
import { RateLimitedError } from "./rate-limited.ts";
import type { SentOperation } from "./operation-request.ts";
import { badJson, parseBody, withoutBody } from "./parse-body.ts";

/** What is sent is part of the key up to this length, in bytes: of a longer one its hash is. */
const keptLengthMax = 2_048;

/**
 * The route for GraphQL queries whose answers can be shared. The key is method, media type and what was sent. A mutation is private, and so is a
 * query that turns out to read the visitor.
 */
export function createGraphqlRoute(answerGraphql: AnswerGraphql, estimateOperation: EstimateOperation): Route {
  return {
    name: "graphql",
    keyOf,
    match: (target) => {
      const key = keyOf(target);
      const media = mediaTypeFor(target.accept);
      if (key === null || media === null) return null;
      const estimate = (): Estimate => estimateOperation(sentOf(target));
      return {
        key,
        isPrivate: () => target.method === "POST" && estimate().isMutation,
        fill: (maySearch) => fill(answerGraphql, target, media, maySearch),
        rateLimited: rateLimitedOperation(estimate, media),
      };
    },
  };
}

function keyOf({ path, accept, method, body, search }: Target): string | null {
  const media = path === "/graphql" ? mediaTypeFor(accept) : null;
  if (media === null) return null;
  return body === null ? `graphql ${method} ${media} ${nameOf(search)}` : keyOfBody(body, media);
}

/** Different contents have different names. */
function nameOf(sent: Buffer | string): string {
  if (sent.length > keptLengthMax) return `#${hash("sha256", sent, "base64url")}`;
  return `=${typeof sent === "string" ? sent : sent.toString("latin1")}`;
}

/** A body with the key of its request. */
interface KnownBody {
  readonly body: Buffer;
  readonly media: string;
  readonly key: string;
}

const knownBodies: (KnownBody | undefined)[] = [];
const knownBodiesMax = 256;

/** The key of a POST. That of the last body of the same length is kept: the store finds a string that it has seen before in half the time. */
function keyOfBody(body: Buffer, media: string): string {
  const place = body.length % knownBodiesMax;
  const known = knownBodies[place];
  if (known !== undefined && known.media === media && known.body.equals(body)) return known.key;
  const key = `graphql POST ${media} ${nameOf(body)}`;
  if (body.length <= keptLengthMax) knownBodies[place] = { body: Buffer.from(body), media, key };
  return key;
}

/** What was sent; without a body if that is not JSON: it is refused later. */
function sentOf({ search, body }: Target): SentOperation {
  const parsed = body === null ? withoutBody : parseBody(body);
  return { search, body: parsed.kind === "parsed" ? parsed.value : undefined };
}

/** Rate limits an operation by its searches and its cost: a visitor whose allowance is used up gets a 429, and nothing is executed. */
export function rateLimitedOperation(estimate: () => Estimate, media: string): RateLimited {
  return {
    takes: () => {
      const { searches, cost } = estimate();
      return [
        { of: "search", points: searches },
        { of: "graphql", points: cost },
      ];
    },
    refuse: (of, retryAfterSeconds) => ({
      status: 429,
      headers: { "content-type": media, "cache-control": "no-store", "retry-after": String(retryAfterSeconds) },
      body: Buffer.from(JSON.stringify({ errors: [toError(new RateLimitedError(of))] })),
      freshUntil: 0,
      usableUntil: 0,
    }),
  };
}

function toError({ message, extensions }: RateLimitedError) {
  return { message, extensions };
}

/**
 * Executes the operation. `mayVisitorSearch` is called only for the client's own operations, whose pages select `closest` in case their document is
 * missing; the searches of others were counted before.
 */
async function fill(
  answerGraphql: AnswerGraphql,
  { method, search, body }: Target,
  media: string,
  mayVisitorSearch: MaySearch = neverSearch,
): Promise<Answer> {
  const parsed = body === null ? withoutBody : parseBody(body);
  if (parsed.kind === "bad") return badJson(media);
  const sent = {
    method,
    headers: { accept: media, ...(body === null ? {} : { "content-type": "application/json" }) },
    search,
    body: parsed.value,
  };
  let isWithoutSearch = false;
  const maySearch = async (): Promise<boolean> => {
    isWithoutSearch = isOwnOperation(sent) && !(await mayVisitorSearch());
    return !isWithoutSearch;
  };
  const { status, headers, text, isPrivate, isComplete, freshUntil, usableUntil } = await answerGraphql(
    sent,
    maySearch,
  );
  const isKept = status === 200 && !text.startsWith('{"errors"');
  return {
    status,
    headers,
    body: Buffer.from(text),
    freshUntil: isKept ? freshUntil : 0,
    usableUntil: isKept ? usableUntil : 0,
    ...(isPrivate ? { isPrivate } : {}),
    ...(isComplete && !isKept && !isWithoutSearch ? { isComplete } : {}),
    ...(isWithoutSearch ? { isWithoutSearch: true } : {}),
  };
}
