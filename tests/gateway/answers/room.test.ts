import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const documents = Array.from({ length: 30 }, (_, index) =>
  aWireDocument({ _id: `${index}`, slug: `document-${index}`, subject: `Document ${index}` }),
);

async function metric(site: FakeSite, name: string): Promise<number> {
  const text = (await exchange(site, "/operations/metrics")).body.toString();
  return Number(new RegExp(`^${name.replaceAll(/[{}]/g, "\\$&")} (\\S+)$`, "m").exec(text)?.[1]);
}

test("the store is limited by bytes, all encodings included; the least recently used entries are evicted first", async () => {
  const room = 400_000;
  await using site = await startFakeSite({ documents, settings: { LIMIT_ANSWERS_BYTES: String(room) } });
  for (const { slug } of documents) {
    for (const encoding of ["br", "gzip", "identity"])
      await exchange(site, `/article/${slug}`, { headers: { "accept-encoding": encoding } });
    await exchange(site, "/article/document-0");
    expect(await metric(site, "lectern_answers_bytes")).toBeLessThanOrEqual(room);
  }
  const kept = await metric(site, "lectern_answers_entries");
  expect(kept).toBeGreaterThan(1);
  expect(kept).toBeLessThan(documents.length);
  expect((await exchange(site, "/article/document-0")).headers["server-timing"]).toContain("hit");
  expect((await exchange(site, "/article/document-1")).headers["server-timing"]).toContain("miss");
});

test("an answer above the limit for one is served, but not stored", async () => {
  await using site = await startFakeSite({ documents, settings: { LIMIT_ANSWER_BYTES: "2000" } });
  const query = {
    query: `{ documents(type: "article", limit: 30) { items { slug subject content metaDescription } } }`,
  };
  for (let times = 0; times < 2; times += 1) {
    const { status, headers, body } = await post(site, query);
    expect(status).toBe(200);
    expect(headers["server-timing"]).toContain("miss");
    expect(body.length).toBeGreaterThan(2_000);
  }
  await post(site, { query: "{ site { name } }" });
  expect((await post(site, { query: "{ site { name } }" })).headers["server-timing"]).toContain("hit");
});

test("answers are counted by route and source", async () => {
  await using site = await startFakeSite({ documents });
  for (const path of [
    "/article/document-1",
    "/article/document-1",
    "/article/none",
    "/robots.txt",
    "/graphql?query={site{name}}",
    "/graphql?query={viewer{ip}}",
  ])
    await exchange(site, path);
  const count = (route: string, source: string) =>
    metric(site, `lectern_answers_total{route="${route}",source="${source}"}`);
  expect([
    await count("page", "hit"),
    await count("page", "miss"),
    await count("crawlers", "miss"),
    await count("graphql", "miss"),
  ]).toEqual([1, 2, 1, 1]);
});
