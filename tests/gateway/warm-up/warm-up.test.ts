import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { hangBeforeHeaders, held, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

async function readinessOf(site: { readonly url: string }) {
  const { status, body } = await exchange(site, "/operations/ready");
  return [status, JSON.parse(body.toString()).status];
}

/** Longer than any test may take. */
const patient = { LIMIT_WARM_UP_MS: "600000" };

test("a gateway is ready when it is warm, and answers visitors before", async () => {
  const { answer, release } = held(json({ allUserDocs: [] }));
  await using site = await startFakeSite({ warms: true, settings: patient, routes: { [calls.users]: answer } });
  await site.backend.called(1);
  expect(await readinessOf(site)).toEqual([503, "warming"]);
  expect((await exchange(site, "/article/first-words")).status).toBe(200);
  release();
  expect(await site.gateway.isReady).toBe(true);
  expect(await readinessOf(site)).toEqual([200, "ready"]);
});

test("the pages that were rendered are served from the store, until their data changes", async () => {
  const documents = [aWireDocument({ subject: "Before" })];
  await using site = await startFakeSite({ warms: true, settings: patient, documents });
  await site.gateway.isReady;
  const home = () => exchange(site, "/");
  expect((await home()).headers["server-timing"]).toContain("desc=hit");
  site.backend.on(calls.ofType, json({ doc: [aWireDocument({ subject: "After" })] }));
  site.purge();
  const after = await home();
  expect(after.headers["server-timing"]).toContain("desc=miss");
  expect(after.body.toString()).toContain("After");
});

test("what no visitor has sent is not counted, not reported, and taken from no allowance", async () => {
  const site = await startFakeSite({
    warms: true,
    settings: patient,
    // Linked on the home page, but not there: a visitor who came to it would be counted, and given a search.
    routes: { [calls.document]: json({ doc: [] }) },
  });
  await site.gateway.isReady;
  expect(site.callsTo(calls.document)).toBeGreaterThan(0);
  expect(site.callsTo(calls.search)).toBe(0);
  expect((await exchange(site, "/operations/metrics")).body.toString()).not.toMatch(
    /^lectern_answers_total\{.* [1-9]/m,
  );
  const found = await exchange(site, "/search?q=words");
  expect(found.headers["ratelimit"]).toMatch(/^"search";r=119;/);
  await site[Symbol.asyncDispose]();
  expect(site.callsTo("/api/reports/missing-paths")).toBe(0);
});

test("a backend that never answers keeps no gateway from becoming ready", async () => {
  await using site = await startFakeSite({
    warms: true,
    settings: { LIMIT_WARM_UP_MS: "50" },
    routes: { "/": hangBeforeHeaders },
  });
  await site.backend.called(1);
  expect(await site.gateway.isReady).toBe(true);
  expect(await readinessOf(site)).toEqual([200, "ready"]);
});

test("without time for it there is no warm-up: the gateway is ready at once", async () => {
  await using site = await startFakeSite({
    warms: true,
    settings: { LIMIT_WARM_UP_MS: "0" },
    routes: { [calls.users]: hangBeforeHeaders },
  });
  expect(await site.gateway.isReady).toBe(true);
  expect((await exchange(site, "/article/first-words")).headers["server-timing"]).toContain("desc=miss");
  expect(site.callsTo(calls.users)).toBe(0);
});

test("with a backend that fails, the gateway is ready after the first failure, and keeps nothing of it", async () => {
  await using site = await startFakeSite({
    warms: true,
    settings: { ...patient, LIMIT_BREAKER_CALLS_COUNT: "1000" },
    routes: { "/": json({}, { status: 500 }) },
  });
  expect(await site.gateway.isReady).toBe(true);
  // A document's page would have been asked for after the home page.
  expect(site.callsTo(calls.document)).toBe(0);
  site.heal();
  expect((await exchange(site, "/")).status).toBe(200);
});

test("a gateway that is stopped before it is warm never says that it is ready", async () => {
  const site = await startFakeSite({ warms: true, settings: patient, routes: { [calls.users]: hangBeforeHeaders } });
  await site.backend.called(1);
  await site[Symbol.asyncDispose]();
  expect(await site.gateway.isReady).toBe(false);
});
