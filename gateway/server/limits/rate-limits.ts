import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitedAction } from "../../graphql/context.ts";
import type { LimitValues } from "../../limits.ts";
import { networkOf } from "../../../addresses/requests/visitor-network.ts";

/** Rate limits for actions of visitors that cost the docs backend, or the gateway, more than reading. */
export interface RateLimits {
  /** Takes points from an address's allowance, all or nothing; the addresses of one IPv6 network count as one. */
  readonly take: (action: LimitedAction, ip: string | null, points?: number) => Promise<Allowance>;
  /** Gives back points that were taken for an action that is not carried out. */
  readonly giveBack: (action: LimitedAction, ip: string | null, points?: number) => Promise<Allowance>;
}

/** The state of an address's allowance, after an attempt to take from it, or after something was given back. */
export interface Allowance {
  readonly action: LimitedAction;
  /** Points in a window. */
  readonly quota: number;
  readonly windowSeconds: number;
  readonly left: number;
  /** Seconds until the full quota is available again. */
  readonly resetSeconds: number;
  /** Seconds to wait if there was not enough left; else null. */
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

/** How many addresses are counted at once for each action. In a flood, the least recently seen are evicted first. */
const addressesMax = 50_000;

/** The outcome of an attempt to take points. */
interface Taken {
  readonly isRefused: boolean;
  readonly left: number;
  readonly resetMs: number;
}

/** Takes points from a key's allowance; negative points give back. Null if the shared store does not answer. */
type SharedCounter = (key: string, points: number) => Promise<Taken | null>;

/** Builds a counter that several gateways share. */
export type ShareCounter = (action: LimitedAction, points: number, durationSeconds: number) => SharedCounter;

/** Builds the limits: shared with other gateways where possible, else in this gateway's memory (reliability, "Limits"). */
export function createRateLimits(limits: RateLimitValues, share: ShareCounter | null = null): RateLimits {
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
  const count = async (action: LimitedAction, ip: string | null, points: number): Promise<Allowance> => {
    const { quota, windowSeconds, count: countPoints } = counters[action];
    const { isRefused, left, resetMs } = await countPoints(keyOf(ip), points);
    const resetSeconds = Math.max(1, Math.ceil(resetMs / 1_000));
    return { action, quota, windowSeconds, left, resetSeconds, retryAfterSeconds: isRefused ? resetSeconds : null };
  };
  return {
    take: (action, ip, points = 1) => count(action, ip, points),
    giveBack: (action, ip, points = 1) => count(action, ip, -points),
  };
}

/** Visitors whose address is unknown share one allowance. */
function keyOf(ip: string | null): string {
  return (ip === null ? null : networkOf(ip)) ?? "unknown";
}

interface Counted {
  readonly quota: number;
  readonly windowSeconds: number;
  readonly count: (key: string, points: number) => Promise<Taken>;
}

function createCounter(points: number, duration: number): Counted["count"] {
  const limiter = new RateLimiterMemory({ points, duration });
  const forget = (key: string): void => {
    limiter.delete(key).catch(() => undefined);
  };
  // Built on first use: it takes milliseconds to allocate for this many addresses, and most actions are rare.
  let counted: LRUCache<string, true> | undefined;
  return (key, taken) => {
    counted ??= new LRUCache({ max: addressesMax, dispose: (_counted, old) => forget(old), noDisposeOnSet: true });
    counted.set(key, true);
    return takeFrom(limiter, key, taken);
  };
}

/** What the limiters of all stores have in common. */
interface Limiter {
  readonly consume: (key: string, points: number) => Promise<RateLimiterRes>;
  readonly reward: (key: string, points: number) => Promise<RateLimiterRes>;
}

/** Takes points from a limiter, all or nothing: it also counts what it refuses, so that is given back. */
export async function takeFrom(limiter: Limiter, key: string, points: number): Promise<Taken> {
  if (points < 0) return toTaken(await limiter.reward(key, -points), false);
  try {
    return toTaken(await limiter.consume(key, points), false);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return toTaken(await limiter.reward(key, points), true);
  }
}

function toTaken({ remainingPoints, msBeforeNext }: RateLimiterRes, isRefused: boolean): Taken {
  return {
    isRefused,
    left: Math.max(0, remainingPoints),
    resetMs: Math.max(0, msBeforeNext),
  };
}
