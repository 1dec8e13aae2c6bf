import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { ShareCounter } from "../server/rate-limits.ts";
import type { RedisConnection } from "./redis-connection.ts";

/** Counts by way of Redis, so that an allowance is one for all gateways together. */
export const shareCounters =
  (redis: Pick<RedisConnection, "ask" | "client">): ShareCounter =>
  (deed, points, duration) => {
    const limiter = new RateLimiterRedis({ storeClient: redis.client, keyPrefix: `taken:${deed}`, points, duration });
    return (key, taken) =>
      redis
        .ask(() => limiter.consume(key, taken).then(() => ({ refusedMs: null }), refusedMsOf))
        .then((answer) => answer?.value ?? null);
  };

const refusedMsOf = (refusal: unknown): { readonly refusedMs: number } => {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return { refusedMs: refusal.msBeforeNext };
};
