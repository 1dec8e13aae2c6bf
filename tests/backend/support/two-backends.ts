import { startBackend } from "./backend-process.ts";
import { createContentFolder, createDataFolder } from "./content-folder.ts";
import { createStorePlace } from "./store-place.ts";

/** Two backends on one database, each with its own data folder. The first one publishes. */
export async function startTwo(
  files: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
) {
  const content = createContentFolder(files);
  const folders = [createDataFolder(), createDataFolder()] as const;
  const place = await createStorePlace(folders[0].path);
  const start = (data: { readonly path: string }) =>
    startBackend(content, data.path, { ...place.environment, ...environment });
  const first = await start(folders[0]);
  const second = await start(folders[1]);
  return {
    content,
    place,
    first,
    second,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([first.stop(), second.stop()]);
      await place[Symbol.asyncDispose]();
      for (const folder of [content, ...folders]) folder[Symbol.dispose]();
    },
  };
}
