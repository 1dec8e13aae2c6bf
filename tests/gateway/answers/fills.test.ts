import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { exchange, post } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { held, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { sourceOf } from "./support/served-answers.ts";

const query = { query: `{ document(slug: "first-words") { subject } }` };
const page = "/article/first-words";
function subjectOf({ body }: Exchanged): string {
  return /(?:<h1[^>]*>|"subject":")([^<"]+)/.exec(body.toString())?.[1] ?? "";
}

/** Sends a request, and disconnects as soon as the backend is working on it. */
async function askAndLeave(url: string, text: string, isWorking: () => Promise<void>): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(text);
  await isWorking();
  socket.destroy();
  await once(socket, "close");
}

const requests = [
  {
    route: "a page",
    /** The page and its state. */
    entries: 2,
    text: `GET ${page} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    ask: (site: { readonly url: string }) => exchange(site, page),
  },
  {
    route: "a query",
    entries: 1,
    text: `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${JSON.stringify(query).length}\r\n\r\n${JSON.stringify(query)}`,
    ask: (site: { readonly url: string }) => post(site, query),
  },
];

async function storedEntries(site: { readonly url: string }): Promise<number> {
  return Number(
    /^lectern_answers_entries (\d+)$/m.exec((await exchange(site, "/operations/metrics")).body.toString())?.[1],
  );
}

test.each(requests)(
  "a client that disconnects does not cancel the fill of $route: a concurrent request gets the result",
  async ({ text, ask }) => {
    await using site = await startFakeSite();
    const { answer, release } = held(json({ doc: [aWireDocument()] }));
    site.backend.on(calls.document, answer);
    const waiting: Promise<Exchanged>[] = [];
    await askAndLeave(site.url, text, async () => {
      await eventually(
        () => site.callsTo(calls.document),
        (count) => count === 1,
      );
      waiting.push(ask(site));
      // Answered only after the earlier request was received.
      await exchange(site, "/operations/health");
    });
    await exchange(site, "/operations/health");
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200]);
    expect(site.callsTo(calls.document)).toBe(1);
  },
);

test.each(requests)(
  "$route is filled to the end although its only client has disconnected, and stored for the next one",
  async ({ text, ask, entries }) => {
    await using site = await startFakeSite();
    const { answer, release } = held(json({ doc: [aWireDocument()] }));
    site.backend.on(calls.document, answer);
    await askAndLeave(site.url, text, async () => {
      await eventually(
        () => site.callsTo(calls.document),
        (count) => count === 1,
      );
    });
    release();
    await eventually(
      () => storedEntries(site),
      (count) => count === entries,
    );
    expect(sourceOf(await ask(site))).toBe("hit");
  },
);

test.each(requests)("two hundred concurrent cold requests for $route make one call each", async ({ ask }) => {
  await using site = await startFakeSite();
  const { answer, release } = held(json({ doc: [aWireDocument()] }));
  site.backend.on(calls.document, answer);
  const asked = Array.from({ length: 200 }, () => ask(site));
  await eventually(
    () => site.callsTo(calls.document),
    (count) => count > 0,
  );
  release();
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.toString("base64")}`)).size).toBe(1);
  expect(site.callsTo(calls.document)).toBe(1);
});

test.each(requests)("an edit during the fill of $route is not lost", async ({ ask }) => {
  await using site = await startFakeSite();
  const { answer, release } = held(json({ doc: [aWireDocument({ subject: "Old words" })] }));
  site.backend.on(calls.document, answer);
  const before = ask(site);
  await eventually(
    () => site.callsTo(calls.document),
    (count) => count === 1,
  );
  site.backend.on(calls.document, json({ doc: [aWireDocument({ subject: "New words" })] }));
  site.purge();
  expect(subjectOf(await ask(site))).toBe("New words");
  release();
  const late = await before;
  expect(subjectOf(late)).toBe("Old words");
  expect(String(late.headers["cache-control"])).toMatch(/no-store|s-maxage=0,/);
  const after = await ask(site);
  expect({ subject: subjectOf(after), source: sourceOf(after) }).toEqual({ subject: "New words", source: "hit" });
});

test.each(requests)("a purge during the refresh of $route wins", async ({ ask }) => {
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "1" } });
  await ask(site);
  const { answer, release } = held(json({ doc: [aWireDocument({ subject: "Refreshed words" })] }));
  site.backend.on(calls.document, answer);
  await eventually(
    async () => sourceOf(await ask(site)),
    () => site.callsTo(calls.document) === 2,
  );
  site.backend.on(calls.document, json({ doc: [aWireDocument({ subject: "New words" })] }));
  site.purge();
  expect(subjectOf(await ask(site))).toBe("New words");
  release();
  for (let times = 0; times < 10; times += 1) expect(subjectOf(await ask(site))).toBe("New words");
});

test("a stale answer is served at once while the backend is slow, with one backend call", async () => {
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "1" } });
  await exchange(site, page);
  site.backend.on(calls.document, held(json({})).answer);
  await eventually(
    async () => sourceOf(await exchange(site, page)),
    (source) => source === "stale" && site.callsTo(calls.document) === 2,
  );
  const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(site, page)));
  expect(new Set(answers.map(sourceOf))).toEqual(new Set(["stale"]));
  expect(site.callsTo(calls.document)).toBe(2);
});

test("a stored answer tells a CDN how long to keep it, and browsers to revalidate; that time decreases", async () => {
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "60", CACHE_STALE_SECONDS: "600" } });
  for (const path of [page, "/robots.txt", "/sitemap.xml", `/graphql?query=${encodeURIComponent(query.query)}`]) {
    for (const source of ["miss", "hit"]) {
      const answer = await exchange(site, path);
      expect(sourceOf(answer)).toBe(source);
      const [, shared = "", revalidate = "", error = ""] =
        /^public, max-age=0, must-revalidate, s-maxage=(\d+), stale-while-revalidate=(\d+), stale-if-error=(\d+)$/.exec(
          String(answer.headers["cache-control"]),
        ) ?? [];
      expect(Number(shared)).toBeGreaterThan(10);
      expect(Number(shared)).toBeLessThanOrEqual(60);
      // As long as it was fresh when stored, which is less by the duration of the fill.
      expect(Number(revalidate)).toBeGreaterThan(10);
      expect(Number(revalidate)).toBeLessThanOrEqual(60);
      // Parts of a sitemap are kept as long as their set is fresh: their fallback is the last good set (decision 0035).
      const isOfSet = path === "/sitemap.xml";
      expect(Number(error)).toBeGreaterThan(isOfSet ? 10 : 600);
      expect(Number(error)).toBeLessThanOrEqual(isOfSet ? 60 : 660);
    }
  }
  const left = async () =>
    Number(/s-maxage=(\d+)/.exec((await exchange(site, page)).headers["cache-control"] ?? "")?.[1]);
  const first = await left();
  await eventually(left, (seconds) => seconds < first);
});

test("CACHE_STALE_SECONDS=0: a failing backend is not covered by answers that are no longer fresh", async () => {
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "0.5", CACHE_STALE_SECONDS: "0" } });
  expect((await exchange(site, page)).status).toBe(200);
  site.backend.answerAll(json({}, { status: 500 }));
  await eventually(
    async () => (await exchange(site, page)).status,
    (status) => status === 503,
  );
});
