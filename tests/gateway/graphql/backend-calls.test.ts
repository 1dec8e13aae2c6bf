import { expect, test } from "vitest";
import { stopClock } from "../../support/clock.ts";
import { ask } from "../../support/ask.ts";
import { eventually } from "../../support/eventually.ts";
import { held, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const query = `{ document(slug: "first-words") { subject } }`;

test("ten fields of one operation that need one document make one call", async () => {
  await using site = await startFakeSite();
  const aliases = Array.from({ length: 10 }, (_, index) => `a${index}: document(slug: "first-words") { subject }`);
  const { data } = await ask(site, `{ ${aliases.join(" ")} }`);
  expect(Object.values(data ?? {})).toHaveLength(10);
  expect(site.callsTo(calls.document)).toBe(1);
});

test("a second request while the data is fresh makes no call", async () => {
  await using site = await startFakeSite();
  await ask(site, query);
  expect((await ask(site, query)).data).toEqual({ document: { subject: "First words" } });
  expect(site.callsTo(calls.document)).toBe(1);
});

test("stale data is fetched again in the background, after the stored answer is served", async () => {
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

test("a purge makes everything stale: the next request gets the current data", async () => {
  await using site = await startFakeSite();
  await ask(site, query);
  site.backend.on(calls.document, json({ doc: [aWireDocument({ subject: "Other words" })] }));
  site.purge();
  expect((await ask(site, query)).data).toEqual({ document: { subject: "Other words" } });
  expect(site.callsTo(calls.document)).toBe(2);
});

test("fifty concurrent requests for a new document make one call", async () => {
  await using site = await startFakeSite();
  const { answer, release } = held(json({ doc: [aWireDocument()] }));
  site.backend.on(calls.document, answer);
  const asked = Array.from({ length: 50 }, () => ask(site, query));
  await site.backend.called(1);
  release();
  const replies = await Promise.all(asked);
  expect(replies.map(({ data }) => data)).toEqual(
    Array.from({ length: 50 }, () => ({ document: { subject: "First words" } })),
  );
  expect(site.callsTo(calls.document)).toBe(1);
});

test("one request reads 20 documents at once, so that calls are left for the others", async () => {
  const documents = Array.from({ length: 60 }, (_, index) => aWireDocument({ slug: `document-${index}` }));
  await using site = await startFakeSite({ documents });
  const { answer, release } = held(json({ doc: [aWireDocument()] }));
  site.backend.on(calls.document, answer);
  const asked = ask(site, `{ documentsByTag(slug: "dns", limit: 60) { items { slug } } }`);
  await eventually(
    () => site.callsTo(calls.document),
    (made) => made === 20,
  );
  release();
  const { data } = await asked;
  expect(data).toMatchObject({ documentsByTag: { items: documents.map(() => ({ slug: "first-words" })) } });
  expect(site.callsTo(calls.document)).toBe(60);
  expect(site.backend.mostAtOnce()).toBe(20);
});

test("a failure is not stored: the next request calls the backend again", async () => {
  await using site = await startFakeSite({ routes: { [calls.document]: json({}, { status: 500 }) } });
  expect((await ask(site, query)).errors).toHaveLength(1);
  site.backend.on(calls.document, json({ doc: [aWireDocument()] }));
  expect((await ask(site, query)).data).toEqual({ document: { subject: "First words" } });
});

test("stored data covers a failing backend, and missing data does not", async () => {
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
