import { Router } from "express";
import type { Request, RequestHandler } from "express";
import { bearsSecret, isOwnMachine } from "../../../addresses/requests/operators.ts";
import type { Metrics } from "../observability/metrics.ts";

/** What the operators' endpoints need. */
export interface OperationsParts {
  /** Why the gateway is not ready for visitors, or that it is. */
  readonly readiness: () => "warming" | "ready" | "stopping";
  readonly metrics: Metrics;
  /** Marks everything known so far as stale. */
  readonly purge: () => void;
  /** Opens purge and metrics to other machines; null: metrics from loopback only, and no purge over HTTP. */
  readonly secret: string | null;
}

/** The endpoints of `/operations`: liveness, readiness, metrics and purge. */
export function operations({ readiness, metrics, purge, secret }: OperationsParts): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set("cache-control", "no-store");
    next();
  });
  router.get("/health", (_request, response) => void response.json({ status: "ok" }));
  router.get("/ready", (_request, response) => {
    const status = readiness();
    response.status(status === "ready" ? 200 : 503).json({ status });
  });
  router.get(
    "/metrics",
    onlyFor(
      ({ socket, headers }) => isOwnMachine(socket.remoteAddress ?? "", headers) || bearsSecret(headers, secret),
      secret === null ? "Metrics are for the gateway's own machine" : null,
    ),
    async (_request, response) => {
      response.type("text/plain; version=0.0.4").send(await metrics.read());
    },
  );
  router.post(
    "/purge",
    onlyFor(({ headers }) => bearsSecret(headers, secret), secret === null ? "Purging over HTTP is off" : null),
    (_request, response) => {
      purge();
      response.json({ status: "purged" });
    },
  );
  return router;
}

/** Lets requests pass that may. The others are asked for the secret; where there is none, which no token can replace, they read what is off. */
function onlyFor(mayPass: (request: Request) => boolean, off: string | null): RequestHandler {
  return (request, response, next) => {
    if (mayPass(request)) return next();
    response.type("text");
    if (off !== null) return void response.status(403).send(`${off}: PURGE_SECRET is not set.\n`);
    response.status(401).set("www-authenticate", "Bearer").send("Send the value of PURGE_SECRET as a bearer token.\n");
  };
}
