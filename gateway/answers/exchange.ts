import type { IncomingMessage, ServerResponse } from "node:http";
import type { ResponseFacts } from "./write-answer.ts";

/** A request, what it is answered with, and what is known of both. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly facts: ResponseFacts;
  /** The body of a POST, once it is read. */
  body: Buffer | null;
}

/** A new exchange of the listener. */
export function beginExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  return { request, response, facts: { requestId: nextRequestId(), startedAt: performance.now() }, body: null };
}

/** Those that more than the listener handles. A hit is none of them: what it touches is small. */
const exchanges = new WeakMap<IncomingMessage, Exchange>();

/** Lets what is behind the listener ask for the id and the body of a request. */
export function keepExchange(exchange: Exchange): void {
  exchanges.set(exchange.request, exchange);
}

/** The id of a request that came through the listener. */
export function requestIdOf(request: IncomingMessage): string {
  return exchanges.get(request)?.facts.requestId ?? nextRequestId();
}

/** The body of a request, as read by the listener. */
export function bodyOf(request: IncomingMessage): Buffer {
  return exchanges.get(request)?.body ?? Buffer.alloc(0);
}

/** Unique across gateways and restarts, and cheap: a random prefix and a counter. */
function nextRequestId(): string {
  return `${processId}-${(requestNumber += 1).toString(36)}`;
}
const processId = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
  byte.toString(16).padStart(2, "0"),
).join("");
let requestNumber = 0;
