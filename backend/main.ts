import { rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { dirname } from "node:path";
import { onStopRequest } from "../processes/stop-request.ts";
import { atMostEvery } from "./at-most-every.ts";
import { ConfigError, findNpmScript, readConfig } from "./config.ts";
import type { Config } from "./config.ts";
import { startContentLease } from "./content-lease.ts";
import { removeLeftCopies } from "./http/calls/backups.ts";
import { createBackendServer } from "./http/server.ts";
import { createVoterKeys } from "./http/voter.ts";
import { createIngest } from "./ingest/publish/ingest.ts";
import { createMediaFolder } from "./ingest/read/media-folder.ts";
import { createLog } from "./log.ts";
import type { BackendMessage } from "./messages.ts";
import { openMail } from "./mail-lease.ts";
import { openConfiguredStore } from "./open-store.ts";
import { createOutbox } from "./outbox.ts";
import { createPurges } from "./purges.ts";
import { StoreDamagedError, StoreUnusableError } from "./store/errors.ts";
import { toStoreFault } from "./store/sqlite/faults.ts";
import { warmSearch } from "./warm-search.ts";

/** Exit codes. Restarting helps only after a crash. */
const exitCodes = { stopped: 0, crashed: 1, badSettings: 2, storeUnusable: 3, portInUse: 4, storeDamaged: 5 } as const;

/** A first ingest in another process publishes many changes in a row. */
const notificationPauseMs = 1_000;

const faultPauseMs = 60_000;

/** How long a stop waits for requests in progress. */
const drainMs = 5_000;

/** Used in messages; set once the settings are read. */
let storeFile = "";

const log = createLog();
const levels = {
  listening: "info",
  changed: "info",
  noticed: "debug",
  settled: "debug",
  problems: "info",
} as const;
const outbox = createOutbox(logMessage);

process.on("uncaughtException", crash);
try {
  await run(readConfig());
} catch (error) {
  await fail(error);
}

/** Opens the store, serves it, and keeps it in line with the content until the process is stopped. */
async function run(config: Config): Promise<void> {
  log.level = config.logLevel;
  storeFile = config.storeFile;
  const { store, secret } = await openConfiguredStore(config, createFaultLog("a connection to the database broke"));
  const dataDir = dirname(config.storeFile);
  removeLeftCopies(dataDir);
  const mailSender = openMail(config.mail, store, config.contentDir, log);
  const purges = createPurges(config.purge, (gateway, reason) =>
    log.warn({ gateway, reason }, "a gateway could not be notified of a change; retrying until it is"),
  );
  const content = startContentLease({
    store,
    contentDir: config.contentDir,
    ingest: createIngest({ store, contentDir: config.contentDir, media: createMediaFolder(config.mediaDir) }),
    send: (message) => {
      outbox.send(message).catch(createFaultLog("the gateway could not be notified"));
    },
    notifyGateways: () => purges.notify(),
    onFault: createFaultLog("the content could not be ingested"),
  });
  store.peers.listen({
    onPublished: atMostEvery(notificationPauseMs, content.onPublished),
    onMail: () => mailSender?.wake(),
  });
  const server = createBackendServer({
    store,
    mailSender,
    secret,
    dataDir,
    siteId: config.siteId,
    mediaDir: config.mediaDir,
    operatorSecret: config.operatorSecret,
    toVoter: createVoterKeys(secret),
    problems: content.problems,
    onFault: (err, request) =>
      log.error({ err, request }, toStoreFault(err, config.storeFile)?.message ?? "a request failed"),
  });
  stopOnRequest(async () => {
    await Promise.all([closeServer(server), content.stop()]);
    await Promise.all([mailSender?.stop(), purges.stop()]);
    await store.close();
    rmSync(config.addressFile, { force: true });
  });
  await content.filled;
  const port = await listen(server, config);
  noteAddress(config, server);
  await outbox.send({ kind: "listening", port });
  content.begin();
  // Ignored: the first search meets the same fault, and reports it.
  warmSearch(store).catch(() => undefined);
}

/** Logs what a parent process would be told. A failure has a line for each of its own, so that all faults of the settings are whole. */
function logMessage(message: BackendMessage): void {
  if (message.kind === "failed") {
    for (const line of message.message.split("\n")) log.error({ ...message, message: line });
    return;
  }
  const text = message.kind === "listening" ? `The docs backend listens on port ${message.port}.` : undefined;
  log[levels[message.kind]](message, text);
}

/** Creates a logger for faults that may recur every second during an outage: logs at most once a minute. */
function createFaultLog(message: string): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (err) => {
    if (performance.now() - loggedAt < faultPauseMs) return;
    loggedAt = performance.now();
    log.error({ err }, toStoreFault(err, storeFile)?.message ?? message);
  };
}

/** Stops on a signal, and when the parent process is gone: the store is then released. */
function stopOnRequest(stop: () => Promise<void>): void {
  onStopRequest(findNpmScript(), () => {
    stop().then(
      () => process.exit(exitCodes.stopped),
      (error: unknown) => fail(error),
    );
  });
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
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

function crash(cause: unknown): void {
  fail(cause).catch(() => process.exit(exitCodes.crashed));
}

async function fail(thrown: unknown): Promise<void> {
  const error = toStoreFault(thrown, storeFile) ?? thrown;
  const exitCode = exitCodeFor(error);
  const message = error instanceof Error ? error.message : String(error);
  if (exitCode === exitCodes.crashed) log.fatal({ err: error }, "the docs backend crashed");
  await outbox.send({ kind: "failed", message, exitCode });
  process.exit(exitCode);
}

function exitCodeFor(error: unknown): number {
  if (error instanceof ConfigError) return exitCodes.badSettings;
  if (error instanceof StoreDamagedError) return exitCodes.storeDamaged;
  if (error instanceof StoreUnusableError) return exitCodes.storeUnusable;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return exitCodes.portInUse;
  return exitCodes.crashed;
}
