import { BackendSettingsError, BackendStartError, BackendStoreError } from "./supervisor/backend-process.ts";
import { findBackendProblems } from "./supervisor/backend-settings.ts";
import { ConfigError, readConfig, readEnvironment } from "./config.ts";
import { startGateway } from "./gateway.ts";
import { onStopRequest } from "../processes/stop-request.ts";
import { watchHeap } from "./heap-watch.ts";
import { createLog } from "./log.ts";
import { handleUncaught } from "./server/faults.ts";
import { ListenError } from "./server/http-server.ts";
import { SiteFilesError } from "./site/site-files.ts";

/** Exit codes: 2 for unusable settings or site files, 1 for what the system refuses, 5 for a damaged store. */
const exitCodes = [
  [ConfigError, 2],
  [SiteFilesError, 2],
  [BackendSettingsError, 2],
  [BackendStoreError, 5],
  [BackendStartError, 1],
  [ListenError, 1],
] as const;

async function main(): Promise<void> {
  watchHeap();
  const environment = readEnvironment();
  const config = readConfig(environment, await findBackendProblems(environment));
  const log = createLog(config.logLevel);
  handleUncaught(log);
  const stopping = new AbortController();
  const { signal } = stopping;
  const starting = startGateway({ config, log, environment, dev: process.argv.includes("--dev"), signal, warms: true });
  onStopRequest(environment["npm_lifecycle_event"], (reason) => {
    log.info(`stopping (${reason})`);
    stopping.abort();
    // A start that is abandoned has closed by itself what there was.
    starting
      .then(
        (started) => started.stop(),
        () => undefined,
      )
      .then(() => process.exit(0), endWith);
  });
  const gateway = await starting.catch((error: unknown) => (signal.aborted ? null : Promise.reject(error)));
  if (gateway === null) return;
  const isReady = await gateway.isReady.catch(async (error: unknown) => {
    await gateway.stop();
    throw error;
  });
  // Logged last: whatever waits for this line may stop the gateway right after it.
  if (isReady) log.info(`Lectern is at http://localhost:${gateway.port}`);
}

function endWith(error: unknown): never {
  const known = exitCodes.find(([kind]) => error instanceof kind);
  process.stderr.write(
    `${known && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(known?.[1] ?? 1);
}

main().catch(endWith);
