import { ContentUnavailable } from "./content-unavailable.ts";
import type { Memo } from "./memo.ts";

/** A result, and how to keep it; null: not at all. */
export interface WorkResult<T> {
  readonly value: T;
  readonly room: Parameters<Memo<T>["keep"]>[2] | null;
}

interface SharedWorkParts<T> {
  readonly memo: Memo<T>;
  /** How long each caller waits, in wall-clock time. */
  readonly waitMs: number;
  readonly onLate: (reason: string) => void;
}

/**
 * Returns what is kept under a key, or works it out once for all concurrent callers. A caller that has waited for `waitMs`
 * gets ContentUnavailable; the work goes on, and the next caller finds its result.
 */
export function createShared<T>({
  memo,
  waitMs,
  onLate,
}: SharedWorkParts<T>): (key: string, work: () => Promise<WorkResult<T>>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  const fly = async (key: string, work: () => Promise<WorkResult<T>>): Promise<T> => {
    const { value, room } = await work();
    if (room !== null) memo.keep(key, value, room);
    return value;
  };
  return async (key, work) => {
    const known = memo.find(key);
    if (known !== null) return known;
    const flight = flights.get(key) ?? fly(key, work).finally(() => flights.delete(key));
    flights.set(key, flight);
    return within(flight, waitMs, onLate);
  };
}

async function within<T>(flight: Promise<T>, waitMs: number, onLate: (reason: string) => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // A result that has arrived meanwhile goes first: this thread may have been the one that was busy.
      setImmediate(() =>
        setImmediate(() =>
          reject(new ContentUnavailable(`A text was not ready within ${waitMs} ms; it is still being processed.`)),
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
}
