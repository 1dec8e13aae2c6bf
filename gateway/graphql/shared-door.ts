import { hash } from "node:crypto";
import type { Answer, MaySearch } from "../answers/answer.ts";
import type { Door, RateLimited, Target } from "../answers/door.ts";
import { remembered, weightsOf } from "../answers/quality.ts";
import type { AnswerGraphql } from "./graphql-door.ts";
import { isOwnOperation } from "./estimate.ts";
import type { Estimate, EstimateOperation } from "./estimate.ts";
import { RateLimitedError } from "./rate-limited.ts";
import { parseBody } from "./parse-body.ts";

/** The media types of GraphQL answers; the first is for clients that take anything. */
const mediaTypes = ["application/json; charset=utf-8", "application/graphql-response+json; charset=utf-8"] as const;

/**
 * The door for GraphQL queries that are the same for everybody. The key is method, media type and the hash of what was sent; what
 * turns out to be a mutation, or to ask about the visitor, is answered privately.
 */
export const createGraphqlDoor = (answerGraphql: AnswerGraphql, estimateOperation: EstimateOperation): Door => ({
  name: "graphql",
  match: (target) => {
    if (target.path !== "/graphql") return null;
    const media = mediaTypeFor(target.accept);
    if (media === null) return null;
    const sent = target.body ?? target.search;
    return {
      key: `graphql ${target.method} ${media} ${hash("sha256", sent, "base64url")}`,
      fill: (maySearch) => fill(answerGraphql, target, media, maySearch),
      rateLimited: rateLimitedOperation(
        () => estimateOperation({ search: target.search, body: parsedOf(target.body) }),
        media,
      ),
    };
  },
});

const parsedOf = (body: Buffer | null): unknown => {
  const parsed = body === null ? null : parseBody(body);
  return parsed?.kind === "parsed" ? parsed.value : undefined;
};

/** Operations that search or cost: a visitor who may not have them now is told so, and nothing of the operation is carried out. */
export const rateLimitedOperation = (estimate: () => Estimate, media: string): RateLimited => ({
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
});

const toError = ({ message, extensions }: RateLimitedError) => ({ message, extensions });

/** `mayVisitorSearch`: asked for what is closest to an address, which pages of the client ask for in case there is nothing at theirs; others' searches were counted before. */
const fill = async (
  answerGraphql: AnswerGraphql,
  { method, search, body }: Target,
  media: string,
  mayVisitorSearch: MaySearch = nobodyWaits,
): Promise<Answer> => {
  const parsed = body === null ? { kind: "parsed" as const, value: undefined } : parseBody(body);
  if (parsed.kind === "refused") return parsed.answer;
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
  const { status, headers, text, isPrivate, freshUntil, usableUntil } = await answerGraphql(sent, maySearch);
  const isKept = status === 200 && !text.startsWith('{"errors"');
  return {
    status,
    headers: headers,
    body: Buffer.from(text),
    freshUntil: isKept ? freshUntil : 0,
    usableUntil: isKept ? usableUntil : 0,
    ...(isPrivate ? { isPrivate } : {}),
    ...(isWithoutSearch ? { isWithoutSearch: true } : {}),
  };
};

const nobodyWaits: MaySearch = () => Promise.resolve(false);

/** The media type that a client prefers; null when it takes neither. JSON where it says nothing (GraphQL over HTTP, section 6.1). */
const mediaTypeFor = (accept: string): string | null => (accept === "" ? mediaTypes[0] : negotiated(accept));

const negotiated = remembered((accept: string): string | null => {
  const weights = weightsOf(accept);
  const weigh = (type: string): number =>
    weights.get(type.split(";")[0] ?? "") ?? weights.get("application/*") ?? weights.get("*/*") ?? 0;
  const best = mediaTypes.toSorted((a, b) => weigh(b) - weigh(a))[0];
  return best !== undefined && weigh(best) > 0 ? best : null;
});
