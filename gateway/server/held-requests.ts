import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { requestIdOf } from "../answers/exchange.ts";
import { securityHeaders } from "./security-headers.ts";

/** Requests that arrived before there was a listener for them. */
export interface HeldRequests {
  /** Gives them, and all later ones, to a listener. */
  readonly releaseTo: (listener: RequestListener) => void;
}

/** Holds requests while the parts of a gateway are built. A readiness check is answered at once. */
export function holdRequests(server: Server): HeldRequests {
  const held: [IncomingMessage, ServerResponse][] = [];
  const hold: RequestListener = (request, response) => {
    if (request.method === "GET" && request.url === "/operations/ready") writeStarting(request, response);
    else held.push([request, response]);
  };
  server.on("request", hold);
  return {
    releaseTo: (listener) => {
      server.off("request", hold);
      server.on("request", listener);
      for (const [request, response] of held) listener(request, response);
    },
  };
}

function writeStarting(request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, {
      ...securityHeaders,
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "x-request-id": requestIdOf(request),
    })
    .end(JSON.stringify({ status: "starting" }));
}
