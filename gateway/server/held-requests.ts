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

/** Holds requests while the parts of a gateway are built. Checks of liveness and readiness are answered at once. */
export function holdRequests(server: Server): HeldRequests {
  const held: [IncomingMessage, ServerResponse][] = [];
  let current: RequestListener = (request, response) => {
    const check = checkOf(request);
    if (check !== null) writeStatus(check, "starting", request, response);
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
  const check = checkOf(request);
  if (check !== null) return writeStatus(check, "stopping", request, response);
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

type Check = "live" | "ready";

const checks: ReadonlyMap<string, Check> = new Map([
  ["/operations/health", "live"],
  ["/operations/ready", "ready"],
]);

/** What a request checks; null for any other. */
function checkOf({ method, url = "" }: IncomingMessage): Check | null {
  return method === "GET" || method === "HEAD" ? (checks.get(url) ?? null) : null;
}

/** A process that starts or stops is alive, and not ready. */
function writeStatus(
  check: Check,
  status: "starting" | "stopping",
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response
    .writeHead(check === "live" ? 200 : 503, {
      ...securityHeaders,
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "x-request-id": requestIdOf(request),
    })
    .end(JSON.stringify({ status: check === "live" ? "ok" : status }));
}
