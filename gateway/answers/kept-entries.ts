import type { Answer } from "./answer.ts";
import type { AnswerStore } from "./answer-store.ts";
import { detachBuffer } from "./detach-buffer.ts";
import { withEncodingsOf } from "./entry.ts";
import type { Entry } from "./entry.ts";
import type { Served } from "./served.ts";

/** Where finished answers are kept, and by which epoch and clock. */
export interface AnswerRooms {
  readonly store: AnswerStore;
  /** For 404 answers: few, and only briefly. */
  readonly missing: AnswerStore;
  /** The current epoch, raised by a purge: an entry of an earlier one is rebuilt before it is served. */
  readonly epoch: () => number;
  readonly now: () => number;
}

/** Stores a new entry, if it may be stored. */
export type KeepEntry = (key: string, made: Entry) => Served;

const missingMs = 5_000;

/** How long no refresh follows one that brought nothing to store. */
export const blockedMs = 5_000;

/** The stored entry of a key, whatever its age. */
export function findEntry({ store, missing }: AnswerRooms, key: string): Entry | undefined {
  return store.get(key) ?? missing.get(key);
}

/** Builds what stores new entries. */
export function createKeeper(rooms: AnswerRooms): KeepEntry {
  const { store, missing, epoch, now } = rooms;
  return (key, made) => {
    const present = findEntry(rooms, key);
    const same = present === undefined ? made : withEncodingsOf(present, made);
    const entry = made.epoch === epoch() ? same : { ...same, freshUntil: Math.min(made.freshUntil, now()) };
    // This fill began before a purge, and one that began after it finished first.
    if (present !== undefined && present.epoch > entry.epoch) return { entry, source: "miss", stored: false };
    const { status, isWithoutSearch, isComplete } = entry.answer;
    const stored = !isWithoutSearch && (status === 404 || (status === 200 && entry.usableUntil > now()));
    // The previous entry is obsolete even if the new one may not be stored: a document that has moved, a page that a list no longer has.
    if (stored || status !== 200 || isComplete) for (const room of [store, missing]) room.remove(key);
    if (stored) (status === 404 ? missing : store).set(key, entry);
    return { entry, source: "miss", stored };
  };
}

/** When a fill began. */
export interface Begin {
  readonly epoch: number;
  readonly beganAt: number;
}

/** The entry of an answer that has just been built. A 404 is kept for `missingMs` only. */
export function toEntry(answer: Answer, begin: Begin, rooms: AnswerRooms): Entry {
  const until = rooms.now() + missingMs;
  return answer.status === 404
    ? { ...toLasting(answer, begin, rooms), freshUntil: until, usableUntil: until }
    : toLasting(answer, begin, rooms);
}

/** An answer is fresh exactly as long as its data. */
function toLasting(answer: Answer, { epoch, beganAt }: Begin, { now }: AnswerRooms): Entry {
  const storedAt = now();
  return {
    answer: { ...answer, body: Buffer.isBuffer(answer.body) ? detachBuffer(answer.body) : answer.body },
    epoch,
    storedAt,
    freshUntil: answer.freshUntil,
    usableUntil: answer.usableUntil,
    variants: new Map(),
    // Built from data that was already stale: the backend is failing, so the next refresh waits.
    blockedUntil: answer.freshUntil < beganAt ? storedAt + blockedMs : 0,
    refreshing: false,
  };
}
