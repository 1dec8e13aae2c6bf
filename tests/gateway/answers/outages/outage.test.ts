import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { stopClock } from "../../../support/clock.ts";
import { eventually } from "../../../support/eventually.ts";
import { exchange, post } from "../../../support/exchange.ts";
import type { Exchanged } from "../../../support/exchange.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

const query = {
  query: `{ document(slug: "first-words") { subject } documents(type: "article") { items { subject } } }`,
};

async function textOf(answer: Promise<Exchanged>): Promise<string> {
  return (await answer).body.toString();
}

function robots(site: FakeSite): Promise<Exchanged> {
  return exchange(site, "/robots.txt");
}

const asks: readonly ((site: FakeSite) => Promise<Exchanged>)[] = [
  ...[
    "/",
    "/article/first-words",
    "/articles",
    "/glossary",
    "/authors",
    "/sitemap.xml",
    "/sitemap-article.xml",
    `/graphql?query=${encodeURIComponent(query.query)}`,
  ].map((path) => (site: FakeSite) => exchange(site, path, { headers: { "accept-encoding": "br" } })),
  (site) => post(site, query),
  robots,
];

test("10 minutes without a backend: stored answers never fail, and everything is current soon after", async () => {
  using clock = stopClock();
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "60" } });
  for (const ask of asks) expect((await ask(site)).status).toBe(200);

  await using visitors = keepAsking(site);
  await visitors.see(100);
  await site.backend.stop();
  for (let minute = 0; minute < 10; minute += 1) {
    clock.pass(60);
    await visitors.see(40);
  }
  site.backend.on(calls.document, json({ doc: [aWireDocument({ subject: "Words after the outage" })] }));
  await site.backend.start();
  await eventually(
    () => {
      clock.pass(1);
      return textOf(post(site, query));
    },
    (text) => text.includes("Words after the outage"),
  );
  await eventually(
    () => {
      clock.pass(1);
      return textOf(exchange(site, "/article/first-words"));
    },
    (text) => text.includes("Words after the outage"),
  );
  const seen = await visitors.stop();

  expect(seen.bad).toEqual([]);
  expect(seen.count).toBeGreaterThan(200);
  expect(seen.stale).toBeGreaterThan(50);
});

/** Four visitors who send one request after another until stopped. */
function keepAsking(site: FakeSite) {
  const stopped = new AbortController();
  const bad: string[] = [];
  const seen = { bad, count: 0, stale: 0 };
  const visit = async (first: number): Promise<void> => {
    for (let turn = first; !stopped.signal.aborted; turn += 1) {
      const ask = asks[turn % asks.length] ?? robots;
      const { status, headers, body } = await ask(site);
      seen.count += 1;
      if (String(headers["server-timing"]).includes("stale")) seen.stale += 1;
      if (status !== 200 || body.toString().startsWith('{"errors"'))
        bad.push(`${turn % asks.length}: ${status} ${body.toString().slice(0, 200)}`);
      await pause(10);
    }
  };
  const visits = [0, 2, 4, 6].map(visit);
  const stop = async () => {
    stopped.abort();
    await Promise.all(visits);
    return seen;
  };
  return {
    [Symbol.asyncDispose]: async () => void (await stop()),
    /** Waits until they have seen `more` answers. */
    see: (more: number) => {
      const wanted = seen.count + more;
      return eventually(
        () => seen.count,
        (count) => count >= wanted,
      );
    },
    stop,
  };
}
