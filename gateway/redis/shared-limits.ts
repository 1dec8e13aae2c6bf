import { RateLimiterRedis } from "rate-limiter-flexible";
import { takeFrom } from "../server/limits/rate-limits.ts";
import type { ShareCounter } from "../server/limits/rate-limits.ts";
import type { RedisConnection } from "./redis-connection.ts";

/** Counts in Redis, so that all gateways share one allowance. */
export function shareCounters(redis: Pick<RedisConnection, "ask" | "client">): ShareCounter {
  return (action, points, duration) => {
    const limiter = new RateLimiterRedis({ storeClient: redis.client, keyPrefix: `taken:${action}`, points, duration });
    return (key, taken) => redis.ask(() => takeFrom(limiter, key, taken)).then((answer) => answer?.value ?? null);
  };
}
