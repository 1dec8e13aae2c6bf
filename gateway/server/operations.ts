import { Router } from "express";
import type { Request, RequestHandler } from "express";
import type { Metrics } from "./metrics.ts";
import { knowsSecret } from "./secret.ts";

/** What operators ask and do. */
export interface OperationsParts {
  readonly isReady: () => boolean;
  readonly metrics: Metrics;
  /** Makes everything known so far old. */
  readonly purge: () => void;
  /** Opens purge and metrics to other machines; null: loopback only, and no purge over HTTP. */
  readonly secret: string | null;
}

/** `/operations`: is the process alive, may it get visitors, how does it do, and forget what you know. */
export const operations = ({ isReady, metrics, purge, secret }: OperationsParts): Router => {
  const router = Router();
  router.use((_request, response, next) => {
    response.set("cache-control", "no-store");
    next();
  });
  router.get("/health", (_request, response) => void response.json({ status: "ok" }));
  router.get(
    "/ready",
    (_request, response) =>
      void response.status(isReady() ? 200 : 503).json({ status: isReady() ? "ready" : "stopping" }),
  );
  router.get(
    "/metrics",
    onlyFor((request) => isLoopback(request) || knowsSecret(request, secret)),
    async (_request, response) => {
      response.type("text/plain; version=0.0.4").send(await metrics.read());
    },
  );
  router.post(
    "/purge",
    onlyFor((request) => knowsSecret(request, secret)),
    (_request, response) => {
      purge();
      response.json({ status: "purged" });
    },
  );
  return router;
};

const onlyFor =
  (mayPass: (request: Request) => boolean): RequestHandler =>
  (request, response, next) => {
    if (mayPass(request)) return next();
    response
      .status(401)
      .set("www-authenticate", "Bearer")
      .type("text")
      .send("Send the secret of PURGE_SECRET as a bearer token.\n");
  };

/** What a proxy says of whom it asks for: then it is not the machine itself that asks, though the connection comes from it (RFC 7239; RFC 9110, section 7.6.3). */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

const isLoopback = ({ socket, headers }: Request): boolean =>
  proxyHeaders.every((name) => headers[name] === undefined) &&
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
