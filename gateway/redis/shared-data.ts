import { z } from "zod";
import type { SharedAnswers, SharedTimes } from "../docs-api/cache/shared-answers.ts";
import type { RedisConnection } from "./redis-connection.ts";

/** A larger answer takes longer to come from Redis than the time limit of a command. */
const jsonMost = 2_000_000;

const fromJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("expected JSON");
    return z.NEVER;
  }
});
const Condition = z.record(z.string(), z.string()).nullable();
const Times = z.object({ epoch: z.number(), freshUntil: z.number(), usableUntil: z.number() });
const Kept = z.tuple([z.string(), fromJson.pipe(Condition), fromJson.pipe(Times)]);

/** Shares the backend's answers through Redis: a hash for each, which expires when its answer is no longer usable. */
export function shareAnswers(redis: Pick<RedisConnection, "ask">, epoch: () => number | null): SharedAnswers {
  return {
    epoch,
    find: async (key) => {
      const kept = Kept.safeParse(
        (await redis.ask((client) => client.hmget(nameOf(key), "json", "condition", "times")))?.value,
      );
      if (!kept.success) return null;
      const [json, condition, times] = kept.data;
      return { json, condition, ...times };
    },
    keep: (key, { json, condition, ...times }) => {
      if (json.length > jsonMost) return;
      const fields = { json, condition: JSON.stringify(condition), times: JSON.stringify(times) };
      redis
        .ask((client) => client.multi().hset(nameOf(key), fields).pexpireat(nameOf(key), expiryOf(times)).exec())
        .catch(() => undefined);
    },
    renew: (key, times) => {
      const renewed = redis.ask(async (client) => {
        // It may have expired meanwhile: an answer without its text must not be created.
        if ((await client.pexpireat(nameOf(key), expiryOf(times))) === 1)
          await client.hset(nameOf(key), "times", JSON.stringify(times));
      });
      renewed.catch(() => undefined);
    },
  };
}

function nameOf(key: string): string {
  return `answer:${key}`;
}

function expiryOf({ usableUntil }: SharedTimes): number {
  return Math.ceil(usableUntil);
}
