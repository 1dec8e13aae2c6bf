import type { Server } from "node:http";
import { createRoutes } from "./routes.ts";
import { createParts } from "./parts.ts";
import type { GatewayOptions } from "./options.ts";
import { createFront } from "./front.ts";
import { holdRequests } from "./server/held-requests.ts";
import type { HeldRequests } from "./server/held-requests.ts";
import { createHttpServer, drain, findPort, listen } from "./server/http-server.ts";
import { createReadiness } from "./warm-up/readiness.ts";
import { longestStopMs, startStopTime, untilStopped } from "./stop-time.ts";
import { toWarmUpParts } from "./warm-up-parts.ts";
import { startWarmUp } from "./warm-up/warm-up.ts";

/** A running gateway. */
export interface Gateway {
  /** The port that it listens on, at the latest once it is ready. */
  readonly port: number;
  /** Process id of the embedded backend; null while it is down, or with the operator's own backend. */
  readonly backendPid: () => number | null;
  /** Marks everything fetched so far as stale. */
  readonly purge: () => void;
  /**
   * True once it is ready for visitors, at the latest after `LIMIT_WARM_UP_MS`; false if it was stopped before. Rejects with a ListenError where another
   * process took the port during a start that listens late.
   */
  readonly isReady: Promise<boolean>;
  /** Stops accepting requests, lets those in flight finish, then stops the backend. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds and starts a gateway. A port in use is reported at once. The gateway listens first, and requests wait until all parts are built. With `warms`,
 * it answers visitors from then on, and is ready when it is warm. With `LISTEN_WHEN=ready` it listens only then.
 *
 * @throws ListenError, ConfigError, SiteFilesError, BackendStartError: each message says what to do. Anything, once `signal` is aborted.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { config } = options;
  const server = createHttpServer(config.limits);
  const held = holdRequests(server);
  const { host, when } = config.listen;
  const listenOn = (port: number): Promise<number> =>
    listen(server, port, host, (err) => options.log.error({ err }, "a connection could not be accepted"));
  const port = await (when === "ready" ? findPort(config.listen.port, host) : listenOn(config.listen.port));
  const started = new AbortController();
  const giveUp = watchStart(server, held, options, started.signal);
  const parts = await createParts(options, port).catch(giveUp);
  const routes = await createRoutes(options, parts, server).catch(async (error: unknown) => {
    await untilStopped(longestStopMs, [parts.stop(longestStopMs)]);
    return giveUp(error);
  });
  started.abort();
  const warmsUp = options.warms === true && !options.dev && options.config.limits.LIMIT_WARM_UP_MS > 0;
  const readiness = createReadiness(warmsUp ? "warming" : "ready");
  const { listener, warmUpListener } = createFront(options, parts, routes, readiness.current);
  held.releaseTo(parts.noticedChanges.hold(listener, parts.siteFiles.look));
  const warmUp = warmsUp
    ? startWarmUp(toWarmUpParts(options, { ...routes, site: parts.siteFiles.site }, warmUpListener))
    : null;
  const isReady = Promise.resolve(warmUp?.done).then(async () => {
    const hasBecomeReady = readiness.becomeReady();
    if (hasBecomeReady && when === "ready") await listenOn(port);
    return hasBecomeReady;
  });
  return {
    port,
    backendPid: parts.backendPid,
    purge: parts.purge,
    isReady,
    stop: async () => {
      readiness.stop();
      warmUp?.stop();
      // It may be about to listen.
      await isReady.catch(() => undefined);
      const { LIMIT_DRAIN_NOTICE_MS: noticeMs, LIMIT_DRAIN_MS: drainMs } = config.limits;
      const timeLeft = startStopTime(noticeMs + drainMs);
      await drain(server, { noticeMs, drainMs });
      const limitMs = timeLeft();
      await untilStopped(limitMs, [routes.stop(), parts.stop(limitMs)]);
    },
  };
}

/** Returns what ends a start that has failed. The requests held by one that is abandoned are refused at once. */
function watchStart(
  server: Server,
  held: HeldRequests,
  { config, signal }: GatewayOptions,
  started: AbortSignal,
): (error: unknown) => Promise<never> {
  let drained: Promise<void> | null = null;
  const abandon = (): void => {
    held.refuse();
    drained = drain(server, { noticeMs: 0, drainMs: config.limits.LIMIT_DRAIN_MS });
  };
  signal?.addEventListener("abort", abandon, { signal: started });
  return async (error) => {
    if (drained === null) {
      server.close();
      server.closeAllConnections();
    } else await drained;
    throw error;
  };
}
