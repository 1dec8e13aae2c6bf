import { ContentUnavailable } from "./content-unavailable.ts";
import type { Memo } from "./memo.ts";

/** A result, and how it is kept; null: not at all. */
export interface Made<T> {
  readonly value: T;
  readonly room: Parameters<Memo<T>["keep"]>[2] | null;
}

interface SharedWorkParts<T> {
  readonly memo: Memo<T>;
  /** How long each who asks waits, by the clock. */
  readonly waitMs: number;
  readonly onLate: (reason: string) => void;
}

/**
 * Gives what is known by a key, else makes it once for all who ask meanwhile. Who has waited for long goes away with
 * ContentUnavailable; the work goes on, and the next one finds its result.
 */
export const createShared = <T>({
  memo,
  waitMs,
  onLate,
}: SharedWorkParts<T>): ((key: string, make: () => Promise<Made<T>>) => Promise<T>) => {
  const flights = new Map<string, Promise<T>>();
  const fly = async (key: string, make: () => Promise<Made<T>>): Promise<T> => {
    const { value, room } = await make();
    if (room !== null) memo.keep(key, value, room);
    return value;
  };
  return async (key, make) => {
    const known = memo.find(key);
    if (known !== null) return known;
    const flight = flights.get(key) ?? fly(key, make).finally(() => flights.delete(key));
    flights.set(key, flight);
    return within(flight, waitMs, onLate);
  };
};

const within = async <T>(flight: Promise<T>, waitMs: number, onLate: (reason: string) => void): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // What has come meanwhile goes first: this thread may have been the one that was busy.
      setImmediate(() =>
        setImmediate(() =>
          reject(new ContentUnavailable(`A text was not ready in ${waitMs} ms; it is still worked on.`)),
        ),
      );
    }, waitMs);
  });
  try {
    return await Promise.race([flight, late]);
  } catch (error) {
    if (error instanceof ContentUnavailable) onLate(error.message);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
