import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitedDeed } from "../graphql/context.ts";
import type { LimitValues } from "../limits.ts";
import { networkOf } from "./client-address.ts";

/** Counts what visitors do that costs the docs backend more than reading. */
export interface RateLimits {
  /**
   * Takes some of an address's allowance; the addresses of one IPv6 network count as one. Gives the seconds to wait where there is not
   * enough left, and null where there is.
   */
  readonly take: (deed: LimitedDeed, ip: string | null, points?: number) => Promise<number | null>;
}

type RateLimitValues = Pick<
  LimitValues,
  | "LIMIT_SEARCHES_PER_MINUTE"
  | "LIMIT_RATINGS_PER_MINUTE"
  | "LIMIT_FEEDBACK_PER_HOUR"
  | "LIMIT_CONTACTS_PER_HOUR"
  | "LIMIT_NEWSLETTERS_PER_HOUR"
>;

const minuteSeconds = 60;
const hourSeconds = 60 * 60;

/** Addresses that are counted at once, for each kind of deed. In a flood of addresses those that came least lately are let go first. */
const addressesMax = 50_000;

/** What becomes of a try to take: null for how long nothing can be taken means that it was. */
interface Taken {
  readonly refusedMs: number | null;
}

/** Makes a counter that several gateways share; one that gives null cannot be asked just now. */
export type ShareCounter = (
  deed: LimitedDeed,
  points: number,
  durationSeconds: number,
) => (key: string, points: number) => Promise<Taken | null>;

/** Builds the limits: in this gateway's memory, and shared with others where that is possible (reliability, "Limits"). */
export const createRateLimits = (limits: RateLimitValues, share: ShareCounter | null = null): RateLimits => {
  const create = (deed: LimitedDeed, points: number, durationSeconds: number): Counter => {
    const own = createCounter(points, durationSeconds);
    const shared = share?.(deed, points, durationSeconds) ?? null;
    return shared === null ? own : async (key, taken) => (await shared(key, taken)) ?? own(key, taken);
  };
  const counters: Readonly<Record<LimitedDeed, Counter>> = {
    search: create("search", limits.LIMIT_SEARCHES_PER_MINUTE, minuteSeconds),
    rating: create("rating", limits.LIMIT_RATINGS_PER_MINUTE, minuteSeconds),
    feedback: create("feedback", limits.LIMIT_FEEDBACK_PER_HOUR, hourSeconds),
    contact: create("contact", limits.LIMIT_CONTACTS_PER_HOUR, hourSeconds),
    newsletter: create("newsletter", limits.LIMIT_NEWSLETTERS_PER_HOUR, hourSeconds),
  };
  return {
    take: async (deed, ip, points = 1) => {
      const { refusedMs } = await counters[deed](ip === null ? unknownAddress : networkOf(ip), points);
      return refusedMs === null ? null : Math.max(1, Math.ceil(refusedMs / 1_000));
    },
  };
};

/** All whose address cannot be told share one allowance. */
const unknownAddress = "unknown";

type Counter = (key: string, points: number) => Promise<Taken>;

const createCounter = (points: number, duration: number): Counter => {
  const limiter = new RateLimiterMemory({ points, duration });
  const counted = new LRUCache<string, true>({
    max: addressesMax,
    dispose: (_counted, key) => void limiter.delete(key),
    noDisposeOnSet: true,
  });
  return async (key, taken) => {
    counted.set(key, true);
    try {
      await limiter.consume(key, taken);
      return { refusedMs: null };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { refusedMs: refusal.msBeforeNext };
    }
  };
};
