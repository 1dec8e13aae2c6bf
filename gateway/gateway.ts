import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createDoors } from "./doors.ts";
import { createParts } from "./parts.ts";
import type { GatewayOptions } from "./options.ts";
import { createFront } from "./front.ts";
import { createHttpServer, drain, listen } from "./server/http-server.ts";

/** A running gateway. */
export interface Gateway {
  /** Where it listens. */
  readonly port: number;
  /** The embedded backend's process id; null with the operator's own, or while it is away. */
  readonly backendPid: () => number | null;
  /** Makes everything fetched so far old. */
  readonly purge: () => void;
  /** Starts what the first text would wait for. */
  readonly warm: () => void;
  /** Takes no more requests, lets those under way finish, then stops the backend. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds and starts a gateway. It listens first, so that a port in use is told at once, and answers when all parts are there.
 *
 * @throws ListenError, SiteFilesError, BackendStartError: each says what to do.
 */
export const startGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { config } = options;
  const server = createHttpServer(config.limits);
  const waiting = holdRequests(server);
  const port = await listen(server, config.listen.port, config.listen.host);
  const parts = await createParts(options, port).catch((error: unknown) => closeAndThrow(server, error));
  const doors = await createDoors(options, parts, server).catch(async (error: unknown) => {
    await parts.stop();
    return closeAndThrow(server, error);
  });
  let ready = true;
  const listener = createFront(options, parts, doors, () => ready);
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
      await doors.stop();
      await parts.stop();
    },
  };
};

const closeAndThrow = (server: Server, error: unknown): never => {
  server.close();
  server.closeAllConnections();
  throw error;
};

/** Requests that come while the parts are still being built wait for them. */
const holdRequests = (server: Server) => {
  const held: [IncomingMessage, ServerResponse][] = [];
  const hold = (request: IncomingMessage, response: ServerResponse): void => void held.push([request, response]);
  server.on("request", hold);
  return {
    release: () => {
      server.off("request", hold);
      return held;
    },
  };
};
