import { RateLimiterRedis } from "rate-limiter-flexible";
import { takeFrom } from "../server/rate-limits.ts";
import type { ShareCounter } from "../server/rate-limits.ts";
import type { RedisConnection } from "./redis-connection.ts";

/** Counts by way of Redis, so that an allowance is one for all gateways together. */
export const shareCounters =
  (redis: Pick<RedisConnection, "ask" | "client">): ShareCounter =>
  (action, points, duration) => {
    const limiter = new RateLimiterRedis({ storeClient: redis.client, keyPrefix: `taken:${action}`, points, duration });
    return (key, taken) => redis.ask(() => takeFrom(limiter, key, taken)).then((answer) => answer?.value ?? null);
  };
