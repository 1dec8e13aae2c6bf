import { expect, inject, test } from "vitest";
import { connectRedis } from "../../../gateway/redis/redis-connection.ts";
import { followEpoch } from "../../../gateway/redis/shared-epoch.ts";
import { exchange } from "../../support/exchange.ts";
import { startOwnRedis } from "../../support/services/redis.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { pollOptions, startGateways } from "./gateways.ts";

const { redis: canRun } = inject("canStart");

/** A connection and its log. */
function connect(url: string, answerMs = 30_000) {
  const lines: string[] = [];
  const log = {
    info: (message: string) => void lines.push(message),
    warn: (_fields: object, message: string) => void lines.push(message),
  };
  const connection = connectRedis({ url, prefix: "test:", answerMs, log });
  return { ...connection, lines, [Symbol.dispose]: connection.stop };
}

const answers = "Redis is available: the gateways share data";
const doesNot = "Redis does not answer: this gateway works alone until it does";
function get(connection: ReturnType<typeof connect>) {
  return connection.ask((client) => client.get("a"));
}
async function isThere(connection: ReturnType<typeof connect>): Promise<boolean> {
  return (await get(connection)) !== null;
}

test.runIf(canRun)(
  "a hanging Redis costs one wait, then none; a stopped one costs none; each recovers by itself, with one log line per change",
  async () => {
    await using redis = await startOwnRedis();
    using connection = connect(redis.url, 1_000);
    await expect.poll(() => isThere(connection), pollOptions).toBe(true);
    const frozen = connection.lines.length;
    redis.freeze();
    const first = performance.now();
    expect(await get(connection)).toBeNull();
    expect(performance.now() - first).toBeGreaterThan(950);
    // Not queried again: a thousand misses at once.
    expect(await Promise.all(Array.from({ length: 1_000 }, () => get(connection)))).toEqual(
      Array.from({ length: 1_000 }, () => null),
    );
    redis.thaw();
    await expect.poll(() => isThere(connection), pollOptions).toBe(true);
    const stopped = connection.lines.length;
    await redis.stop();
    await expect.poll(() => isThere(connection), pollOptions).toBe(false);
    await redis.restart();
    await expect.poll(() => isThere(connection), pollOptions).toBe(true);
    const { lines } = connection;
    // On a busy machine an answer of Redis may be late once more: each change has its line, and no line comes twice.
    expect([lines.slice(frozen, stopped), lines.slice(stopped)]).toEqual([
      expect.arrayContaining([doesNot, answers]),
      expect.arrayContaining([doesNot, answers]),
    ]);
    expect(lines.filter((line, place) => line === lines[place - 1])).toEqual([]);
    expect(lines.at(-1)).toBe(answers);
  },
);

test.runIf(canRun)("a Redis that is absent at the start is used once it is there", async () => {
  await using redis = await startOwnRedis();
  await redis.stop();
  using connection = connect(redis.url);
  await expect.poll(() => connection.lines, pollOptions).toEqual([doesNot]);
  expect(await get(connection)).toBeNull();
  await redis.restart();
  await expect.poll(() => isThere(connection), pollOptions).toBe(true);
});

test.runIf(canRun)(
  "a purge while Redis is down reaches the others when it is back; until then nothing shared is fresh",
  async () => {
    await using redis = await startOwnRedis();
    using here = connect(redis.url);
    using there = connect(redis.url);
    let purges = 0;
    let echoes = 0;
    const epoch = followEpoch(here, () => {
      echoes += 1;
    });
    const other = followEpoch(there, () => {
      purges += 1;
    });
    await expect.poll(() => [epoch.current(), other.current()], pollOptions).toEqual([0, 0]);
    await redis.stop();
    epoch.raise();
    expect(epoch.current()).toBeNull();
    await redis.restart();
    await expect.poll(() => purges, pollOptions).toBe(1);
    await expect.poll(() => [epoch.current(), other.current()], pollOptions).toEqual([1, 1]);
    // Lost data in Redis is not a purge, and a gateway's own purge is not one from elsewhere.
    await redis.restart();
    await expect.poll(() => isThere(here), pollOptions).toBe(true);
    other.raise();
    await expect.poll(() => [epoch.current(), other.current()], pollOptions).toEqual([2, 2]);
    expect([purges, echoes]).toEqual([1, 1]);
    epoch.stop();
    other.stop();
  },
);

test.runIf(canRun)("two concurrent purges at two gateways reach both", async () => {
  await using redis = await startOwnRedis();
  using here = connect(redis.url);
  using there = connect(redis.url);
  const seen = { here: 0, there: 0 };
  const epochs = [followEpoch(here, () => void (seen.here += 1)), followEpoch(there, () => void (seen.there += 1))];
  await expect.poll(() => epochs.map((epoch) => epoch.current()), pollOptions).toEqual([0, 0]);
  for (const epoch of epochs) epoch.raise();
  await expect.poll(() => epochs.map((epoch) => epoch.current()), pollOptions).toEqual([2, 2]);
  expect(seen.here).toBeGreaterThan(0);
  expect(seen.there).toBeGreaterThan(0);
  for (const epoch of epochs) epoch.stop();
});

test.runIf(canRun)("no visitor notices what happens to Redis", async () => {
  const documents = Array.from({ length: 200 }, (_, number) =>
    aWireDocument({ slug: `text-${number}`, subject: `Text ${number}` }),
  );
  // One that hangs is given up soon.
  const settings = { LIMIT_REQUEST_TOTAL_MS: "30000", LIMIT_REDIS_MS: "50" };
  await using gateways = await startGateways({ documents, settings });
  let next = 0;
  const readSome = async (): Promise<readonly number[]> => {
    const paths = Array.from({ length: 8 }, () => `/article/text-${(next += 1)}`);
    return Promise.all(paths.map(async (path) => (await exchange(gateways.first, path)).status));
  };
  const well = Array.from({ length: 8 }, () => 200);
  expect(await readSome()).toEqual(well);
  gateways.redis.freeze();
  expect(await readSome()).toEqual(well);
  gateways.redis.thaw();
  expect(await readSome()).toEqual(well);
  await gateways.redis.stop();
  expect(await readSome()).toEqual(well);
  await gateways.redis.restart();
  expect(await readSome()).toEqual(well);
});
