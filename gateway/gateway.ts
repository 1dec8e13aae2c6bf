import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRoutes } from "./routes.ts";
import { createParts } from "./parts.ts";
import type { GatewayOptions } from "./options.ts";
import { createFront } from "./front.ts";
import { createHttpServer, drain, listen } from "./server/http-server.ts";

/** A running gateway. */
export interface Gateway {
  /** The port that it listens on. */
  readonly port: number;
  /** Process id of the embedded backend; null while it is down, or with the operator's own backend. */
  readonly backendPid: () => number | null;
  /** Marks everything fetched so far as stale. */
  readonly purge: () => void;
  /** Starts the content worker ahead of the first text, which would otherwise wait for it. */
  readonly warm: () => void;
  /** Stops accepting requests, lets those in flight finish, then stops the backend. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds and starts a gateway. It listens first, so that a port in use is reported at once; requests wait until all parts are ready.
 *
 * @throws ListenError, SiteFilesError, BackendStartError: each message says what to do.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { config } = options;
  const server = createHttpServer(config.limits);
  const waiting = holdRequests(server);
  const port = await listen(server, config.listen.port, config.listen.host);
  const parts = await createParts(options, port).catch((error: unknown) => closeAndThrow(server, error));
  const routes = await createRoutes(options, parts, server).catch(async (error: unknown) => {
    await parts.stop();
    return closeAndThrow(server, error);
  });
  let ready = true;
  const listener = createFront(options, parts, routes, () => ready);
  server.on("request", listener);
  for (const [request, response] of waiting.release()) listener(request, response);
  return {
    port,
    backendPid: parts.backendPid,
    purge: parts.purge,
    warm: () => parts.contentPipeline.warm(),
    stop: async () => {
      ready = false;
      await drain(server, { noticeMs: config.limits.LIMIT_DRAIN_NOTICE_MS, drainMs: config.limits.LIMIT_DRAIN_MS });
      await routes.stop();
      await parts.stop();
    },
  };
}

function closeAndThrow(server: Server, error: unknown): never {
  server.close();
  server.closeAllConnections();
  throw error;
}

/** Holds requests that arrive while the parts are still being built. */
function holdRequests(server: Server) {
  const held: [IncomingMessage, ServerResponse][] = [];
  const hold = (request: IncomingMessage, response: ServerResponse): void => void held.push([request, response]);
  server.on("request", hold);
  return {
    release: () => {
      server.off("request", hold);
      return held;
    },
  };
}
