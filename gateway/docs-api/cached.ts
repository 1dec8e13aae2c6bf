import type { CacheStore, StoreKey } from "./cache-store.ts";
import type { Condition } from "./condition.ts";
import { DocsApiError } from "./docs-api-error.ts";
import type { Fetched } from "./fetched.ts";

/** What a call brought, and the room it takes. */
export interface Loaded<T> {
  readonly data: T;
  readonly sizeBytes: number;
  /** How to ask the backend whether the data still holds; null where it gave nothing to ask by. */
  readonly condition: Condition | null;
}

/** How long data is good, and for which state of the backend. */
export interface CacheRules {
  readonly freshSeconds: number;
  readonly staleSeconds: number;
  readonly now: () => number;
  /** 0 to below 1: how much of the tenth by which a lifetime may be shorter is taken. */
  readonly random: () => number;
  /** Rises with every purge. */
  readonly epoch: () => number;
}

const lifetimeSpread = 0.1;

interface Entry<T> extends Loaded<T> {
  readonly epoch: number;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/**
 * Puts a cache before a call. Fresh data is answered at once; otherwise everyone who asks for one key waits for one call.
 * Data that is no longer fresh is used only when that call fails: who may be shown old data while new data is on its way is
 * decided in the store of finished answers, and there alone. The call is given what is there already, so that the backend
 * can say that it still holds.
 */
export const cached = <Input, T>(
  store: CacheStore,
  rules: CacheRules,
  call: { readonly keyOf: (input: Input) => string; readonly load: (input: Input, known: Loaded<T> | null) => Promise<Loaded<T>> },
): ((input: Input) => Promise<Fetched<T>>) => {
  const flights = new Map<string, Promise<Fetched<T>>>();

  const fly = async (key: StoreKey<Entry<T>>, input: Input): Promise<Fetched<T>> => {
    const began = { at: rules.now(), epoch: rules.epoch() };
    try {
      const entry = toEntry(await call.load(input, store.find(key)), began, rules);
      keep(store, key, entry, rules);
      return toFetched(entry, rules);
    } catch (error) {
      return lastGood(store.find(key), error, rules);
    }
  };

  return (input) => {
    const key: StoreKey<Entry<T>> = { name: call.keyOf(input) };
    const entry = store.find(key);
    if (entry !== null && isFresh(entry, rules)) return Promise.resolve(toFetched(entry, rules));
    // A call that began before a purge may bring what was there before it, so nobody joins it afterwards.
    const flightKey = `${rules.epoch()} ${key.name}`;
    const underWay = flights.get(flightKey);
    if (underWay !== undefined) return underWay;
    const flight = fly(key, input).finally(() => flights.delete(flightKey));
    flights.set(flightKey, flight);
    return flight;
  };
};

const toEntry = <T>({ data, sizeBytes, condition }: Loaded<T>, began: { at: number; epoch: number }, rules: CacheRules): Entry<T> => {
  // Lifetimes vary a little, so that what was fetched together does not go stale together.
  const freshUntil = began.at + rules.freshSeconds * 1000 * (1 - lifetimeSpread * rules.random());
  // "There is none" never stands in for a failing backend: it would turn an outage into missing pages.
  const usableUntil = data === null ? freshUntil : freshUntil + rules.staleSeconds * 1000;
  return { data, sizeBytes, condition, epoch: began.epoch, freshUntil, usableUntil };
};

/** A call that a purge overtook leaves the newer entry in its place. */
const keep = <T>(store: CacheStore, key: StoreKey<Entry<T>>, entry: Entry<T>, rules: CacheRules): void => {
  const present = store.find(key);
  if (present !== null && present.epoch > entry.epoch) return;
  store.keep(key, entry, { sizeBytes: entry.sizeBytes, forSeconds: (entry.usableUntil - rules.now()) / 1000 });
};

const isFresh = (entry: Entry<unknown>, rules: CacheRules): boolean =>
  entry.epoch === rules.epoch() && rules.now() < entry.freshUntil;

/** Data of before a purge is over, whatever its time says. */
const toFetched = <T>(entry: Entry<T>, rules: CacheRules): Fetched<T> => ({
  data: entry.data,
  freshUntil: entry.epoch === rules.epoch() ? entry.freshUntil : Math.min(entry.freshUntil, rules.now()),
  usableUntil: entry.usableUntil,
  stale: false,
});

const lastGood = <T>(entry: Entry<T> | null, error: unknown, rules: CacheRules): Fetched<T> => {
  const now = rules.now();
  if (entry === null || entry.data === null || now >= entry.usableUntil || !(error instanceof DocsApiError)) throw error;
  return { data: entry.data, freshUntil: Math.min(entry.freshUntil, now), usableUntil: entry.usableUntil, stale: true };
};
