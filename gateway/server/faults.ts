import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestIdOf } from "../answers/exchange.ts";
import type { ResponseFacts } from "../answers/write-answer.ts";
import { loggedUrl } from "../log.ts";
import type { Log } from "../log.ts";
import { writeRefusal } from "./refusals.ts";

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const currentExchange = new AsyncLocalStorage<Exchange>();

/** Runs a task in an async context, so that everything it starts, timers and promises included, is attributed to the request. */
export function attribute<Result>(request: IncomingMessage, response: ServerResponse, task: () => Result): Result {
  return currentExchange.run({ request, response }, task);
}

/**
 * Ends a request that threw: a 500 without data, or, if its response has begun, the end of the connection, so that a partial answer does not pass for
 * the whole.
 */
export function failRequest(response: ServerResponse, facts: Pick<ResponseFacts, "requestId">): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  writeRefusal(response, { status: 500, message: "Something went wrong on our side." }, facts);
}

/**
 * Handles what nothing else in this process caught (decision 0030). An error in the course of a request ends that request only. Outside of any
 * request the damage is unknown, so the process exits and is restarted.
 */
export function handleUncaught(log: Log): void {
  const onFault = (fault: unknown): void => {
    const exchange = currentExchange.getStore();
    if (exchange === undefined) {
      log.fatal({ err: fault }, "uncaught error outside of any request; the process exits");
      process.exit(1);
    }
    const { request, response } = exchange;
    const requestId = requestIdOf(request);
    log.error(
      { err: fault, requestId, method: request.method, url: loggedUrl(request.url ?? "") },
      "uncaught error while this request was handled",
    );
    failRequest(response, { requestId });
  };
  process.on("uncaughtException", onFault);
  process.on("unhandledRejection", onFault);
}
