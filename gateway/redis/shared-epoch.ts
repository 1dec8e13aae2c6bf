import type { RedisConnection } from "./redis-connection.ts";

/** The epoch of all gateways: a purge at one of them is a purge at each. */
export interface SharedEpoch {
  /** Null while it is not known: nothing that is shared is taken for fresh then. */
  readonly current: () => number | null;
  /** Tells the others of a purge here. While Redis is away, that is made up for when it is back. */
  readonly raise: () => void;
  readonly stop: () => void;
}

const key = "epoch";
const channel = "purged";
/** A message may be lost. */
const lookMs = 2_000;

/** Follows the epoch. `onRaisedElsewhere` is called once for what may have been several purges. */
export const followEpoch = (
  redis: Pick<RedisConnection, "ask" | "onThere" | "listen">,
  onRaisedElsewhere: () => void,
): SharedEpoch => {
  let known: number | null = null;
  let untold = 0;
  let working: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    if (untold > 0) await tell();
    if (untold > 0) return;
    const answer = await redis.ask(async (client) => {
      // Where Redis has lost it, all begin again at what they know.
      await client.setnx(key, known ?? 0);
      return client.get(key);
    });
    if (answer === null || untold > 0) return;
    learn(Number(answer.value), known);
  };
  const learn = (value: number, expected: number | null): void => {
    known = value;
    if (expected !== null && value !== expected) onRaisedElsewhere();
  };
  const tell = async (): Promise<void> => {
    const telling = untold;
    const answer = await redis.ask((client) => client.incr(key));
    if (answer === null) return;
    untold -= telling;
    learn(answer.value, known === null ? null : known + 1);
    await redis.ask((client) => client.publish(`${client.options.keyPrefix ?? ""}${channel}`, ""));
  };
  const lookSoon = (): void => {
    working = working.then(look).catch(() => undefined); // looked again soon
  };

  redis.onThere(lookSoon);
  redis.listen(channel, lookSoon);
  const looking = setInterval(lookSoon, lookMs).unref();
  return {
    current: () => (untold > 0 ? null : known),
    raise: () => {
      untold += 1;
      lookSoon();
    },
    stop: () => clearInterval(looking),
  };
};
