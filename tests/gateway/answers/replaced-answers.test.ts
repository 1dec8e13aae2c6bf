import { expect, test } from "vitest";
import { stopClock } from "../../support/clock.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange, post } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

function manyDocuments(count: number) {
  return Array.from({ length: count }, (_, index) =>
    aWireDocument({ _id: `${index + 1}`, slug: `text-${index + 1}`, subject: `Text ${index + 1}` }),
  );
}

test("a list page that is there no longer shows the first page, after a purge and after a refresh", async () => {
  using clock = stopClock();
  await using site = await startFakeSite({ documents: manyDocuments(13) });
  const listed = async () => {
    const { status, headers, body } = await exchange(site, "/articles?page=2");
    const [, slug = ""] = /href="\/article\/(text-\d+)"/.exec(body.toString().split("<main")[1] ?? "") ?? [];
    return { status, slug, isUnreachable: String(headers["server-timing"]).includes("unreachable") };
  };
  for (const renew of [() => site.purge(), () => clock.pass(61)]) {
    site.backend.on(`${calls.ofType}article`, json({ doc: manyDocuments(13) }));
    site.purge();
    expect(await listed()).toEqual({ status: 200, slug: "text-13", isUnreachable: false });
    site.backend.on(`${calls.ofType}article`, json({ doc: manyDocuments(12) }));
    renew();
    await eventually(listed, ({ slug }) => slug === "text-1");
    expect(await listed()).toEqual({ status: 200, slug: "text-1", isUnreachable: false });
  }
});

test("a list page that is there no longer stays while the first page cannot be read", async () => {
  await using site = await startFakeSite({ documents: manyDocuments(13) });
  const before = await exchange(site, "/articles?page=2");
  site.backend.on(`${calls.ofType}article`, (response, request) => {
    const isSecond = new URL(request.url ?? "", "http://backend").searchParams.get("page") === "2";
    json(isSecond ? { doc: [], pagination: { totalDocs: 12, totalPages: 1 } } : {}, { status: isSecond ? 200 : 500 })(
      response,
      request,
    );
  });
  site.purge();
  const after = await exchange(site, "/articles?page=2");
  expect(after.body.toString()).toBe(before.body.toString());
  expect(String(after.headers["server-timing"])).toContain("stale");
});

test("a text that was edited into one that is refused is not shown as it was, on no route", async () => {
  await using site = await startFakeSite();
  const operation = { query: `{ document(slug: "first-words") { content } }` };
  const asks = [
    () => exchange(site, "/article/first-words"),
    () => exchange(site, "/article/first-words.md"),
    () => exchange(site, "/article/first-words.json"),
    () => exchange(site, "/feeds/type/article.rss"),
    () => exchange(site, "/llms-full.txt"),
    () => post(site, operation),
  ];
  for (const ask of asks) expect((await ask()).body.toString()).toContain("These are the first words.");
  const refused = aWireDocument({ content: `${"<div>".repeat(2_001)}No such words.` });
  site.backend.on(calls.document, json({ doc: [refused] }));
  site.backend.on(`${calls.ofType}article`, json({ doc: [refused] }));
  site.purge();
  for (const ask of asks) {
    const { status, headers, body } = await ask();
    expect({ status, timing: headers["server-timing"] }).toEqual({
      status: 200,
      timing: expect.stringContaining("miss"),
    });
    expect(body.toString()).not.toContain("These are the first words.");
  }
});
