import { expect, test } from "vitest";
import { stopClock } from "../../support/clock.ts";
import { ask } from "../../support/ask.ts";
import { held, json } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { aWireDocument } from "../../support/wire-documents.ts";

const query = `{ document(slug: "first-words") { subject } }`;

test("ten fields of one operation that ask for one document make one call", async () => {
  await using site = await startFakeSite();
  const aliases = Array.from({ length: 10 }, (_, index) => `a${index}: document(slug: "first-words") { subject }`);
  const { data } = await ask(site, `{ ${aliases.join(" ")} }`);
  expect(Object.values(data ?? {})).toHaveLength(10);
  expect(site.callsTo(calls.document)).toBe(1);
});

test("a second request within the time that data is fresh makes no call", async () => {
  await using site = await startFakeSite();
  await ask(site, query);
  expect((await ask(site, query)).data).toEqual({ document: { subject: "First words" } });
  expect(site.callsTo(calls.document)).toBe(1);
});

test("data that is no longer fresh is asked for anew, behind the answer that is there", async () => {
  using clock = stopClock();
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "60" } });
  await ask(site, query);
  clock.pass(50);
  await ask(site, query);
  expect(site.callsTo(calls.document)).toBe(1);
  clock.pass(20);
  await ask(site, query);
  await site.backend.called(2);
});

test("a purge makes everything old: the next request gets what is there now", async () => {
  await using site = await startFakeSite();
  await ask(site, query);
  site.backend.on(calls.document, json({ doc: [aWireDocument({ subject: "Other words" })] }));
  site.purge();
  expect((await ask(site, query)).data).toEqual({ document: { subject: "Other words" } });
  expect(site.callsTo(calls.document)).toBe(2);
});

test("fifty requests at once for what nobody has asked for yet make one call", async () => {
  await using site = await startFakeSite();
  const { answer, letGo } = held(json({ doc: [aWireDocument()] }));
  site.backend.on(calls.document, answer);
  const asked = Array.from({ length: 50 }, () => ask(site, query));
  await site.backend.called(1);
  letGo();
  const replies = await Promise.all(asked);
  expect(replies.map(({ data }) => data)).toEqual(
    Array.from({ length: 50 }, () => ({ document: { subject: "First words" } })),
  );
  expect(site.callsTo(calls.document)).toBe(1);
});

test("a failure is not kept: the next request asks again", async () => {
  await using site = await startFakeSite({ routes: { [calls.document]: json({}, { status: 500 }) } });
  expect((await ask(site, query)).errors).toHaveLength(1);
  site.backend.on(calls.document, json({ doc: [aWireDocument()] }));
  expect((await ask(site, query)).data).toEqual({ document: { subject: "First words" } });
});

test("what was read before stands in for a backend that fails, and what is not there does not", async () => {
  await using site = await startFakeSite({ settings: { CACHE_FRESH_SECONDS: "0" } });
  await ask(site, query);
  await ask(site, `{ document(slug: "none") { subject } }`);
  site.backend.answerAll(json({}, { status: 503 }));
  expect(await ask(site, query)).toMatchObject({ data: { document: { subject: "First words" } }, errors: [] });
  expect(await ask(site, `{ document(slug: "none") { subject } }`)).toMatchObject({
    data: { document: null },
    errors: [{ extensions: { code: "HTTP_503" } }],
  });
});
