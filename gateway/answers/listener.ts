import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import type { Answers } from "./answers.ts";
import { beginExchange, keepExchange } from "./exchange.ts";
import type { Exchange } from "./exchange.ts";
import type { Finder, Found } from "./find-match.ts";
import type { Match, RateLimited, Route, Target } from "./route.ts";
import type { Served, Source } from "./served.ts";
import type { ResponseFacts, WriteAnswer } from "./write-answer.ts";

/** What the listener reports of each response: always counted, logged if notable. */
export interface Outcome {
  readonly route: string;
  readonly source: Source;
  readonly status: number;
  readonly durationMs: number;
}

/** What a listener is built with. */
export interface ListenerParts {
  readonly answers: Answers;
  readonly write: WriteAnswer;
  /** Finds the route of a request. */
  readonly find: Finder;
  /** Refuses what no route may see, in the fixed order of the rules of answers; true if it has responded. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse, facts: ResponseFacts) => boolean;
  /** Called before a rate-limited fill; null to proceed, else the refusal. */
  readonly admit: (
    request: IncomingMessage,
    response: ServerResponse,
    rateLimited: RateLimited,
  ) => Promise<Answer | null>;
  /** Takes one search from the visitor's allowance; false if none is left. */
  readonly maySearch: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Whether the request carries the visitor's own data: its answer is then never shared. */
  readonly isPrivate: (request: IncomingMessage) => boolean;
  /** Reads the body of a POST once, and calls `proceed`; not if it has responded itself or the client has gone. */
  readonly readBody: (
    request: IncomingMessage,
    response: ServerResponse,
    facts: ResponseFacts,
    proceed: (body: Buffer) => void,
  ) => void;
  /** Runs a task that starts timers or promises, so that what they throw is attributed to the request. */
  readonly attribute: <Result>(request: IncomingMessage, response: ServerResponse, task: () => Result) => Result;
  /** Adds the headers that depend on the requesting origin to a response of an open route. */
  readonly nameOrigin: (request: IncomingMessage, response: ServerResponse) => void;
  /** Handles everything that is never shared. */
  readonly otherwise: RequestListener;
  /** Called with what was thrown: a bug. */
  readonly report: (bug: unknown) => void;
  /** Ends a request that threw: a 500 without data, or the end of a response that has begun. */
  readonly fail: (response: ServerResponse, facts: ResponseFacts) => void;
  readonly observe: (outcome: Outcome, request: IncomingMessage, facts: ResponseFacts) => void;
}

/**
 * Builds the listener in front of everything else: a hit is written straight from memory, synchronously. The order is fixed: refusals (number of
 * headers, method, length, host, origin), body, private requests, key, look-up.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { answers, find } = parts;

  const answer = (exchange: Exchange): Written => {
    const { request, response, facts } = exchange;
    if (parts.refuse(request, response, facts)) return;
    if (request.method !== "POST") return proceed(exchange);
    parts.readBody(request, response, facts, (body) => {
      exchange.body = body;
      runIsolated(parts, exchange, () => proceed(exchange));
    });
  };

  const proceed = (exchange: Exchange): Written =>
    parts.isPrivate(exchange.request) ? passOn(parts, exchange) : route(exchange);

  const route = (exchange: Exchange): Written => {
    const target = toTarget(exchange);
    const known = findSafely(parts, () => find.key(target));
    const hit = known === null ? null : answers.hit(known.key);
    if (known !== null && hit !== null) return finish(parts, exchange, known.route, known.key, hit);
    const found = findSafely(parts, () => find.match(target));
    return found === null ? passOn(parts, exchange) : serve(parts, exchange, found);
  };

  return (request, response) => {
    const exchange = beginExchange(request, response);
    runIsolated(parts, exchange, () => answer(exchange));
  };
}

/** Leaves a request to what handles everything that is never shared. */
function passOn(parts: ListenerParts, exchange: Exchange): void {
  const { request, response } = exchange;
  keepExchange(exchange);
  parts.attribute(request, response, () => parts.otherwise(request, response));
}

function serve(parts: ListenerParts, exchange: Exchange, found: Found): Written {
  const hit = parts.answers.hit(found.match.key);
  if (hit !== null) return finish(parts, exchange, found.route, found.match.key, hit);
  keepExchange(exchange);
  return parts.attribute(exchange.request, exchange.response, () => serveOther(parts, exchange, found));
}

function serveOther(parts: ListenerParts, exchange: Exchange, { route, match }: Found): Written {
  const ready = parts.answers.peek(match.key, match.fill);
  if (ready !== null) return finish(parts, exchange, route, match.key, ready);
  if (match.isPrivate?.()) return parts.otherwise(exchange.request, exchange.response);
  return make(parts, exchange, match).then((served) => finish(parts, exchange, route, match.key, served));
}

/** Handles a miss: every visitor is admitted individually, even if one fill serves many. */
async function make(
  parts: ListenerParts,
  { request, response }: Exchange,
  { key, fill, rateLimited }: Match,
): Promise<Served> {
  const refusal = rateLimited === undefined ? null : await parts.admit(request, response, rateLimited);
  if (refusal !== null) return parts.answers.refuse(refusal);
  let asked: Promise<boolean> | null = null;
  const maySearch = (): Promise<boolean> => (asked ??= parts.maySearch(request, response));
  const served = await parts.answers.get(key, () => fill(maySearch));
  // The shared fill began for another visitor, who may not search.
  const lacksSearch = served.entry.answer.isWithoutSearch === true && asked === null;
  return lacksSearch && (await maySearch()) ? parts.answers.getAnother(key, () => fill(maySearch)) : served;
}

/** Writes what is served. */
function finish(parts: ListenerParts, exchange: Exchange, route: Route, key: string, served: Served): Written {
  const { request, response, facts } = exchange;
  if (served.entry.answer.isPrivate) return passOn(parts, exchange);
  if (response.destroyed) return;
  if (route.isOpen) parts.nameOrigin(request, response);
  const written = parts.write(request, response, key, served, facts);
  const durationMs = performance.now() - facts.startedAt;
  parts.observe(
    { route: route.name, source: served.source, status: served.entry.answer.status, durationMs },
    request,
    facts,
  );
  return written;
}

/** A route that throws at an odd address is reported, and the request handled as one that is never shared. */
function findSafely<Result>({ report }: Pick<ListenerParts, "report">, find: () => Result | null): Result | null {
  try {
    return find();
  } catch (bug) {
    report(bug);
    return null;
  }
}

/** An error thrown while a request is handled ends that request only. */
function runIsolated(parts: ListenerParts, exchange: Exchange, task: () => Written): void {
  const fail = (bug: unknown): void => {
    parts.report(bug);
    parts.fail(exchange.response, exchange.facts);
  };
  try {
    task()?.catch(fail);
  } catch (bug) {
    fail(bug);
  }
}

/** Synchronous for a hit; a promise for what has to be built first. */
type Written = void | Promise<void>;

function toTarget({ request, body }: Exchange): Target {
  const url = request.url ?? "/";
  const at = url.indexOf("?");
  return {
    method: body === null ? "GET" : "POST",
    path: at === -1 ? url : url.slice(0, at),
    search: at === -1 ? "" : url.slice(at),
    accept: request.headers.accept ?? "",
    body,
  };
}
