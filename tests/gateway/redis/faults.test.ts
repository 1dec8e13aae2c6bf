import { expect, inject, test } from "vitest";
import { connectRedis } from "../../../gateway/redis/redis-connection.ts";
import { followEpoch } from "../../../gateway/redis/shared-epoch.ts";
import { exchange } from "../../support/exchange.ts";
import { startOwnRedis } from "../../support/redis.ts";
import { aWireDocument } from "../../support/wire-documents.ts";
import { sharedSoon, startGateways } from "./gateways.ts";

const { redis: canRun } = inject("canStart");

/** A connection, with what it wrote into the log. */
const connect = (url: string, prefix = "test:") => {
  const lines: string[] = [];
  const log = {
    info: (message: string) => void lines.push(message),
    warn: (_fields: object, message: string) => void lines.push(message),
  };
  const connection = connectRedis({ url, prefix, log });
  return { ...connection, lines, [Symbol.dispose]: connection.stop };
};

const answers = "Redis answers: what the gateways know is shared";
const doesNot = "Redis does not answer: this gateway goes on alone until it does";
const get = (connection: ReturnType<typeof connect>) => connection.ask((client) => client.get("a"));
const isThere = async (connection: ReturnType<typeof connect>): Promise<boolean> => (await get(connection)) !== null;

test.runIf(canRun)(
  "a Redis that hangs costs one wait, then none; one that is gone costs none; each comes back by itself, and each change is one line",
  async () => {
    await using redis = await startOwnRedis();
    using connection = connect(redis.url);
    await expect.poll(() => isThere(connection), sharedSoon).toBe(true);
    redis.freeze();
    const first = performance.now();
    expect(await get(connection)).toBeNull();
    expect(performance.now() - first).toBeGreaterThan(45);
    // Not asked again: a thousand misses come together.
    expect(await Promise.all(Array.from({ length: 1_000 }, () => get(connection)))).toEqual(
      Array.from({ length: 1_000 }, () => null),
    );
    redis.thaw();
    await expect.poll(() => isThere(connection), sharedSoon).toBe(true);
    await redis.stop();
    await expect.poll(() => isThere(connection), sharedSoon).toBe(false);
    await redis.restart();
    await expect.poll(() => isThere(connection), sharedSoon).toBe(true);
    expect(connection.lines).toEqual([answers, doesNot, answers, doesNot, answers]);
  },
);

test.runIf(canRun)("a Redis that is not there at the start is found when it is", async () => {
  await using redis = await startOwnRedis();
  await redis.stop();
  using connection = connect(redis.url);
  await expect.poll(() => connection.lines, sharedSoon).toEqual([doesNot]);
  expect(await get(connection)).toBeNull();
  await redis.restart();
  await expect.poll(() => isThere(connection), sharedSoon).toBe(true);
});

test.runIf(canRun)(
  "a purge while Redis is away reaches the others when it is back; until then nothing that is shared is fresh",
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
    await expect.poll(() => [epoch.current(), other.current()], sharedSoon).toEqual([0, 0]);
    await redis.stop();
    epoch.raise();
    expect(epoch.current()).toBeNull();
    await redis.restart();
    await expect.poll(() => purges, sharedSoon).toBe(1);
    await expect.poll(() => [epoch.current(), other.current()], sharedSoon).toEqual([1, 1]);
    // What Redis lost is no purge, and one's own is none from elsewhere.
    await redis.restart();
    await expect.poll(() => isThere(here), sharedSoon).toBe(true);
    other.raise();
    await expect.poll(() => [epoch.current(), other.current()], sharedSoon).toEqual([2, 2]);
    expect([purges, echoes]).toEqual([1, 1]);
    epoch.stop();
    other.stop();
  },
);

test.runIf(canRun)("two purges at once at two gateways reach both", async () => {
  await using redis = await startOwnRedis();
  using here = connect(redis.url);
  using there = connect(redis.url);
  const seen = { here: 0, there: 0 };
  const epochs = [followEpoch(here, () => void (seen.here += 1)), followEpoch(there, () => void (seen.there += 1))];
  await expect.poll(() => epochs.map((epoch) => epoch.current()), sharedSoon).toEqual([0, 0]);
  for (const epoch of epochs) epoch.raise();
  await expect.poll(() => epochs.map((epoch) => epoch.current()), sharedSoon).toEqual([2, 2]);
  expect(seen.here).toBeGreaterThan(0);
  expect(seen.there).toBeGreaterThan(0);
  for (const epoch of epochs) epoch.stop();
});

test.runIf(canRun)("whatever becomes of Redis, no visitor sees it", async () => {
  const documents = Array.from({ length: 200 }, (_, number) =>
    aWireDocument({ slug: `text-${number}`, subject: `Text ${number}` }),
  );
  // A busy machine is slow, and that is not what is looked at here.
  const patient = {
    LIMIT_UPSTREAM_CONNECT_MS: "10000",
    LIMIT_UPSTREAM_TOTAL_MS: "20000",
    LIMIT_PAGE_TOTAL_MS: "20000",
    LIMIT_REQUEST_TOTAL_MS: "30000",
  };
  await using gateways = await startGateways({ documents, settings: patient });
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
