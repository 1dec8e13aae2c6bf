import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitedAction } from "../graphql/context.ts";
import type { LimitValues } from "../limits.ts";
import { networkOf } from "./client-address.ts";

/** Counts what visitors do that costs the docs backend, or the gateway, more than reading. */
export interface RateLimits {
  /** Takes some of an address's allowance, all or nothing; the addresses of one IPv6 network count as one. */
  readonly take: (action: LimitedAction, ip: string | null, points?: number) => Promise<Allowance>;
  /** Gives back what was taken for something that is not done. */
  readonly giveBack: (action: LimitedAction, ip: string | null, points: number) => Promise<void>;
}

/** What an address has of an allowance, after a try to take of it. */
export interface Allowance {
  readonly action: LimitedAction;
  /** How much there is in a window. */
  readonly quota: number;
  readonly windowSeconds: number;
  readonly left: number;
  /** Until all of it is there again. */
  readonly resetSeconds: number;
  /** The seconds to wait where there was not enough left; null where it was taken. */
  readonly retryAfterSeconds: number | null;
}

type RateLimitValues = Pick<
  LimitValues,
  | "LIMIT_SEARCHES_PER_MINUTE"
  | "LIMIT_GRAPHQL_COST_PER_MINUTE"
  | "LIMIT_RATINGS_PER_MINUTE"
  | "LIMIT_FEEDBACK_PER_HOUR"
  | "LIMIT_CONTACTS_PER_HOUR"
  | "LIMIT_NEWSLETTERS_PER_HOUR"
>;

const minuteSeconds = 60;
const hourSeconds = 60 * 60;

/** Addresses that are counted at once, for each kind of action. In a flood of addresses those that came least lately are let go first. */
const addressesMax = 50_000;

/** What became of a try to take. */
interface Taken {
  readonly isRefused: boolean;
  readonly left: number;
  readonly resetMs: number;
}

/** Takes points of a key's allowance; less than none gives back. Null: it cannot be asked just now. */
type SharedCounter = (key: string, points: number) => Promise<Taken | null>;

/** Makes a counter that several gateways share. */
export type ShareCounter = (action: LimitedAction, points: number, durationSeconds: number) => SharedCounter;

/** Builds the limits: in this gateway's memory, and shared with others where that is possible (reliability, "Limits"). */
export const createRateLimits = (limits: RateLimitValues, share: ShareCounter | null = null): RateLimits => {
  const create = (action: LimitedAction, quota: number, windowSeconds: number): Counted => {
    const own = createCounter(quota, windowSeconds);
    const shared = share?.(action, quota, windowSeconds) ?? null;
    return {
      quota,
      windowSeconds,
      count: shared === null ? own : async (key, taken) => (await shared(key, taken)) ?? own(key, taken),
    };
  };
  const counters: Readonly<Record<LimitedAction, Counted>> = {
    search: create("search", limits.LIMIT_SEARCHES_PER_MINUTE, minuteSeconds),
    graphql: create("graphql", limits.LIMIT_GRAPHQL_COST_PER_MINUTE, minuteSeconds),
    rating: create("rating", limits.LIMIT_RATINGS_PER_MINUTE, minuteSeconds),
    feedback: create("feedback", limits.LIMIT_FEEDBACK_PER_HOUR, hourSeconds),
    contact: create("contact", limits.LIMIT_CONTACTS_PER_HOUR, hourSeconds),
    newsletter: create("newsletter", limits.LIMIT_NEWSLETTERS_PER_HOUR, hourSeconds),
  };
  return {
    take: async (action, ip, points = 1) => {
      const { quota, windowSeconds, count } = counters[action];
      const { isRefused, left, resetMs } = await count(keyOf(ip), points);
      const resetSeconds = Math.max(1, Math.ceil(resetMs / 1_000));
      return { action, quota, windowSeconds, left, resetSeconds, retryAfterSeconds: isRefused ? resetSeconds : null };
    },
    giveBack: async (action, ip, points) => void (await counters[action].count(keyOf(ip), -points)),
  };
};

/** All whose address cannot be told share one allowance. */
const keyOf = (ip: string | null): string => (ip === null ? "unknown" : networkOf(ip));

interface Counted {
  readonly quota: number;
  readonly windowSeconds: number;
  readonly count: (key: string, points: number) => Promise<Taken>;
}

const createCounter = (points: number, duration: number): Counted["count"] => {
  const limiter = new RateLimiterMemory({ points, duration });
  const forget = (key: string): void => {
    limiter.delete(key).catch(() => undefined);
  };
  const counted = new LRUCache<string, true>({
    max: addressesMax,
    dispose: (_counted, key) => forget(key),
    noDisposeOnSet: true,
  });
  return (key, taken) => {
    counted.set(key, true);
    return takeFrom(limiter, key, taken);
  };
};

/** What limiters of every kind of store can do. */
interface Limiter {
  readonly consume: (key: string, points: number) => Promise<RateLimiterRes>;
  readonly reward: (key: string, points: number) => Promise<RateLimiterRes>;
}

/** Takes of a limiter all or nothing: it counts what it refuses too, and that is given back. */
export const takeFrom = async (limiter: Limiter, key: string, points: number): Promise<Taken> => {
  if (points < 0) return toTaken(await limiter.reward(key, -points), false);
  try {
    return toTaken(await limiter.consume(key, points), false);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return toTaken(await limiter.reward(key, points), true);
  }
};

const toTaken = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isRefused: boolean): Taken => ({
  isRefused,
  left: Math.max(0, remainingPoints),
  resetMs: Math.max(0, msBeforeNext),
});
