import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { retryAfterSeconds } from "../answers/answer.ts";
import { requestIdOf } from "../answers/exchange.ts";
import { writeRefusal } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";

/** Requests that arrived before there was a listener for them. */
export interface HeldRequests {
  /** Gives them, and all later ones, to a listener. */
  readonly releaseTo: (listener: RequestListener) => void;
  /** Refuses them, and all later ones: the start is abandoned. */
  readonly refuse: () => void;
}

/** Holds requests while the parts of a gateway are built. A readiness check is answered at once. */
export function holdRequests(server: Server): HeldRequests {
  const held: [IncomingMessage, ServerResponse][] = [];
  let current: RequestListener = (request, response) => {
    if (isReadyCheck(request)) writeStatus("starting", request, response);
    else held.push([request, response]);
  };
  server.on("request", (request, response) => current(request, response));
  const releaseTo = (listener: RequestListener): void => {
    current = listener;
    for (const [request, response] of held.splice(0)) listener(request, response);
  };
  return { releaseTo, refuse: () => releaseTo(refuseStopping) };
}

function refuseStopping(request: IncomingMessage, response: ServerResponse): void {
  if (isReadyCheck(request)) return writeStatus("stopping", request, response);
  writeRefusal(
    response,
    {
      status: 503,
      message: "The site is stopping. Try again in a moment.",
      headers: { "retry-after": retryAfterSeconds, connection: "close" },
    },
    { requestId: requestIdOf(request) },
  );
}

function isReadyCheck({ method, url }: IncomingMessage): boolean {
  return method === "GET" && url === "/operations/ready";
}

function writeStatus(status: "starting" | "stopping", request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, {
      ...securityHeaders,
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "x-request-id": requestIdOf(request),
    })
    .end(JSON.stringify({ status }));
}
