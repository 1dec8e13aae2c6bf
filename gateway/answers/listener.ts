import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import type { Answers, Served, Source } from "./answers.ts";
import type { Door, Match, Scarce, Target } from "./door.ts";
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
  readonly admit: (request: IncomingMessage, scarce: Scarce) => Promise<Answer | null>;
  /** Whether the request carries something of the visitor's own: then it is never shared. */
  readonly isPrivate: (request: IncomingMessage) => boolean;
  /** Reads the body of a POST once; null when it has answered by itself. What is never shared finds the body again. */
  readonly readBody: (
    request: IncomingMessage,
    response: ServerResponse,
    facts: ResponseFacts,
  ) => Promise<Buffer | null>;
  /** What is never shared. */
  readonly otherwise: RequestListener;
  /** Told of doors that threw: bugs. */
  readonly report: (bug: unknown) => void;
  readonly observe: (outcome: Outcome, request: IncomingMessage, facts: ResponseFacts) => void;
}

/**
 * The listener in front of everything else: a hit is written straight from memory. The order is fixed: refusals (method, length,
 * host), private requests, key, look-up.
 */
export const createListener = (parts: ListenerParts): RequestListener => {
  const { answers, write, doors, otherwise } = parts;

  const serve = (exchange: Exchange, door: Door, match: Match): void => {
    const ready = answers.peek(match.key, match.fill);
    if (ready !== null) return finish(exchange, door, match.key, ready);
    make(exchange, match).then(
      (served) => finish(exchange, door, match.key, served),
      (bug: unknown) => exchange.response.destroy(toError(bug)),
    );
  };

  /** What is not there yet: each visitor is admitted by themselves, also where one fill serves many. */
  const make = async ({ request }: Exchange, { key, fill, scarce }: Match): Promise<Served> => {
    const refusal = scarce === undefined ? null : await parts.admit(request, scarce);
    return refusal === null ? answers.get(key, fill) : answers.refuse(refusal);
  };

  const finish = ({ request, response, facts }: Exchange, door: Door, key: string, served: Served): void => {
    if (served.entry.answer.isPrivate) return otherwise(request, response);
    if (response.destroyed) return;
    void write(request, response, key, served, facts);
    const durationMs = performance.now() - facts.startedAt;
    parts.observe(
      { door: door.name, source: served.source, status: served.entry.answer.status, durationMs },
      request,
      facts,
    );
  };

  const route = (exchange: Exchange, body: Buffer | null): void => {
    const target = toTarget(exchange.request, body);
    try {
      for (const door of doors) {
        const match = door.match(target);
        if (match !== null) return serve(exchange, door, match);
      }
    } catch (bug) {
      // One odd address must not end the process for everybody else.
      parts.report(bug);
    }
    otherwise(exchange.request, exchange.response);
  };

  return (request, response) => {
    const facts = { requestId: nextRequestId(), startedAt: performance.now() };
    requestIds.set(request, facts.requestId);
    if (parts.refuse(request, response, facts)) return;
    const exchange = { request, response, facts };
    if (request.method === "POST") {
      void parts.readBody(request, response, facts).then((body) => {
        if (body === null) return;
        if (parts.isPrivate(request)) return otherwise(request, response);
        route(exchange, body);
      });
      return;
    }
    if (parts.isPrivate(request)) return otherwise(request, response);
    route(exchange, null);
  };
};

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

const toError = (bug: unknown): Error => (bug instanceof Error ? bug : new Error(String(bug)));
