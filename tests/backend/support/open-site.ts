import { openBackend } from "../../../backend/backend.ts";
import { readConfig } from "../../../backend/config.ts";
import { createLog } from "../../../backend/log.ts";
import { request } from "./backend-process.ts";
import type { RunningBackend } from "./running-backend.ts";
import type { ContentFolder } from "./content-folder.ts";
import { createInbox } from "./inbox.ts";
import { openPlace } from "./site-place.ts";
import type { Settings, SiteFiles } from "./site-place.ts";

/** A backend in the test's own process, with its own content and data, all removed when disposed. It is over HTTP all the same. */
export function openSite(files: SiteFiles, environment: Settings = {}) {
  return openPlace(files, environment, openHere);
}

async function openHere(folder: ContentFolder, dataDir: string, environment: Settings): Promise<RunningBackend> {
  const config = readConfig({ LOG_LEVEL: "error", CONTENT_DIR: folder.path, DATA_DIR: dataDir, ...environment });
  const log = createLog();
  log.level = config.logLevel;
  const { messages, waitForMessage, add, end } = createInbox();
  const backend = await openBackend(config, { log, send: async (message) => add(message) });
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= backend.stop().then(() => end("The backend was stopped")));
  const port = await backend.listen().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  if (port === null) throw new Error("The backend was stopped before it listened.");
  return {
    messages,
    waitForMessage,
    request: (path, options) => request(`http://127.0.0.1:${port}${path}`, options),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
