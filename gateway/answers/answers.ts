import type { Answer, Fill } from "./answer.ts";
import type { AnswerStore } from "./answer-store.ts";
import { withEncodingsOf } from "./entry.ts";
import type { Entry } from "./entry.ts";
import { detachBuffer } from "./detach-buffer.ts";
import { createRefreshQueue } from "./refresh-queue.ts";

/** How an answer was come by. */
export type Source = "hit" | "stale" | "miss" | "error" | "refused";

/** An entry to be written, and how it was come by. `stored` tells whether the store has it. */
export interface Served {
  readonly entry: Entry;
  readonly source: Source;
  readonly stored: boolean;
}

/** One store of finished answers for every public door. */
export interface Answers {
  /** The answer of a key at once, where the store has one that may be served without waiting; else null. */
  readonly peek: (key: string, fill: Fill) => Served | null;
  /** The answer of a key: from the store, else by its fill. Concurrent calls of one key share one fill. */
  readonly get: (key: string, fill: Fill) => Promise<Served>;
  /** The same beside a fill that is under way: one that began for a visitor who may not search. */
  readonly getAnother: (key: string, fill: Fill) => Promise<Served>;
  /** An answer that refuses one visitor what others may have: written like any other, and never kept. */
  readonly refuse: (answer: Answer) => Served;
}

export interface AnswersParts {
  readonly store: AnswerStore;
  /** For answers that say "there is none": few, and for a moment. */
  readonly missing: AnswerStore;
  /** Raised by a purge: what began in an earlier epoch is rebuilt before it is served. */
  readonly epoch: () => number;
  readonly now: () => number;
  /** Told of fills that threw: bugs. */
  readonly report: (bug: unknown) => void;
}

const missingMs = 5_000;
const blockedMs = 5_000;

/** Builds the answers. */
export const createAnswers = (parts: AnswersParts): Answers => {
  const { store, epoch, now } = parts;
  const refreshes = createRefreshQueue(parts.report);
  const flights = new Map<string, Promise<Served>>();
  const keep = createKeeper(parts);

  const peek = (key: string, fill: Fill): Served | null => {
    const entry = find(parts, key);
    if (entry === undefined || entry.epoch !== epoch()) return null;
    const time = now();
    if (time < entry.freshUntil) return { entry, source: "hit", stored: true };
    if (time >= entry.usableUntil) return null;
    refreshLater(key, entry, fill, time);
    return { entry, source: "stale", stored: true };
  };

  const refreshLater = (key: string, entry: Entry, fill: Fill, time: number): void => {
    if (entry.refreshing || time < entry.blockedUntil) return;
    entry.refreshing = true;
    refreshes.add(async () => {
      const { source, stored } = await fly(key, fill);
      entry.refreshing = false;
      if (source !== "miss" || !stored) entry.blockedUntil = now() + blockedMs;
    });
  };

  /** One fill per key and epoch: who comes after a purge does not get what began before it. */
  const fly = (key: string, fill: Fill, kind: "first" | "other" = "first"): Promise<Served> => {
    const flightKey = `${epoch()} ${kind} ${key}`;
    const known = flights.get(flightKey);
    if (known) return known;
    const flight = run(key, fill, epoch()).finally(() => flights.delete(flightKey));
    flights.set(flightKey, flight);
    return flight;
  };

  const run = async (key: string, fill: Fill, began: number): Promise<Served> => {
    const beganAt = now();
    const answer = await Promise.try(fill).catch((bug: unknown) => {
      parts.report(bug);
      return brokenAnswer;
    });
    const old = store.get(key);
    if (isLess(answer) && old !== undefined && now() < old.usableUntil)
      return { entry: old, source: "stale", stored: true };
    const made = toEntry(answer, { epoch: began, beganAt }, parts);
    return answer.status >= 500 ? { entry: made, source: "error", stored: false } : keep(key, made);
  };

  return {
    peek,
    get: (key, fill) => Promise.resolve(peek(key, fill) ?? fly(key, fill)),
    getAnother: (key, fill) => Promise.resolve(peek(key, fill) ?? fly(key, fill, "other")),
    refuse: (answer) => ({
      entry: toEntry(answer, { epoch: epoch(), beganAt: now() }, parts),
      source: "refused",
      stored: false,
    }),
  };
};

const find = ({ store, missing }: AnswersParts, key: string): Entry | undefined => store.get(key) ?? missing.get(key);

/** Builds what puts a new entry in its place, if it may be kept. */
const createKeeper = (parts: AnswersParts) => {
  const { store, missing, epoch, now } = parts;
  return (key: string, made: Entry): Served => {
    const present = find(parts, key);
    const same = present === undefined ? made : withEncodingsOf(present, made);
    const entry = made.epoch === epoch() ? same : { ...same, freshUntil: Math.min(made.freshUntil, now()) };
    // Began before a purge, and was overtaken by what began after it.
    if (present !== undefined && present.epoch > entry.epoch) return { entry, source: "miss", stored: false };
    const { status, isWithoutSearch } = entry.answer;
    const stored = !isWithoutSearch && (status === 404 || (status === 200 && entry.usableUntil > now()));
    // What was there before is over, also where nothing of the new may be kept: a document that has moved.
    if (stored || status !== 200) for (const room of [store, missing]) room.remove(key);
    if (stored) (status === 404 ? missing : store).set(key, entry);
    return { entry, source: "miss", stored };
  };
};

/** A failure, and an answer that is not whole, is worth less than an older one that was. */
const isLess = ({ status, usableUntil, isPrivate }: Answer): boolean =>
  status >= 500 || (status === 200 && usableUntil === 0 && !isPrivate);

/** When a fill began. */
interface Begin {
  readonly epoch: number;
  readonly beganAt: number;
}

/** "There is none" is believed for a moment only. */
const toEntry = (answer: Answer, begin: Begin, parts: AnswersParts): Entry => {
  const until = parts.now() + missingMs;
  return answer.status === 404
    ? { ...toLasting(answer, begin, parts), freshUntil: until, usableUntil: until }
    : toLasting(answer, begin, parts);
};

/** An answer is fresh exactly as long as its data. */
const toLasting = (answer: Answer, { epoch, beganAt }: Begin, { now }: AnswersParts): Entry => {
  const storedAt = now();
  return {
    answer: { ...answer, body: Buffer.isBuffer(answer.body) ? detachBuffer(answer.body) : answer.body },
    epoch,
    storedAt,
    freshUntil: answer.freshUntil,
    usableUntil: answer.usableUntil,
    variants: new Map(),
    // Made of data that was stale before: the backend is failing, and the next try may wait.
    blockedUntil: answer.freshUntil < beganAt ? storedAt + blockedMs : 0,
    refreshing: false,
  };
};

const brokenAnswer: Answer = {
  status: 500,
  headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  body: Buffer.from("Something went wrong on our side.\n"),
  freshUntil: 0,
  usableUntil: 0,
};
