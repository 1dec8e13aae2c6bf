import { isDeepStrictEqual } from "node:util";
import type { CacheStore, StoreKey } from "./cache-store.ts";
import type { Condition } from "./condition.ts";
import { DocsApiError } from "../docs-api-error.ts";
import type { Fetched } from "./fetched.ts";
import type { SharedAnswer, SharedAnswers } from "./shared-answers.ts";

/** The result of a call, and its size. */
export interface Loaded<T> {
  readonly data: T;
  readonly sizeBytes: number;
  /** How to ask the backend whether the data still holds; null where it sent no usable validator. */
  readonly condition: Condition | null;
  /** Gives the data anew, from less than they take. Where it is there, it is kept in place of the data. */
  readonly parse?: () => T;
}

/** The result of a call that has just been made. */
export interface Arrived<T> extends Loaded<T> {
  /** The JSON it was parsed from, where it can be shared; null where the backend confirmed that the known data still holds. */
  readonly json?: string | null;
}

/** How long data is good, and in which epoch. */
export interface CacheRules {
  readonly freshSeconds: number;
  readonly staleSeconds: number;
  readonly now: () => number;
  /** 0 to below 1: how much of the spread is taken off a lifetime. */
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

/** A call to cache. */
export interface CachedCall<Input, T> {
  readonly keyOf: (input: Input) => string;
  /** Calls the backend; `known` is the data held so far. */
  readonly load: (input: Input, known: Loaded<T> | null) => Promise<Arrived<T>>;
  /** Parses the JSON of an answer that another gateway received; throws a `DocsApiError` where it cannot be read. */
  readonly readJson: (json: string, input: Input) => T | Promise<T>;
}

/** When a call began: by the clock, and in which local and shared epoch. */
interface Begin {
  readonly at: number;
  readonly epoch: number;
  readonly sharedEpoch: number | null;
}

/**
 * Puts a cache in front of a call. Fresh data is returned at once; otherwise all callers for a key share one call. Data that
 * is no longer fresh is used only when that call fails: serving old data during a refresh is decided in the store of
 * finished answers, and there alone. The call is given the data held so far, so that the backend can confirm that it still
 * holds. Answers that other gateways share are looked up first, and new ones are shared with them.
 */
export function cached<Input, T>(
  { store, shared }: { readonly store: CacheStore; readonly shared: SharedAnswers },
  rules: CacheRules,
  call: CachedCall<Input, T>,
): (input: Input) => Promise<Fetched<T>> {
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
    // A call that began before a purge may return data from before it, so later callers do not join it.
    const flightKey = `${rules.epoch()} ${key.name}`;
    const underWay = flights.get(flightKey);
    if (underWay !== undefined) return underWay;
    const flight = fly(key, input).finally(() => flights.delete(flightKey));
    flights.set(flightKey, flight);
    return flight;
  };
}

/** An answer that another gateway received, as an entry of this one; null where it cannot be read. One from before a purge is never fresh. */
async function readShared<Input, T>(
  { json, condition, epoch, freshUntil, usableUntil }: SharedAnswer,
  input: Input,
  { began, call, rules }: { readonly began: Begin; readonly call: CachedCall<Input, T>; readonly rules: CacheRules },
): Promise<Entry<T> | null> {
  const isCurrentEpoch = epoch === began.sharedEpoch;
  // Clocks differ: it is never fresh for longer than data fetched here.
  const until = isCurrentEpoch ? Math.min(freshUntil, began.at + rules.freshSeconds * 1000) : 0;
  try {
    return {
      data: await call.readJson(json, input),
      sizeBytes: json.length,
      condition,
      epoch: isCurrentEpoch ? began.epoch : -1,
      freshUntil: until,
      usableUntil,
    };
  } catch (error) {
    if (error instanceof DocsApiError) return null;
    throw error;
  }
}

/** Shares new data with the other gateways, or renews what they hold. */
function share<T>(
  shared: SharedAnswers,
  key: string,
  {
    loaded,
    found,
    entry,
  }: { readonly loaded: Arrived<T>; readonly found: SharedAnswer | null; readonly entry: Entry<T> },
): void {
  const { condition, epoch, freshUntil, usableUntil } = entry;
  const times = { epoch, freshUntil, usableUntil };
  if (typeof loaded.json === "string") shared.keep(key, { ...times, condition, json: loaded.json });
  // The other gateways may hold another version than this one.
  else if (loaded.json === null && found !== null && isDeepStrictEqual(found.condition, condition))
    shared.renew(key, times);
}

function toEntry<T>({ data, sizeBytes, condition, parse }: Loaded<T>, began: Begin, rules: CacheRules): Entry<T> {
  // Lifetimes vary a little, so that data fetched together does not go stale together.
  const freshUntil = began.at + rules.freshSeconds * 1000 * (1 - lifetimeSpread * rules.random());
  // "There is none" is never used while the backend fails: it would turn an outage into missing pages.
  const usableUntil = data === null ? freshUntil : freshUntil + rules.staleSeconds * 1000;
  const parsed = parse === undefined ? {} : { parse };
  return { data, sizeBytes, condition, ...parsed, epoch: began.epoch, freshUntil, usableUntil };
}

/** A call that was overtaken by a purge leaves the newer entry in place. */
function keep<T>(store: CacheStore, key: StoreKey<Entry<T>>, entry: Entry<T>, rules: CacheRules): void {
  const present = store.find(key);
  if (present !== null && present.epoch > entry.epoch) return;
  const kept = entry.parse === undefined ? entry : withoutData(entry, entry.parse);
  store.keep(key, kept, { sizeBytes: entry.sizeBytes, forSeconds: (entry.usableUntil - rules.now()) / 1000 });
}

/** The entry, whose data are parsed whenever they are read. */
function withoutData<T>({ data: _parsed, ...rest }: Entry<T>, parse: () => T): Entry<T> {
  return {
    ...rest,
    get data() {
      return parse();
    },
  };
}

/** Never for longer than from now on: an entry would otherwise stay fresh for as long as the clock is set back. */
function isFresh({ epoch, freshUntil }: Entry<unknown>, { epoch: now, now: time, freshSeconds }: CacheRules): boolean {
  const leftMs = freshUntil - time();
  return epoch === now() && leftMs > 0 && leftMs <= freshSeconds * 1000;
}

/** Data from before a purge is stale, whatever its times say. */
function toFetched<T>(entry: Entry<T>, rules: CacheRules): Fetched<T> {
  return {
    data: entry.data,
    freshUntil: entry.epoch === rules.epoch() ? entry.freshUntil : Math.min(entry.freshUntil, rules.now()),
    usableUntil: entry.usableUntil,
    stale: false,
  };
}

function lastGood<T>(entry: Entry<T> | null, error: unknown, rules: CacheRules): Fetched<T> {
  const now = rules.now();
  if (entry === null || now >= entry.usableUntil || !(error instanceof DocsApiError)) throw error;
  // Taken once: each reading may parse them again.
  const { data, freshUntil, usableUntil } = entry;
  if (data === null) throw error;
  return { data, freshUntil: Math.min(freshUntil, now), usableUntil, stale: true };
}
