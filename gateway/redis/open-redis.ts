import type { SharedAnswers } from "../docs-api/cache/shared-answers.ts";
import type { LastGoodFiles } from "../crawlers/last-good-files.ts";
import type { ShareCounter } from "../server/limits/rate-limits.ts";
import { connectRedis } from "./redis-connection.ts";
import type { RedisConnectionParts } from "./redis-connection.ts";
import { shareAnswers } from "./shared-data.ts";
import { followEpoch } from "./shared-epoch.ts";
import { shareLastGoodFiles } from "./shared-files.ts";
import { shareCounters } from "./shared-limits.ts";

/** What several gateways of one site share. */
export interface Shared {
  readonly answers: SharedAnswers;
  readonly counters: ShareCounter;
  readonly files: (own: LastGoodFiles) => LastGoodFiles;
  /** Notifies the others of a purge here. */
  readonly purge: () => void;
  readonly stop: () => Promise<void>;
}

/** Connects to Redis. `onPurgedElsewhere` is called when another gateway has been purged. */
export function openRedis(parts: RedisConnectionParts, onPurgedElsewhere: () => void): Shared {
  const redis = connectRedis(parts);
  const epoch = followEpoch(redis, onPurgedElsewhere);
  return {
    answers: shareAnswers(redis, epoch.current),
    counters: shareCounters(redis),
    files: (own) => shareLastGoodFiles(own, redis),
    purge: epoch.raise,
    stop: async () => {
      epoch.stop();
      redis.stop();
    },
  };
}
