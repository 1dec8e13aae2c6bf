import { rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { dirname } from "node:path";
import type { Logger } from "pino";
import { atMostEvery } from "./notifications/at-most-every.ts";
import type { Config } from "./config.ts";
import { startContentLease } from "./content-lease.ts";
import type { ContentLease } from "./content-lease.ts";
import { removeLeftCopies } from "./http/calls/backups.ts";
import { createBackendServer } from "./http/server.ts";
import type { ServerParts } from "./http/server.ts";
import { createVoterKeys } from "./http/voter.ts";
import { createIngest } from "./ingest/publish/ingest.ts";
import { createMediaFolder } from "./ingest/read/media-folder.ts";
import { openMail } from "./mail/mail-lease.ts";
import { openConfiguredStore } from "./open-store.ts";
import type { Outbox } from "./outbox.ts";
import { createPurges } from "./notifications/purges.ts";
import type { Store } from "./store/store.ts";
import { toStoreFault } from "./store/sqlite/faults.ts";
import { startListening } from "../processes/start-listening.ts";
import { warmSearch } from "./warm-search.ts";

/** A docs backend in this process. */
export interface Backend {
  /** Serves requests, once there is content. Resolves with the port; null if it is stopped before. */
  readonly listen: () => Promise<number | null>;
  /** Lets requests in progress end, and closes the store. */
  readonly stop: () => Promise<void>;
}

/** Where a backend reports to. */
export interface BackendParts {
  readonly log: Logger;
  readonly send: Outbox["send"];
}

/** A first ingest in another process publishes many changes in a row. */
const notificationPauseMs = 1_000;

const faultPauseMs = 60_000;

/** How long a stop waits for requests in progress. */
const drainMs = 5_000;

/** Opens the store, and keeps it in line with the content until it is stopped. */
export async function openBackend(config: Config, { log, send }: BackendParts): Promise<Backend> {
  const { storeFile, contentDir } = config;
  const faultLog: FaultLog = (message) => createFaultLog(log, message, storeFile);
  const { store, secret } = await openConfiguredStore(config, faultLog("a connection to the database broke"));
  removeLeftCopies(dirname(storeFile));
  const mailSender = openMail(config.mail, store, contentDir, log);
  const purges = createPurges(config.purge, (gateway, reason) =>
    log.warn({ gateway, reason }, "a gateway could not be notified of a change; retrying until it is"),
  );
  const content = openContent(config, store, { send, notifyGateways: () => purges.notify(), faultLog });
  store.peers.listen({
    onPublished: atMostEvery(notificationPauseMs, content.onPublished),
    onMail: () => mailSender?.wake(),
  });
  const server = openServer(config, { store, mailSender, secret, problems: content.problems }, log);
  let isStopping = false;
  return {
    listen: async () => {
      await content.filled;
      if (isStopping) return null;
      const port = await listen(server, config, faultLog("a connection could not be accepted"));
      noteAddress(config, server);
      await send({ kind: "listening", port });
      content.begin();
      // Ignored: the first search meets the same fault, and reports it.
      warmSearch(store).catch(() => undefined);
      return port;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all([closeServer(server), content.stop()]);
      await Promise.all([mailSender?.stop(), purges.stop()]);
      await store.close();
      rmSync(config.addressFile, { force: true });
    },
  };
}

type FaultLog = (message: string) => (error: unknown) => void;

/** Starts to publish the content folder, in this process or in another that has the lease. */
function openContent(
  { contentDir, mediaDir }: Config,
  store: Store,
  {
    send,
    notifyGateways,
    faultLog,
  }: Pick<BackendParts, "send"> & { readonly notifyGateways: () => void; readonly faultLog: FaultLog },
): ContentLease {
  const onUnsent = faultLog("the gateway could not be notified");
  return startContentLease({
    store,
    contentDir,
    ingest: createIngest({ store, contentDir, media: createMediaFolder(mediaDir) }),
    send: (message) => {
      send(message).catch(onUnsent);
    },
    notifyGateways,
    onFault: faultLog("the content could not be ingested"),
    onUnwatched: faultLog(
      "some folders of the content cannot be watched: changes in them are found after some seconds",
    ),
  });
}

function openServer(
  { storeFile, mediaDir, siteId, operatorSecret, host }: Config,
  parts: Pick<ServerParts, "store" | "mailSender" | "secret" | "problems">,
  log: Logger,
): Server {
  return createBackendServer({
    ...parts,
    dataDir: dirname(storeFile),
    siteId,
    mediaDir,
    operatorSecret,
    host,
    toVoter: createVoterKeys(parts.secret),
    onFault: (err, request) => log.error({ err, request }, toStoreFault(err, storeFile)?.message ?? "a request failed"),
  });
}

/** Creates a logger for faults that may recur every second during an outage: logs at most once a minute. */
function createFaultLog(log: Logger, message: string, storeFile: string): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (err) => {
    if (performance.now() - loggedAt < faultPauseMs) return;
    loggedAt = performance.now();
    log.error({ err }, toStoreFault(err, storeFile)?.message ?? message);
  };
}

/** Starts listening, and returns the port. */
async function listen(server: Server, { host, port }: Config, onError: (error: unknown) => void): Promise<number> {
  await startListening(server, { host, port }, onError);
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/** Writes the backend's URL to a file for other commands on this machine, because the port may be any free one; see report/config.ts. */
function noteAddress({ addressFile, host }: Config, server: Server): void {
  const address = server.address();
  if (typeof address !== "object" || address === null) return;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  writeFileSync(addressFile, `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : name}:${address.port}\n`);
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const drained = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(drained);
}
