import { join } from "node:path";
import { createIngest } from "../../../backend/ingest/publish/ingest.ts";
import { createMediaFolder } from "../../../backend/ingest/read/media-folder.ts";
import { createContentFolder, createDataFolder } from "./content-folder.ts";
import { createStorePlace } from "./store-place.ts";

/** A content folder and a store that is ingested only when the test calls `scan`. */
export async function startIngest(files: Readonly<Record<string, string | Buffer>>) {
  const content = createContentFolder(files);
  const data = createDataFolder();
  const place = await createStorePlace(data.path);
  const open = async () => {
    const store = await place.open();
    return {
      store,
      ingest: createIngest({ store, contentDir: content.path, media: createMediaFolder(join(data.path, "media")) }),
    };
  };
  let now = await open();
  await now.ingest.scan();
  return {
    content,
    mediaDir: join(data.path, "media"),
    store: () => now.store,
    scan: () => now.ingest.scan(),
    ingest: () => now.ingest,
    /** An incremental ingest of the changed files only. */
    scanChanges: (changes: ReadonlySet<string>) => now.ingest.scan({ changes }),
    /** The document's HTML; null when it is not published. */
    html: async (slug: string) => (await now.store.documents.find(slug))?.content ?? null,
    subject: async (slug: string) => (await now.store.documents.find(slug))?.subject ?? null,
    /** Reopens the store, as a restarted process would. */
    reopen: async () => {
      await now.store.close();
      now = await open();
    },
    [Symbol.asyncDispose]: async () => {
      await now.store.close();
      await place[Symbol.asyncDispose]();
      content[Symbol.dispose]();
      data[Symbol.dispose]();
    },
  };
}
