import { onStopRequest } from "../processes/stop-request.ts";
import { openBackend } from "./backend.ts";
import { ConfigError, findNpmScript, readConfig } from "./config.ts";
import type { Config } from "./config.ts";
import { createLog } from "./log.ts";
import type { BackendMessage } from "./channel-messages.ts";
import { createOutbox } from "./outbox.ts";
import { StoreDamagedError, StoreUnusableError } from "./store/errors.ts";
import { toStoreFault } from "./store/sqlite/faults.ts";

/** Exit codes. Restarting helps only after a crash. */
const exitCodes = { stopped: 0, crashed: 1, badSettings: 2, storeUnusable: 3, portInUse: 4, storeDamaged: 5 } as const;

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

/** Serves the content folder until the process is stopped. */
async function run(config: Config): Promise<void> {
  log.level = config.logLevel;
  storeFile = config.storeFile;
  const backend = await openBackend(config, { log, send: outbox.send });
  stopOnRequest(backend.stop);
  await backend.listen();
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

/** Stops on a signal, and when the parent process is gone: the store is then released. */
function stopOnRequest(stop: () => Promise<void>): void {
  onStopRequest(findNpmScript(), () => {
    stop().then(
      () => process.exit(exitCodes.stopped),
      (error: unknown) => fail(error),
    );
  });
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
