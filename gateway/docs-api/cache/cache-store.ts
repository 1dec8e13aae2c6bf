import NodeCache from "node-cache";

/** The name of a value, and its type: one name always stands for values of one type. */
export interface StoreKey<T> {
  readonly name: string;
  /** Never set: it only ties the type to the key. */
  readonly holds?: T;
}

/** Answers by key, bounded by number and by bytes, those of the keys included; the oldest go first. */
export interface CacheStore {
  find<T>(key: StoreKey<T>): T | null;
  /** Keeps a value. One that is larger than the whole store is not kept, and evicts no other. */
  keep<T>(key: StoreKey<T>, value: T, room: { readonly sizeBytes: number; readonly forSeconds: number }): void;
  stop(): void;
}

/** Limits of a store. */
export interface CacheStoreLimits {
  readonly entries: number;
  readonly bytes: number;
  /** How often expired values are removed; 0: never, for a store that is itself short-lived. Default: 60. */
  readonly checkSeconds?: number;
}

/** Builds a store over node-cache, which expires by time; the bounds are enforced here, because node-cache throws when full. */
export function createCacheStore({ entries, bytes, checkSeconds = 60 }: CacheStoreLimits): CacheStore {
  const cache = new NodeCache({ useClones: false, checkperiod: checkSeconds, maxKeys: entries });
  const sizes = new Map<string, number>();
  let totalBytes = 0;
  cache.on("del", (name: string) => {
    totalBytes -= sizes.get(name) ?? 0;
    sizes.delete(name);
  });

  const makeRoom = (sizeBytes: number): void => {
    for (const oldest of sizes.keys()) {
      if (sizes.size < entries && totalBytes + sizeBytes <= bytes) return;
      cache.del(oldest);
    }
  };

  return {
    find: <T>({ name }: StoreKey<T>) => cache.get<T>(name) ?? null,
    keep: ({ name }, value, { sizeBytes: valueBytes, forSeconds }) => {
      cache.del(name);
      // A key has what visitors asked for in it, at two bytes a character.
      const sizeBytes = valueBytes + 2 * name.length;
      // To node-cache a lifetime of 0 means for ever.
      if (sizeBytes > bytes || forSeconds <= 0) return;
      makeRoom(sizeBytes);
      cache.set(name, value, forSeconds);
      sizes.set(name, sizeBytes);
      totalBytes += sizeBytes;
    },
    stop: () => {
      cache.close();
      cache.flushAll();
      sizes.clear();
    },
  };
}
