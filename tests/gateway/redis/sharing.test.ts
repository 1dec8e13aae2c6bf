import { Redis } from "ioredis";
import { expect, inject, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { json } from "../../support/fake-backend-answers.ts";
import { calls } from "../../support/fake-site.ts";
import { aWireDocument } from "../../support/wire-documents.ts";
import { sharedSoon, startGateways } from "./gateways.ts";

const { redis: canRun } = inject("canStart");

const aPath = (slug: string): string => `/article/${slug}`;
const named = (count: number) =>
  Array.from({ length: count }, (_, number) => aWireDocument({ slug: `text-${number}`, subject: `Text ${number}` }));
const read = async (
  site: { readonly url: string },
  path: string,
): Promise<{ readonly status: number; readonly text: string }> => {
  const { status, body } = await exchange(site, path);
  return { status, text: body.toString() };
};

/** Reads one document after the other at the first gateway, until what it reads comes to the second without a call. */
const waitUntilShared = async (
  gateways: Awaited<ReturnType<typeof startGateways>>,
  second: { readonly url: string },
): Promise<void> => {
  let number = 0;
  await expect
    .poll(async () => {
      number += 1;
      const document = `${calls.document}text-${number}`;
      await read(gateways.first, aPath(`text-${number}`));
      const before = gateways.first.callsTo(document);
      await read(second, aPath(`text-${number}`));
      return gateways.first.callsTo(document) - before;
    }, sharedSoon)
    .toBe(0);
};

test.runIf(canRun)(
  "what one gateway was told by the backend, the other knows; a purge of one is a purge of both",
  async () => {
    await using gateways = await startGateways({ documents: named(300) });
    const second = await gateways.add();
    await waitUntilShared(gateways, second);

    expect((await read(gateways.first, aPath("text-0"))).text).toContain("Text 0");
    expect((await read(second, aPath("text-0"))).text).toContain("Text 0");
    gateways.backend.on(
      `${calls.document}text-0`,
      json({ doc: [aWireDocument({ slug: "text-0", subject: "Written anew" })] }),
    );
    second.gateway.purge();
    expect((await read(second, aPath("text-0"))).text).toContain("Written anew");
    await expect
      .poll(async () => (await read(gateways.first, aPath("text-0"))).text, sharedSoon)
      .toContain("Written anew");
  },
);

test.runIf(canRun)("a gateway that starts while the backend is away has what the others knew", async () => {
  await using gateways = await startGateways({ documents: named(300) });
  const second = await gateways.add();
  await waitUntilShared(gateways, second);
  expect((await read(gateways.first, aPath("text-0"))).status).toBe(200);
  await gateways.backend.stop();
  const third = await gateways.add();
  await expect.poll(async () => (await read(third, aPath("text-0"))).status, sharedSoon).toBe(200);
  expect((await read(third, aPath("never-read"))).status).toBe(503);
});

test.runIf(canRun)(
  "the last good robots and sitemaps are there for a gateway with an empty disk, also where no old data may be used",
  async () => {
    await using gateways = await startGateways({ settings: { CACHE_FRESH_SECONDS: "1", CACHE_STALE_SECONDS: "0" } });
    const crawled = ["/robots.txt", "/sitemap.xml"];
    // Kept in Redis once Redis answers, which it does a moment after the start.
    const stores = new Redis(gateways.redis.url);
    await expect
      .poll(async () => {
        gateways.first.purge();
        for (const path of crawled) await read(gateways.first, path);
        return (await stores.keys("lectern:testsite:last-good:*")).length;
      }, sharedSoon)
      .toBe(2);
    stores.disconnect();
    await gateways.backend.stop();
    const other = await gateways.add();
    await expect.poll(async () => (await read(other, aPath("first-words"))).status, sharedSoon).toBe(503);
    for (const path of crawled) await expect.poll(async () => (await read(other, path)).status, sharedSoon).toBe(200);
  },
);

test.runIf(canRun)("an allowance is one for all gateways together", async () => {
  await using gateways = await startGateways({ settings: { LIMIT_SEARCHES_PER_MINUTE: "200" } });
  const second = await gateways.add();
  let asked = 0;
  const search = async (site: { readonly url: string }): Promise<number> => {
    asked += 1;
    return (await post(site, { query: `{ search(term: "word ${asked}") { pagination { page } } }` })).status;
  };
  // Until Redis answers, each counts for itself.
  await waitUntilShared(gateways, second);
  const from = asked;
  let last = 200;
  for (const site of Array.from({ length: 300 }, (_, number) => (number % 2 === 0 ? gateways.first : second))) {
    last = await search(site);
    if (last !== 200) break;
  }
  expect(last).toBe(429);
  // Two allowances would let all of them through. While Redis is late on a busy machine, each counts for itself.
  expect(asked - from).toBeLessThan(300);
  expect([await search(gateways.first), await search(second)]).toEqual([429, 429]);
});

test.runIf(canRun)("what cannot be read in Redis is a miss", async () => {
  await using gateways = await startGateways({ documents: named(300) });
  const second = await gateways.add();
  await waitUntilShared(gateways, second);
  const client = new Redis(gateways.redis.url);
  await read(gateways.first, aPath("text-0"));
  const kept = async (): Promise<readonly string[]> =>
    (await client.keys("lectern:testsite:answer:*")).filter((key) => key.includes("text-0"));
  await expect.poll(async () => (await kept()).length, sharedSoon).toBe(1);
  const [key = ""] = await kept();
  for (const [field, value] of [
    ["json", "{"],
    ["times", "never"],
    ["condition", "[]"],
  ] as const) {
    await client.hset(key, field, value);
    const fresh = await gateways.add();
    expect(await read(fresh, aPath("text-0"))).toMatchObject({ status: 200, text: expect.stringContaining("Text 0") });
  }
  client.disconnect();
});
