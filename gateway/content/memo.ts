/** Results by key, bounded by bytes; the least recently used go first. */
export interface Memo<T> {
  find(key: string): T | null;
  keep(key: string, value: T, room: { readonly sizeBytes: number; readonly until?: number }): void;
}

interface Kept<T> {
  readonly value: T;
  readonly sizeBytes: number;
  readonly until: number;
}

/** Builds a memo. A `Map` keeps insertion order, so its first key is the least recently used. */
export function createMemo<T>(bytes: number, now: () => number): Memo<T> {
  const kept = new Map<string, Kept<T>>();
  let totalBytes = 0;

  const drop = (key: string): void => {
    totalBytes -= kept.get(key)?.sizeBytes ?? 0;
    kept.delete(key);
  };

  return {
    find: (key) => {
      const found = kept.get(key);
      if (found === undefined) return null;
      kept.delete(key);
      if (found.until <= now()) {
        totalBytes -= found.sizeBytes;
        return null;
      }
      kept.set(key, found);
      return found.value;
    },
    keep: (key, value, { sizeBytes, until = Number.POSITIVE_INFINITY }) => {
      drop(key);
      if (sizeBytes > bytes) return;
      kept.set(key, { value, sizeBytes, until });
      totalBytes += sizeBytes;
      for (const oldest of kept.keys()) {
        if (totalBytes <= bytes) return;
        drop(oldest);
      }
    },
  };
}
