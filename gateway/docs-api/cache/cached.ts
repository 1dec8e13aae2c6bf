import { isDeepStrictEqual } from "node:util";
import type { CacheStore, StoreKey } from "./cache-store.ts";
import type { Condition } from "./condition.ts";
import { DocsApiError } from "../docs-api-error.ts";
import type { Fetched } from "./fetched.ts";
import type { SharedAnswer, SharedAnswers } from "./shared-answers.ts";

/** What a call brought, and the room it takes. */
export interface Loaded<T> {
  readonly data: T;
  readonly sizeBytes: number;
  /** How to ask the backend whether the data still holds; null where it gave nothing to ask by. */
  readonly condition: Condition | null;
}

/** What a call brought just now. */
export interface Arrived<T> extends Loaded<T> {
  /** The JSON that it was read from, where it can be shared; null where the backend said that what is known still holds. */
  readonly json?: string | null;
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

/** A call that is cached. */
export interface CachedCall<Input, T> {
  readonly keyOf: (input: Input) => string;
  /** Asks the backend; `known` is what is there already. */
  readonly load: (input: Input, known: Loaded<T> | null) => Promise<Arrived<T>>;
  /** Reads the JSON of an answer that another gateway was given; throws a `DocsApiError` where it cannot be read. */
  readonly readJson: (json: string, input: Input) => T | Promise<T>;
}

/** When a call began: by the clock, and in which epochs of this gateway and of all. */
interface Begin {
  readonly at: number;
  readonly epoch: number;
  readonly sharedEpoch: number | null;
}

/**
 * Puts a cache before a call. Fresh data is answered at once; otherwise everyone who asks for one key waits for one call.
 * Data that is no longer fresh is used only when that call fails: who may be shown old data while new data is on its way is
 * decided in the store of finished answers, and there alone. The call is given what is there already, so that the backend
 * can say that it still holds. What other gateways know is looked at first, and given to them.
 */
export const cached = <Input, T>(
  { store, shared }: { readonly store: CacheStore; readonly shared: SharedAnswers },
  rules: CacheRules,
  call: CachedCall<Input, T>,
): ((input: Input) => Promise<Fetched<T>>) => {
  const flights = new Map<string, Promise<Fetched<T>>>();

  const fly = async (key: StoreKey<Entry<T>>, input: Input): Promise<Fetched<T>> => {
    const began = { at: rules.now(), epoch: rules.epoch(), sharedEpoch: shared.epoch() };
    const found = await shared.find(key.name);
    const theirs = found === null ? null : await readShared(found, input, { began, call, rules });
    if (theirs !== null && isFresh(theirs, rules)) {
      keep(store, key, theirs, rules);
      return toFetched(theirs, rules);
    }
    const known = store.find(key) ?? theirs;
    try {
      const loaded = await call.load(input, known);
      const entry = toEntry(loaded, began, rules);
      keep(store, key, entry, rules);
      if (began.sharedEpoch !== null)
        share(shared, key.name, { loaded, found, entry: { ...entry, epoch: began.sharedEpoch } });
      return toFetched(entry, rules);
    } catch (error) {
      return lastGood(store.find(key) ?? theirs, error, rules);
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

/** An answer that another gateway was given, as an entry of this one; null where it cannot be read. What began before a purge is never fresh. */
const readShared = async <Input, T>(
  { json, condition, epoch, freshUntil, usableUntil }: SharedAnswer,
  input: Input,
  { began, call, rules }: { readonly began: Begin; readonly call: CachedCall<Input, T>; readonly rules: CacheRules },
): Promise<Entry<T> | null> => {
  const isOfNow = epoch === began.sharedEpoch;
  // Clocks differ: nothing is fresh for longer than here.
  const until = isOfNow ? Math.min(freshUntil, began.at + rules.freshSeconds * 1000) : 0;
  try {
    return {
      data: await call.readJson(json, input),
      sizeBytes: json.length,
      condition,
      epoch: isOfNow ? began.epoch : -1,
      freshUntil: until,
      usableUntil,
    };
  } catch (error) {
    if (error instanceof DocsApiError) return null;
    throw error;
  }
};

/** Gives the others what is new, or tells them that what they have still holds. */
const share = <T>(
  shared: SharedAnswers,
  key: string,
  {
    loaded,
    found,
    entry,
  }: { readonly loaded: Arrived<T>; readonly found: SharedAnswer | null; readonly entry: Entry<T> },
): void => {
  const { condition, epoch, freshUntil, usableUntil } = entry;
  const times = { epoch, freshUntil, usableUntil };
  if (typeof loaded.json === "string") shared.keep(key, { ...times, condition, json: loaded.json });
  // Of what they have, this gateway may have another version.
  else if (loaded.json === null && found !== null && isDeepStrictEqual(found.condition, condition))
    shared.renew(key, times);
};

const toEntry = <T>({ data, sizeBytes, condition }: Loaded<T>, began: Begin, rules: CacheRules): Entry<T> => {
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
  if (entry === null || entry.data === null || now >= entry.usableUntil || !(error instanceof DocsApiError))
    throw error;
  return { data: entry.data, freshUntil: Math.min(entry.freshUntil, now), usableUntil: entry.usableUntil, stale: true };
};
