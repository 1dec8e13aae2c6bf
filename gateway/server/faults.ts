import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { requestIdOf } from "../answers/listener.ts";
import type { ResponseFacts } from "../answers/write-answer.ts";
import { loggedUrl } from "../log.ts";
import type { Log } from "../log.ts";
import { writeRefusal } from "./refusals.ts";

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const underWay = new AsyncLocalStorage<Exchange>();

/** Has all that a listener starts known as work for its request, timers and promises included. */
export const knownByRequest =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    underWay.run({ request, response }, listener, request, response);

/** Ends a request in whose way something was thrown: 500 without data; where its answer has begun, the connection ends, so that nobody takes a part for the whole. */
export const failRequest = (response: ServerResponse, facts: Pick<ResponseFacts, "requestId">): void => {
  if (response.headersSent || response.destroyed) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  writeRefusal(response, { status: 500, message: "Something went wrong on our side." }, facts);
};

/**
 * The net below everything else in this process (decision 0030). What nobody caught in the way of a request ends that request alone.
 * Outside of one nobody knows what is broken, so the process ends and is started anew.
 */
export const spreadNet = (log: Log): void => {
  const onFault = (fault: unknown): void => {
    const exchange = underWay.getStore();
    if (exchange === undefined) {
      log.fatal({ err: fault }, "something failed that nobody caught, outside of any request: the process ends");
      process.exit(1);
    }
    const { request, response } = exchange;
    const requestId = requestIdOf(request);
    log.error(
      { err: fault, requestId, method: request.method, url: loggedUrl(request.url ?? "") },
      "something failed that nobody caught, in the way of this request",
    );
    failRequest(response, { requestId });
  };
  process.on("uncaughtException", onFault);
  process.on("unhandledRejection", onFault);
};
