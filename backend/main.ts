import { rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { dirname } from "node:path";
import { pino } from "pino";
import { createAnnouncements } from "./announcements.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { makeDataFolder } from "./data-folder.ts";
import { removeLeftCopies } from "./http/backups.ts";
import { createBackendServer } from "./http/server.ts";
import { createVoterKeys, readSecret } from "./http/voter.ts";
import { watchContent } from "./ingest/content-watch.ts";
import { type ScanReport, createIngest } from "./ingest/ingest.ts";
import { createMediaFolder } from "./ingest/media-folder.ts";
import { createMailServer } from "./mail/mail-server.ts";
import { type MailEvent, type MailSender, startMailSender } from "./mail/mail-sender.ts";
import { createOutbox } from "./outbox.ts";
import { StoreLockedError, StoreTooNewError } from "./store/sqlite/database.ts";
import { openStore } from "./store/sqlite/open-store.ts";
import type { Store } from "./store/store.ts";

/** How the process ends. Only after a crash does it help to start it again. */
const exitCodes = { stopped: 0, crashed: 1, badSettings: 2, storeUnusable: 3, portInUse: 4 } as const;

/** How long a stop waits for requests that are being answered. */
const drainMs = 5_000;

const log = pino({ name: "backend" });
const outbox = createOutbox((message) => log[message.kind === "failed" ? "error" : "info"](message));

process.on("uncaughtException", (error) => void fail(error));
try {
  await run(readConfig());
} catch (error) {
  await fail(error);
}

/** Opens the store, serves it, and keeps it in line with the content, until the process is told to stop. */
async function run(config: Config): Promise<void> {
  log.level = config.logLevel;
  makeDataFolder(dirname(config.storeFile));
  const store = openStore(config.storeFile);
  removeLeftCopies(dirname(config.storeFile));
  const ingest = createIngest({ store, contentDir: config.contentDir, media: createMediaFolder(config.mediaDir) });
  const mailSender = openMail(config, store);
  let problems: ScanReport["problems"] = [];
  const secret = readSecret(config.secretFile);
  const server = createBackendServer({
    store,
    mailSender,
    secret,
    dataDir: dirname(config.storeFile),
    siteId: config.siteId,
    mediaDir: config.mediaDir,
    operatorSecret: config.operatorSecret,
    toVoter: createVoterKeys(secret),
    problems: () => problems,
    onFault: (err, request) => log.error({ err, request }, "a request failed"),
  });
  // What was published before is served at once; a store that was never filled is filled first.
  const isFilled = await ingest.isComplete();
  const firstScan = Promise.withResolvers<void>();
  const announcements = createAnnouncements((message) => void outbox.send(message));
  const watch = () => watchContent(config.contentDir, ingest, {
    onPublished: announcements.changed,
    onScan: (report) => {
      announcements.scanned(report);
      problems = report.problems;
      firstScan.resolve();
    },
    onFault: (err) => {
      log.error({ err }, "the content could not be read");
      firstScan.resolve();
    },
  });
  // A store that is served already is looked after once it is: the first readers come before the first pass.
  let content = isFilled ? null : watch();
  stopWhenTold(async () => {
    await Promise.all([closeServer(server), content?.close()]);
    await mailSender?.stop();
    await store.close();
    rmSync(config.addressFile, { force: true });
  });
  if (!isFilled) await firstScan.promise;
  const port = await listen(server, config);
  noteAddress(config, server);
  await outbox.send({ kind: "listening", port });
  content ??= watch();
}

/** Null where no mail server is set: then what should be mailed waits in the store. */
function openMail({ mail }: Config, store: Store): MailSender | null {
  if (mail === null) return null;
  const { smtpUrl, mailTo, siteName, siteUrl } = mail;
  return startMailSender({
    mails: store.mails,
    server: createMailServer(smtpUrl),
    site: { name: siteName, url: siteUrl, mailTo },
    onEvent: logMailEvent,
    onFault: (err) => log.error({ err }, "mails could not be sent"),
  });
}

function logMailEvent(event: MailEvent): void {
  switch (event.kind) {
    case "unreachable":
      return log.warn(event.reason, "the mail server cannot be used; mails wait until it can");
    case "reachable":
      return log.info("the mail server can be used again");
    case "refused":
      return log.warn({ ...event.reason, about: event.about }, event.givenUp ? "the mail server refused a mail, which is given up" : "the mail server refused a mail, which is tried again");
  }
}

/** A parent that is gone, however it went, closes the channel: then nobody needs this process, and the store is let go. */
function stopWhenTold(stop: () => Promise<void>): void {
  let stopping = false;
  const onTold = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(exitCodes.stopped),
      (error: unknown) => fail(error),
    );
  };
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, onTold);
  // The channel may have closed before anybody listened.
  if (process.send !== undefined && !process.connected) onTold();
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/** Tells other commands on this machine where the backend is, whose port is any free one; see report/config.ts. */
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

async function fail(error: unknown): Promise<void> {
  const exitCode = exitCodeFor(error);
  const message = error instanceof Error ? error.message : String(error);
  if (exitCode === exitCodes.crashed) log.fatal({ err: error }, "the docs backend crashed");
  await outbox.send({ kind: "failed", message, exitCode });
  process.exit(exitCode);
}

function exitCodeFor(error: unknown): number {
  if (error instanceof ConfigError) return exitCodes.badSettings;
  if (error instanceof StoreLockedError || error instanceof StoreTooNewError) return exitCodes.storeUnusable;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return exitCodes.portInUse;
  return exitCodes.crashed;
}
