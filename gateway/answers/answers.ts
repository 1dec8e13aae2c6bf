import type { Answer, Fill } from "./answer.ts";
import type { AnswerStore } from "./answer-store.ts";
import type { Entry } from "./entry.ts";
import { createRefreshQueue } from "./refresh-queue.ts";

/** How an answer was come by. */
export type Source = "hit" | "stale" | "miss" | "error";

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
}

export interface AnswersParts {
  readonly store: AnswerStore;
  /** For answers that say "there is none": few, and for a moment. */
  readonly missing: AnswerStore;
  /** Raised by a purge: what began in an earlier epoch is rebuilt before it is served. */
  readonly epoch: () => number;
  readonly now: () => number;
  /** 0 to below 1. */
  readonly random: () => number;
  /** Told of fills that threw: bugs. */
  readonly report: (bug: unknown) => void;
}

const missingMs = 5_000;
const blockedMs = 5_000;
const lifetimeSpread = 0.1;

/** Builds the answers. */
export const createAnswers = (parts: AnswersParts): Answers => {
  const { store, missing, epoch, now } = parts;
  const refreshes = createRefreshQueue();
  const flights = new Map<string, Promise<Served>>();

  const find = (key: string): Entry | undefined => store.get(key) ?? missing.get(key);

  const peek = (key: string, fill: Fill): Served | null => {
    const entry = find(key);
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
      const { source } = await fly(key, fill);
      entry.refreshing = false;
      if (source !== "miss") entry.blockedUntil = now() + blockedMs;
    });
  };

  /** One fill per key and epoch: who comes after a purge does not get what began before it. */
  const fly = (key: string, fill: Fill): Promise<Served> => {
    const flightKey = `${epoch()} ${key}`;
    const known = flights.get(flightKey);
    if (known) return known;
    const flight = run(key, fill, epoch()).finally(() => flights.delete(flightKey));
    flights.set(flightKey, flight);
    return flight;
  };

  const run = async (key: string, fill: Fill, began: number): Promise<Served> => {
    const answer = await fill().catch((bug: unknown) => {
      parts.report(bug);
      return null;
    });
    if (answer !== null && answer.status < 500) return keep(key, toEntry(answer, began, parts));
    const old = store.get(key);
    if (old !== undefined && now() < old.usableUntil) return { entry: old, source: "stale", stored: true };
    return { entry: toEntry(answer ?? brokenAnswer, began, parts), source: "error", stored: false };
  };

  const keep = (key: string, made: Entry): Served => {
    const isMissing = made.answer.status === 404;
    const entry = isMissing ? { ...made, freshUntil: now() + missingMs, usableUntil: now() + missingMs } : made;
    const kept = isMissing || (entry.answer.status === 200 && entry.usableUntil > now());
    if (kept) (isMissing ? missing : store).set(key, entry);
    return { entry, source: "miss", stored: kept };
  };

  return { peek, get: (key, fill) => Promise.resolve(peek(key, fill) ?? fly(key, fill)) };
};

/** Lifetimes vary a little, so that what was filled together does not go stale together. */
const toEntry = (answer: Answer, epoch: number, { now, random }: AnswersParts): Entry => {
  const storedAt = now();
  const lifetimeMs = Math.max(0, answer.freshUntil - storedAt);
  const freshUntil = answer.freshUntil === Number.POSITIVE_INFINITY ? answer.freshUntil : answer.freshUntil - lifetimeMs * lifetimeSpread * random();
  return {
    answer,
    epoch,
    storedAt,
    freshUntil,
    usableUntil: answer.usableUntil,
    variants: new Map(),
    // Made of stale data: the backend is failing, and the next try may wait.
    blockedUntil: answer.freshUntil <= storedAt ? storedAt + blockedMs : 0,
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
