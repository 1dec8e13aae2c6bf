import type { Folders } from "../../../content-folder/arrangement/folder-yml.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { createAssetReader } from "../../../content-folder/media/assets.ts";
import type { Addresses } from "../read/links.ts";
import { buildDocument } from "../read/build-document.ts";
import type { BuildOrder, BuiltDocument } from "../read/build-document.ts";
import type { MediaFolder } from "../read/media-folder.ts";
import { lookAt, readTextAside } from "../read/reading.ts";
import type { Look, LookOrder, ReadText } from "../read/reading.ts";

/** What the documents of a scan may reference. */
export interface Surroundings {
  readonly addresses: Pick<Addresses, "byPath">;
  readonly authorIds: ReadonlySet<string>;
  readonly types: DocumentTypes;
  readonly folders: Folders;
  /** The site's, as a BCP 47 tag. */
  readonly language: string;
}

/** Reads files and builds documents, in this thread or in worker threads. */
export interface WorkerPool extends AsyncDisposable {
  /** The number of batches worth running at once. */
  readonly concurrency: number;
  look(orders: readonly LookOrder[]): Promise<readonly Look[]>;
  /** Must be called before `build`. */
  prepare(surroundings: Surroundings): void;
  build(orders: readonly BuildOrder[]): Promise<readonly BuiltDocument[]>;
}

/** Creates a pool that works in the calling thread. */
export function createWorkerPool(
  contentDir: string,
  media: MediaFolder,
  readText: ReadText = readTextAside(contentDir),
): WorkerPool {
  const assets = createAssetReader(contentDir, (path) => media.keep(contentDir, path));
  let surroundings: Surroundings = {
    addresses: { byPath: new Map() },
    authorIds: new Set(),
    types: defaultTypes,
    folders: {},
    language: "en",
  };
  return {
    concurrency: 1,
    look: (orders) => Promise.all(orders.map((order) => lookAt(order, readText))),
    prepare: (given) => {
      surroundings = given;
    },
    build: (orders) =>
      Promise.all(orders.map((order) => buildDocument(order, { ...surroundings, contentDir, assets, readText }))),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
