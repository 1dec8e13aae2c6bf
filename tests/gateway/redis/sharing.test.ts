import { Redis } from "ioredis";
import { expect, inject, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { pollOptions, startGateways } from "./gateways.ts";

const { redis: canRun } = inject("canStart");

function aPath(slug: string): string {
  return `/article/${slug}`;
}
function named(count: number) {
  return Array.from({ length: count }, (_, number) =>
    aWireDocument({ slug: `text-${number}`, subject: `Text ${number}` }),
  );
}
async function read(
  site: { readonly url: string },
  path: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const { status, body } = await exchange(site, path);
  return { status, text: body.toString() };
}

/** Reads new documents at the first gateway, until one is available at the second without a call. */
async function waitUntilShared(
  gateways: Awaited<ReturnType<typeof startGateways>>,
  second: { readonly url: string },
): Promise<void> {
  let number = 0;
  await expect
    .poll(async () => {
      number += 1;
      const document = `${calls.document}text-${number}`;
      await read(gateways.first, aPath(`text-${number}`));
      const before = gateways.first.callsTo(document);
      await read(second, aPath(`text-${number}`));
      return gateways.first.callsTo(document) - before;
    }, pollOptions)
    .toBe(0);
}

test.runIf(canRun)(
  "data fetched by one gateway is available to the other; a purge of one is a purge of both",
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
      .poll(async () => (await read(gateways.first, aPath("text-0"))).text, pollOptions)
      .toContain("Written anew");
  },
);

test.runIf(canRun)("a gateway that starts while the backend is down has the others' data", async () => {
  await using gateways = await startGateways({ documents: named(300) });
  const second = await gateways.add();
  await waitUntilShared(gateways, second);
  expect((await read(gateways.first, aPath("text-0"))).status).toBe(200);
  await gateways.backend.stop();
  const third = await gateways.add();
  await expect.poll(async () => (await read(third, aPath("text-0"))).status, pollOptions).toBe(200);
  expect((await read(third, aPath("never-read"))).status).toBe(503);
});

test.runIf(canRun)(
  "the last good robots and sitemaps are available to a gateway with an empty disk, even when stale data is not allowed",
  async () => {
    await using gateways = await startGateways({ settings: { CACHE_FRESH_SECONDS: "1", CACHE_STALE_SECONDS: "0" } });
    const crawled = ["/robots.txt", "/sitemap.xml"];
    // Stored in Redis once it is connected, a moment after the start.
    const stores = new Redis(gateways.redis.url);
    await expect
      .poll(async () => {
        gateways.first.purge();
        for (const path of crawled) await read(gateways.first, path);
        return (await stores.keys("lectern:testsite:last-good:*")).length;
      }, pollOptions)
      .toBe(2);
    stores.disconnect();
    await gateways.backend.stop();
    const other = await gateways.add();
    await expect.poll(async () => (await read(other, aPath("first-words"))).status, pollOptions).toBe(503);
    for (const path of crawled) await expect.poll(async () => (await read(other, path)).status, pollOptions).toBe(200);
  },
);

test.runIf(canRun)("an allowance is shared by all gateways", async () => {
  await using gateways = await startGateways({ settings: { LIMIT_SEARCHES_PER_MINUTE: "20" } });
  const second = await gateways.add();
  let asked = 0;
  const search = async (site: { readonly url: string }): Promise<number> => {
    asked += 1;
    return (await post(site, { query: `{ search(term: "word ${asked}") { pagination { page } } }` })).status;
  };
  // Until Redis is connected, each gateway counts for itself.
  await waitUntilShared(gateways, second);
  const from = asked;
  let last = 200;
  for (const site of Array.from({ length: 30 }, (_, number) => (number % 2 === 0 ? gateways.first : second))) {
    last = await search(site);
    if (last !== 200) break;
  }
  expect(last).toBe(429);
  // Two separate allowances would accept all of them. While Redis is slow on a busy machine, each gateway counts for itself.
  expect(asked - from).toBeLessThan(30);
  expect([await search(gateways.first), await search(second)]).toEqual([429, 429]);
});

test.runIf(canRun)("unreadable data in Redis is a miss", async () => {
  await using gateways = await startGateways({ documents: named(300) });
  const second = await gateways.add();
  await waitUntilShared(gateways, second);
  const client = new Redis(gateways.redis.url);
  await read(gateways.first, aPath("text-0"));
  const kept = async (): Promise<readonly string[]> =>
    (await client.keys("lectern:testsite:answer:*")).filter((key) => key.includes("text-0"));
  await expect.poll(async () => (await kept()).length, pollOptions).toBe(1);
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
