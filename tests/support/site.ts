import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "../../gateway/config.ts";
import { startGateway } from "../../gateway/gateway.ts";
import type { Gateway } from "../../gateway/gateway.ts";
import { createLog } from "../../gateway/log.ts";

/** A whole site: gateway and embedded backend, or the backend that the settings name, over real HTTP. */
export interface TestSite extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
  readonly gateway: Gateway;
  readonly dataDir: string;
}

/** The demonstration content of the project. */
export const demonstrationContent = fileURLToPath(new URL("../../content", import.meta.url));

/**
 * Starts a site in this process on a free port, with a folder of its own for what must survive. Settings are the product's own.
 * `dev`: the client straight from its sources, with the development build of React.
 */
export const startSite = async (
  settings: Readonly<Record<string, string>> = {},
  { dev = false }: { readonly dev?: boolean } = {},
): Promise<TestSite> => {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "lectern-data-")));
  const environment = {
    PORT: "0",
    HOST: "127.0.0.1",
    CONTENT_DIR: demonstrationContent,
    LOG_LEVEL: "silent",
    ...settings,
    DATA_DIR: dataDir,
  };
  const config = readConfig(environment);
  const gateway = await startGateway({
    config,
    log: createLog(config.logLevel),
    environment: { PATH: process.env.PATH ?? "", ...environment },
    dev,
  });
  return {
    url: `http://127.0.0.1:${gateway.port}`,
    gateway,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      await gateway.stop();
      if (settings.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
