import { createAssetReader } from "../read/assets.ts";
import type { Addresses } from "../read/links.ts";
import { type BuildOrder, type BuiltDocument, buildDocument } from "../read/build-document.ts";
import type { MediaFolder } from "../read/media-folder.ts";
import { type Look, type LookOrder, type ReadText, lookAt, readTextAside } from "../read/reading.ts";

/** What all documents of a pass may name. */
export interface Surroundings {
  readonly addresses: Pick<Addresses, "byPath">;
  readonly authorIds: ReadonlySet<string>;
}

/** Where files are read and documents are made of them: here, or in threads of their own. */
export interface WorkerPool extends AsyncDisposable {
  /** How many batches are worth having under way. */
  readonly places: number;
  look(orders: readonly LookOrder[]): Promise<readonly Look[]>;
  /** To be called before the first document is made. */
  prepare(surroundings: Surroundings): void;
  make(orders: readonly BuildOrder[]): Promise<readonly BuiltDocument[]>;
}

/** Works in this thread. */
export function createWorkerPool(
  contentDir: string,
  media: MediaFolder,
  readText: ReadText = readTextAside(contentDir),
): WorkerPool {
  const assets = createAssetReader(contentDir, media);
  let surroundings: Surroundings = { addresses: { byPath: new Map() }, authorIds: new Set() };
  return {
    places: 1,
    look: (orders) => Promise.all(orders.map((order) => lookAt(order, readText))),
    prepare: (given) => {
      surroundings = given;
    },
    make: (orders) =>
      Promise.all(orders.map((order) => buildDocument(order, { ...surroundings, contentDir, assets, readText }))),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
