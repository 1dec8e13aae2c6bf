import { join } from "node:path";
import { createIngest } from "../../../../backend/ingest/publish/ingest.ts";
import { createMediaFolder } from "../../../../backend/ingest/read/media-folder.ts";
import type { Store } from "../../../../backend/store/store.ts";
import { eventually } from "../../../support/eventually.ts";
import { aDocument, createContentFolder, createDataFolder } from "../../support/content-folder.ts";
import { openEmptyStore } from "../../support/store-place.ts";

/** The slugs of its documents. */
export const slugs = ["a", "b", "c", "d", "e"];
const files = Object.fromEntries(slugs.map((slug) => [`article/${slug}.md`, aDocument({ subject: `Old ${slug}` })]));

/** A content folder, its ingest, and the source files that were looked up so far. */
export async function createSite() {
  const content = createContentFolder(files);
  const data = createDataFolder();
  const inner = await openEmptyStore();
  const asked = new Set<string>();
  const find: Store["sources"]["find"] = (paths) => {
    for (const path of paths) asked.add(path);
    return inner.sources.find(paths);
  };
  let hold: Promise<void> = Promise.resolve();
  let waiting = 0;
  // Only a full ingest asks for the owners of slugs.
  const owners: Store["sources"]["owners"] = async () => {
    waiting += 1;
    await hold.finally(() => (waiting -= 1));
    return inner.sources.owners();
  };
  const store: Store = { ...inner, sources: { ...inner.sources, find, owners } };
  return {
    content,
    asked,
    ingest: createIngest({ store, contentDir: content.path, media: createMediaFolder(join(data.path, "media")) }),
    subjects: () => Promise.all(slugs.map(async (slug) => (await inner.documents.find(slug))?.subject)),
    subject: async (slug: string) => (await inner.documents.find(slug))?.subject,
    shows: (slug: string, wanted: string) =>
      eventually(
        async () => (await inner.documents.find(slug))?.subject,
        (subject) => subject === wanted,
      ),
    /** Blocks full ingests until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return resolve;
    },
    isHeld: () => waiting > 0,
    [Symbol.asyncDispose]: async () => {
      await inner.close();
      content[Symbol.dispose]();
      data[Symbol.dispose]();
    },
  };
}
