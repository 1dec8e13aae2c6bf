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
  "LIMIT_SEARCHES_PER_MINUTE" | "LIMIT_RATINGS_PER_MINUTE" | "LIMIT_FEEDBACK_PER_HOUR" | "LIMIT_CONTACTS_PER_HOUR" | "LIMIT_NEWSLETTERS_PER_HOUR"
>;

const minuteSeconds = 60;
const hourSeconds = 60 * 60;

/** Addresses that are counted at once, for each kind of deed. In a flood of addresses those that came least lately are let go first. */
const addressesMax = 50_000;

/** Builds the limits of one gateway, in its memory (reliability, "Limits"). */
export const createRateLimits = (limits: RateLimitValues): RateLimits => {
  const counters: Readonly<Record<LimitedDeed, Counter>> = {
    search: createCounter(limits.LIMIT_SEARCHES_PER_MINUTE, minuteSeconds),
    rating: createCounter(limits.LIMIT_RATINGS_PER_MINUTE, minuteSeconds),
    feedback: createCounter(limits.LIMIT_FEEDBACK_PER_HOUR, hourSeconds),
    contact: createCounter(limits.LIMIT_CONTACTS_PER_HOUR, hourSeconds),
    newsletter: createCounter(limits.LIMIT_NEWSLETTERS_PER_HOUR, hourSeconds),
  };
  return { take: (deed, ip, points = 1) => counters[deed](ip === null ? unknownAddress : networkOf(ip), points) };
};

/** All whose address cannot be told share one allowance. */
const unknownAddress = "unknown";

type Counter = (key: string, points: number) => Promise<number | null>;

const createCounter = (points: number, duration: number): Counter => {
  const limiter = new RateLimiterMemory({ points, duration });
  const counted = new LRUCache<string, true>({ max: addressesMax, dispose: (_counted, key) => void limiter.delete(key), noDisposeOnSet: true });
  return async (key, taken) => {
    counted.set(key, true);
    try {
      await limiter.consume(key, taken);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  };
};
