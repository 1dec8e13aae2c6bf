import { expect, test } from "vitest";
import { exchange, post } from "../../../support/exchange.ts";
import { drip, htmlPage, inTurn, json, reset } from "../../../support/fakes/fake-backend-answers.ts";
import { eventually } from "../../../support/eventually.ts";
import type { FakeAnswer } from "../../../support/fakes/fake-answer.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { makeDataDir } from "../../../support/gateway-process.ts";
import { startSite } from "../../../support/site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

const page = "/article/first-words";
const query = { query: `{ document(slug: "first-words") { subject } navigation { tags { name } types { name } } }` };
const quick = { LIMIT_UPSTREAM_TOTAL_MS: "400", LIMIT_UPSTREAM_SITEMAP_MS: "600" };
/** Short, and long enough for the calls that succeed. */
const sufficient = { LIMIT_UPSTREAM_TOTAL_MS: "1000" };

test("when one of several calls fails and nothing is stored, the other parts are shown, and nothing is stored", async () => {
  await using site = await startFakeSite({ routes: { [calls.tags]: drip }, settings: sufficient });
  // What a page needs for the first time takes a while.
  await eventually(
    async () => (await exchange(site, page)).status,
    (status) => status === 200,
  );
  for (let times = 0; times < 2; times += 1) {
    const shown = await exchange(site, page);
    expect({ status: shown.status, kept: shown.headers["cache-control"] }).toEqual({ status: 200, kept: "no-store" });
    expect(shown.body.toString()).toContain("These are the first words.");
    const answer = await post(site, query);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      data: { document: { subject: "First words" }, navigation: { tags: null, types: [{ name: "Article" }] } },
      errors: [{ path: ["navigation", "tags"], extensions: { status: "TIMEOUT_ERROR", code: "TIMEOUT_ERROR" } }],
    });
  }
});

test("when one of several calls fails and the answer is stored, all of it is still there", async () => {
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "0.3" } });
  const before = [await exchange(site, page), await post(site, query)];
  site.backend.on(calls.tags, json({}, { status: 500 }));
  const newSubject = json({ doc: [aWireDocument({ subject: "New words" })] });
  site.backend.on(calls.document, newSubject);
  expect(before.map(({ status }) => status)).toEqual([200, 200]);
  await eventually(
    async () => (await post(site, query)).body.toString(),
    (text) => {
      expect(text).not.toContain('"errors"');
      expect(text).toContain('"tags":[{"name":"DNS"}]');
      return text.includes("New words");
    },
  );
  await eventually(
    async () => exchange(site, page).then(({ status, body }) => `${status} ${body.toString().includes("New words")}`),
    (got) => got === "200 true",
  );
});

test("a backend that fails every other time: stored answers stay, and cold ones are complete or 503", async () => {
  const flapping = (good: FakeAnswer): FakeAnswer =>
    inTurn(good, ...Array.from({ length: 40 }, (_, index) => [reset, htmlPage, good][index % 3] ?? good));
  await using site = await startFakeSite({
    settings: { CACHE_FRESH_SECONDS: "0.1" },
    routes: { [calls.document]: flapping(json({ doc: [aWireDocument()] })) },
  });
  expect((await exchange(site, page)).status).toBe(200);
  for (let times = 0; times < 30; times += 1) {
    expect((await exchange(site, page)).status).toBe(200);
    const cold = await exchange(site, `/article/first-words-${times}`);
    expect([`200 undefined`, "503 10"]).toContain(`${cold.status} ${cold.headers["retry-after"]}`);
    expect(cold.body.toString()).not.toContain("nginx");
  }
});

test.each([
  { name: "is not there", answer: null },
  { name: "resets", answer: reset },
  { name: "sends HTML", answer: htmlPage },
  { name: "drips", answer: drip },
])("robots and sitemaps survive a restart while the backend $name: 200 with the last good copy", async ({ answer }) => {
  await using data = await makeDataDir();
  const settings = { DATA_DIR: data.dir, SITE_URL: "https://docs.example" };
  const paths = ["/robots.txt", "/sitemap.xml", "/sitemap-article.xml"];
  const before: string[] = [];
  {
    await using site = await startFakeSite({ settings });
    for (const path of paths) before.push((await exchange(site, path)).body.toString());
  }
  await using restarted =
    answer === null
      ? await startSite({ ...settings, ...quick, DOCS_API_URL: "http://127.0.0.1:9/api", SITE_ID: "testsite" })
      : await startFakeSite({ settings: { ...settings, ...quick } });
  if ("backend" in restarted && answer !== null) restarted.backend.answerAll(answer);
  for (const [index, path] of paths.entries()) {
    for (let times = 0; times < 2; times += 1) {
      const { status, body, headers } = await exchange(restarted, path);
      expect({ path, status, text: body.toString() }).toEqual({ path, status: 200, text: before[index] });
      expect(headers["content-type"]).toMatch(path === "/robots.txt" ? /^text\/plain/ : /^application\/xml/);
    }
  }
  expect((await exchange(restarted, "/sitemap-never-seen.xml")).status).toBe(503);
});
