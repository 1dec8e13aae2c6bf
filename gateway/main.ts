import { BackendSettingsError, BackendStartError } from "./supervisor/backend-process.ts";
import { ConfigError, readConfig, readEnvironment } from "./config.ts";
import { startGateway } from "./gateway.ts";
import { watchHeap } from "./heap-watch.ts";
import { createLog } from "./log.ts";
import { ListenError } from "./server/http-server.ts";
import { SiteFilesError } from "./site/site-files.ts";

/** Exit codes: 2 for settings and site files that cannot be used, 1 for what the machine refuses. */
const exitCodes = [
  [ConfigError, 2],
  [SiteFilesError, 2],
  [BackendSettingsError, 2],
  [BackendStartError, 1],
  [ListenError, 1],
] as const;

const main = async (): Promise<void> => {
  watchHeap();
  const environment = readEnvironment();
  const config = readConfig(environment);
  const log = createLog(config.logLevel);
  const gateway = await startGateway({ config, log, environment, dev: process.argv.includes("--dev") });
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    log.info(`stopping (${signal})`);
    await gateway.stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, (name) => void stop(name));
  // Whoever waits for this line may stop us right after it.
  log.info(`Lectern is at http://localhost:${gateway.port}`);
};

main().catch((error: unknown) => {
  const known = exitCodes.find(([kind]) => error instanceof kind);
  process.stderr.write(
    `${known && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(known?.[1] ?? 1);
});
