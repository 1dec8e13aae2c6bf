import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import type { Answers, Served, Source } from "./answers.ts";
import type { Door, Match, RateLimited, Target } from "./door.ts";
import type { ResponseFacts, WriteAnswer } from "./write-answer.ts";

/** What the listener tells of each response: counted always, logged where something was not ordinary. */
export interface Outcome {
  readonly door: string;
  readonly source: Source;
  readonly status: number;
  readonly durationMs: number;
}

export interface ListenerParts {
  readonly answers: Answers;
  readonly write: WriteAnswer;
  readonly doors: readonly Door[];
  /** Refuses what no door may see, in the fixed order of the rules of answers; true when it has answered. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse, facts: ResponseFacts) => boolean;
  /** Asked before a fill that a visitor may have made only so often; null to go on, else the answer that refuses. */
  readonly admit: (
    request: IncomingMessage,
    response: ServerResponse,
    rateLimited: RateLimited,
  ) => Promise<Answer | null>;
  /** Takes one search of the visitor's allowance; false where there is none left. */
  readonly maySearch: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Whether the request carries something of the visitor's own: then it is never shared. */
  readonly isPrivate: (request: IncomingMessage) => boolean;
  /** Reads the body of a POST once; null when it has answered by itself. What is never shared finds the body again. */
  readonly readBody: (
    request: IncomingMessage,
    response: ServerResponse,
    facts: ResponseFacts,
  ) => Promise<Buffer | null>;
  /** Adds to a response of an open door what depends on the origin that asks. */
  readonly nameOrigin: (request: IncomingMessage, response: ServerResponse) => void;
  /** What is never shared. */
  readonly otherwise: RequestListener;
  /** Told of what was thrown: bugs. */
  readonly report: (bug: unknown) => void;
  /** Ends a request in whose way something was thrown: 500 without data, or an end of what had begun. */
  readonly fail: (response: ServerResponse, facts: ResponseFacts) => void;
  readonly observe: (outcome: Outcome, request: IncomingMessage, facts: ResponseFacts) => void;
}

/**
 * The listener in front of everything else: a hit is written straight from memory. The order is fixed: refusals (method, length,
 * host), private requests, key, look-up.
 */
export const createListener = (parts: ListenerParts): RequestListener => {
  const { answers, write, otherwise } = parts;

  const serve = (exchange: Exchange, { door, match }: Found): Written => {
    const ready = answers.peek(match.key, match.fill);
    if (ready !== null) return finish(exchange, door, match.key, ready);
    return make(exchange, match).then((served) => finish(exchange, door, match.key, served));
  };

  /** What is not there yet: each visitor is admitted by themselves, also where one fill serves many. */
  const make = async ({ request, response }: Exchange, { key, fill, rateLimited }: Match): Promise<Served> => {
    const refusal = rateLimited === undefined ? null : await parts.admit(request, response, rateLimited);
    if (refusal !== null) return answers.refuse(refusal);
    let asked: Promise<boolean> | null = null;
    const maySearch = (): Promise<boolean> => (asked ??= parts.maySearch(request, response));
    const served = await answers.get(key, () => fill(maySearch));
    // The fill was another visitor's, who may not search.
    const isLess = served.entry.answer.isWithoutSearch === true && asked === null;
    return isLess && (await maySearch()) ? answers.getAnother(key, () => fill(maySearch)) : served;
  };

  const finish = ({ request, response, facts }: Exchange, door: Door, key: string, served: Served): Written => {
    if (served.entry.answer.isPrivate) return otherwise(request, response);
    if (response.destroyed) return;
    if (door.isOpen) parts.nameOrigin(request, response);
    const written = write(request, response, key, served, facts);
    const durationMs = performance.now() - facts.startedAt;
    parts.observe(
      { door: door.name, source: served.source, status: served.entry.answer.status, durationMs },
      request,
      facts,
    );
    return written;
  };

  const route = (exchange: Exchange, body: Buffer | null): Written => {
    const found = findMatch(parts, toTarget(exchange.request, body));
    return found === null ? otherwise(exchange.request, exchange.response) : serve(exchange, found);
  };

  const answer = (exchange: Exchange): Written => {
    const { request, response, facts } = exchange;
    if (parts.refuse(request, response, facts)) return;
    const proceed = (body: Buffer | null): Written =>
      parts.isPrivate(request) ? otherwise(request, response) : route(exchange, body);
    if (request.method !== "POST") return proceed(null);
    return parts.readBody(request, response, facts).then((body) => (body === null ? undefined : proceed(body)));
  };

  return (request, response) => {
    const exchange = { request, response, facts: { requestId: nextRequestId(), startedAt: performance.now() } };
    requestIds.set(request, exchange.facts.requestId);
    alone(parts, exchange, answer);
  };
};

const findMatch = ({ doors, report }: Pick<ListenerParts, "doors" | "report">, target: Target): Found | null => {
  try {
    for (const door of doors) {
      const match = door.match(target);
      if (match !== null) return { door, match };
    }
  } catch (bug) {
    // An odd address, which what is never shared answers.
    report(bug);
  }
  return null;
};

/** Whatever is thrown in the way of a request ends that request alone. */
const alone = (parts: ListenerParts, exchange: Exchange, answer: (exchange: Exchange) => Written): void => {
  const fail = (bug: unknown): void => {
    parts.report(bug);
    parts.fail(exchange.response, exchange.facts);
  };
  try {
    answer(exchange)?.catch(fail);
  } catch (bug) {
    fail(bug);
  }
};

/** A hit is written at once; what has to be made first is written later. */
type Written = void | Promise<void>;

/** The door of a request, and what it makes of it. */
interface Found {
  readonly door: Door;
  readonly match: Match;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly facts: ResponseFacts;
}

const toTarget = (request: IncomingMessage, body: Buffer | null): Target => {
  const url = request.url ?? "/";
  const at = url.indexOf("?");
  return {
    method: body === null ? "GET" : "POST",
    path: at === -1 ? url : url.slice(0, at),
    search: at === -1 ? "" : url.slice(at),
    accept: request.headers.accept ?? "",
    body,
  };
};

const requestIds = new WeakMap<IncomingMessage, string>();

/** The id of a request that came through the listener. */
export const requestIdOf = (request: IncomingMessage): string => requestIds.get(request) ?? nextRequestId();

/** Unique over gateways and restarts, and cheap: a random beginning and a number. */
const nextRequestId = (): string => `${processId}-${(requestNumber += 1).toString(36)}`;
const processId = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
  byte.toString(16).padStart(2, "0"),
).join("");
let requestNumber = 0;
