import type { RedisConnection } from "./redis-connection.ts";

/** The epoch of all gateways: a purge of one is a purge of all. */
export interface SharedEpoch {
  /** Null while it is unknown: nothing shared counts as fresh then. */
  readonly current: () => number | null;
  /** Publishes a purge to the other gateways; if Redis is down, as soon as it is back. */
  readonly raise: () => void;
  readonly stop: () => void;
}

const key = "epoch";
const channel = "purged";
/** The epoch is polled as well, since a message may be lost. */
const lookMs = 2_000;

/** Follows the epoch. `onRaisedElsewhere` is called once for what may have been several purges. */
export function followEpoch(
  redis: Pick<RedisConnection, "ask" | "onThere" | "listen">,
  onRaisedElsewhere: () => void,
): SharedEpoch {
  let known: number | null = null;
  let unpublished = 0;
  let working: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    if (unpublished > 0) await publishPurges();
    if (unpublished > 0) return;
    const answer = await redis.ask(async (client) => {
      // If Redis has lost the epoch, it is set to what this gateway knows.
      await client.setnx(key, known ?? 0);
      return client.get(key);
    });
    if (answer === null || unpublished > 0) return;
    learn(Number(answer.value), known);
  };
  const learn = (value: number, expected: number | null): void => {
    known = value;
    if (expected !== null && value !== expected) onRaisedElsewhere();
  };
  const publishPurges = async (): Promise<void> => {
    const publishing = unpublished;
    const answer = await redis.ask((client) => client.incr(key));
    if (answer === null) return;
    unpublished -= publishing;
    learn(answer.value, known === null ? null : known + 1);
    await redis.ask((client) => client.publish(`${client.options.keyPrefix ?? ""}${channel}`, ""));
  };
  const lookSoon = (): void => {
    working = working.then(look).catch(() => undefined); // polled again soon
  };

  redis.onThere(lookSoon);
  redis.listen(channel, lookSoon);
  const looking = setInterval(lookSoon, lookMs).unref();
  return {
    current: () => (unpublished > 0 ? null : known),
    raise: () => {
      unpublished += 1;
      lookSoon();
    },
    stop: () => clearInterval(looking),
  };
}
