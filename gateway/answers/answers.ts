import type { Answer, Fill } from "./answer.ts";
import type { Entry } from "./entry.ts";
import { blockedMs, findEntry, toEntry } from "./kept-entries.ts";
import { createRefreshQueue } from "./refresh-queue.ts";
import { createFillRunner } from "./run-fill.ts";
import type { FillParts, RunFill } from "./run-fill.ts";
import type { Served } from "./served.ts";

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

/** Builds the answers. */
export function createAnswers(parts: FillParts): Answers {
  const { epoch, now } = parts;
  const fly = createFlights(epoch, createFillRunner(parts));
  const refreshLater = createRefreshes(parts, fly);

  const hit = (key: string): Served | null => {
    const entry = findEntry(parts, key);
    if (entry === undefined || entry.epoch !== epoch()) return null;
    const time = now();
    // One that is stored in the future was stored before the clock was set back.
    const isHit = entry.storedAt <= time && time < entry.freshUntil;
    return isHit ? { entry, source: "hit", stored: true } : null;
  };

  const peek = (key: string, fill: Fill): Served | null => {
    const fresh = hit(key);
    if (fresh !== null) return fresh;
    const entry = findEntry(parts, key);
    const time = now();
    if (entry === undefined || entry.epoch !== epoch() || time >= entry.usableUntil) return null;
    refreshLater(key, entry, fill, time);
    return { entry, source: "stale", stored: true };
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

type Fly = (key: string, fill: Fill, kind?: "first" | "other") => Promise<Served>;

/** One fill per key and epoch: a request after a purge never joins a fill that began before it. */
function createFlights(epoch: () => number, run: RunFill): Fly {
  const flights = new Map<string, Promise<Served>>();
  return (key, fill, kind = "first") => {
    const flightKey = `${epoch()} ${kind} ${key}`;
    const known = flights.get(flightKey);
    if (known) return known;
    const flight = run(key, fill, epoch()).finally(() => flights.delete(flightKey));
    flights.set(flightKey, flight);
    return flight;
  };
}

/** Refreshes stale entries in the background, each once at a time, and not soon after one that brought nothing to store. */
function createRefreshes({ report, now }: FillParts, fly: Fly) {
  const refreshes = createRefreshQueue(report);
  return (key: string, entry: Entry, fill: Fill, time: number): void => {
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
}
