import { plainAnswer } from "./answer.ts";
import type { Answer, Fill } from "./answer.ts";
import type { AnswerStore } from "./answer-store.ts";
import { withEncodingsOf } from "./entry.ts";
import type { Entry } from "./entry.ts";
import { detachBuffer } from "./detach-buffer.ts";
import { createRefreshQueue } from "./refresh-queue.ts";

/** How an answer was obtained. */
export type Source = "hit" | "stale" | "miss" | "error" | "refused";

/** An entry to write, and how it was obtained. `stored`: whether the store has it. */
export interface Served {
  readonly entry: Entry;
  readonly source: Source;
  readonly stored: boolean;
}

/** One store of finished answers for every public route. */
export interface Answers {
  /** The stored answer of a key while it is fresh, else null. Starts nothing. */
  readonly hit: (key: string) => Served | null;
  /** The stored answer of a key, if it can be served without waiting, else null. A stale one is refreshed in the background. */
  readonly peek: (key: string, fill: Fill) => Served | null;
  /** The answer of a key: from the store, else from its fill. Concurrent calls for a key share one fill. */
  readonly get: (key: string, fill: Fill) => Promise<Served>;
  /** Like `get`, but does not join a fill in flight that began for a visitor who may not search. */
  readonly getAnother: (key: string, fill: Fill) => Promise<Served>;
  /** Wraps a refusal for one visitor: written like any other answer, never stored. */
  readonly refuse: (answer: Answer) => Served;
}

export interface AnswersParts {
  readonly store: AnswerStore;
  /** For 404 answers: few, and only briefly. */
  readonly missing: AnswerStore;
  /** The current epoch, raised by a purge: an entry of an earlier one is rebuilt before it is served. */
  readonly epoch: () => number;
  readonly now: () => number;
  /** Called with what a fill threw: a bug. */
  readonly report: (bug: unknown) => void;
}

const missingMs = 5_000;
const blockedMs = 5_000;

/** Builds the answers. */
export function createAnswers(parts: AnswersParts): Answers {
  const { store, epoch, now } = parts;
  const refreshes = createRefreshQueue(parts.report);
  const flights = new Map<string, Promise<Served>>();
  const keep = createKeeper(parts);

  const hit = (key: string): Served | null => {
    const entry = find(parts, key);
    if (entry === undefined || entry.epoch !== epoch()) return null;
    const time = now();
    // One that is stored in the future was stored before the clock was set back.
    const isHit = entry.storedAt <= time && time < entry.freshUntil;
    return isHit ? { entry, source: "hit", stored: true } : null;
  };

  const peek = (key: string, fill: Fill): Served | null => {
    const fresh = hit(key);
    if (fresh !== null) return fresh;
    const entry = find(parts, key);
    const time = now();
    if (entry === undefined || entry.epoch !== epoch() || time >= entry.usableUntil) return null;
    refreshLater(key, entry, fill, time);
    return { entry, source: "stale", stored: true };
  };

  const refreshLater = (key: string, entry: Entry, fill: Fill, time: number): void => {
    const blockedForMs = entry.blockedUntil - time;
    // Longer than a block lasts: the clock was set back.
    if (entry.refreshing || (blockedForMs > 0 && blockedForMs <= blockedMs)) return;
    entry.refreshing = true;
    refreshes.add(async () => {
      const { source, stored } = await fly(key, fill);
      entry.refreshing = false;
      if (source !== "miss" || !stored) entry.blockedUntil = now() + blockedMs;
    });
  };

  /** One fill per key and epoch: a request after a purge never joins a fill that began before it. */
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
      return plainAnswer(500, "Something went wrong on our side.");
    });
    const old = store.get(key);
    if (isWorse(answer) && old !== undefined && now() < old.usableUntil)
      return { entry: toFallback(key, old), source: "stale", stored: true };
    const begin = { epoch: began, beganAt };
    const { companion, ...own } = answer;
    const made = toEntry(own, begin, parts);
    if (answer.status >= 500) return { entry: made, source: "error", stored: false };
    const served = keep(key, made);
    if (companion !== undefined) keep(companion.key, toEntry(companion.answer, begin, parts));
    return served;
  };

  /** One from before a purge is not current, whatever its times say: it is kept as what could not be refreshed. */
  const toFallback = (key: string, old: Entry): Entry => {
    const time = now();
    if (old.epoch === epoch() || (old.freshUntil < time && old.blockedUntil > 0)) return old;
    const outdated = {
      ...old,
      freshUntil: Math.min(old.freshUntil, time - 1),
      blockedUntil: time + blockedMs,
      refreshing: false,
    };
    store.set(key, outdated);
    return outdated;
  };

  return {
    hit,
    peek,
    get: (key, fill) => Promise.resolve(peek(key, fill) ?? fly(key, fill)),
    getAnother: (key, fill) => Promise.resolve(peek(key, fill) ?? fly(key, fill, "other")),
    refuse: (answer) => ({
      entry: toEntry(answer, { epoch: epoch(), beganAt: now() }, parts),
      source: "refused",
      stored: false,
    }),
  };
}

function find({ store, missing }: AnswersParts, key: string): Entry | undefined {
  return store.get(key) ?? missing.get(key);
}

/** Returns a function that stores a new entry, if it may be stored. */
function createKeeper(parts: AnswersParts) {
  const { store, missing, epoch, now } = parts;
  return (key: string, made: Entry): Served => {
    const present = find(parts, key);
    const same = present === undefined ? made : withEncodingsOf(present, made);
    const entry = made.epoch === epoch() ? same : { ...same, freshUntil: Math.min(made.freshUntil, now()) };
    // This fill began before a purge, and one that began after it finished first.
    if (present !== undefined && present.epoch > entry.epoch) return { entry, source: "miss", stored: false };
    const { status, isWithoutSearch } = entry.answer;
    const stored = !isWithoutSearch && (status === 404 || (status === 200 && entry.usableUntil > now()));
    // The previous entry is obsolete even if the new one may not be stored: a document that has moved.
    if (stored || status !== 200) for (const room of [store, missing]) room.remove(key);
    if (stored) (status === 404 ? missing : store).set(key, entry);
    return { entry, source: "miss", stored };
  };
}

/** A failure or an incomplete answer does not replace an older complete one. */
function isWorse({ status, usableUntil, isPrivate }: Answer): boolean {
  return status >= 500 || (status === 200 && usableUntil === 0 && !isPrivate);
}

/** When a fill began. */
interface Begin {
  readonly epoch: number;
  readonly beganAt: number;
}

/** A 404 is kept for `missingMs` only. */
function toEntry(answer: Answer, begin: Begin, parts: AnswersParts): Entry {
  const until = parts.now() + missingMs;
  return answer.status === 404
    ? { ...toLasting(answer, begin, parts), freshUntil: until, usableUntil: until }
    : toLasting(answer, begin, parts);
}

/** An answer is fresh exactly as long as its data. */
function toLasting(answer: Answer, { epoch, beganAt }: Begin, { now }: AnswersParts): Entry {
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
