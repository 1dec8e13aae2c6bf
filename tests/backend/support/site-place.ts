import { createContentFolder, createDataFolder } from "./content-folder.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { RunningBackend } from "./running-backend.ts";
import { createStorePlace } from "./store-place.ts";

export type SiteFiles = Readonly<Record<string, string | Buffer>>;

export type Settings = Readonly<Record<string, string>>;

type Start<B> = (folder: ContentFolder, dataDir: string, environment: Settings) => Promise<B>;

/** A running backend with its own content and data, all removed when disposed. */
export async function openPlace<B extends RunningBackend>(files: SiteFiles, environment: Settings, startOne: Start<B>) {
  const content = createContentFolder(files);
  const data = createDataFolder();
  const place = await createStorePlace(data.path);
  const start = (further = environment) => startOne(content, data.path, { ...place.environment, ...further });
  const backend = await start();
  return {
    content,
    data,
    backend,
    /** The settings with which other programs find its store. */
    environment: place.environment,
    request: backend.request,
    /** Starts another backend on the same content and store, once the first has ended. */
    startAgain: start,
    /** Reads the store, once the backend has ended. */
    readStore: place.read,
    dumpStore: place.dump,
    [Symbol.asyncDispose]: async () => {
      await backend.stop();
      await place[Symbol.asyncDispose]();
      content[Symbol.dispose]();
      data[Symbol.dispose]();
    },
  };
}
