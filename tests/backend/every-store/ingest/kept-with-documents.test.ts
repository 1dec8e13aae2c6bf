import { expect, test } from "vitest";
import { watchContent } from "../../../../backend/ingest/watch/content-watch.ts";
import { stopClock } from "../../../support/clock.ts";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

test("a document appears at publishAt and vanishes at expiresAt, without an edit and after a restart too", async () => {
  using clock = stopClock();
  await using site = await startIngest({
    "article/a.md": aDocument({ publishAt: soon(60), expiresAt: soon(120) }),
    "article/b.md": aDocument({}, "[a](a.md)"),
  });
  const scan = async () => {
    const { nextDue, problems, parsed } = await site.scan();
    return { isThere: (await site.subject("a")) !== null, waits: nextDue !== null, problems: problems.length, parsed };
  };
  expect(await scan()).toEqual({ isThere: false, waits: true, problems: 1, parsed: 0 });
  clock.pass(61);
  expect(await scan()).toMatchObject({ isThere: true, waits: true, problems: 0 });
  expect(await site.html("b")).toContain('href="/article/a"');
  expect(await scan()).toEqual({ isThere: true, waits: true, problems: 0, parsed: 0 });
  clock.pass(60);
  await site.reopen();
  expect(await scan()).toMatchObject({ isThere: false, waits: false, problems: 1 });
  expect(await scan()).toMatchObject({ parsed: 0 });
});

test("the watch of the folder makes a document appear when its time has come", async () => {
  await using site = await startIngest({ "article/a.md": aDocument({ publishAt: soon(1) }) });
  const watch = watchContent(site.content.path, site.ingest(), {
    onNoticed: () => undefined,
    onSettled: () => undefined,
    onPublished: () => undefined,
    onScan: () => undefined,
    onFault: () => undefined,
    onUnwatched: () => undefined,
  });
  await expect.poll(() => site.subject("a")).toBe("A subject");
  await watch.close();
});

test("a date that cannot be read is reported, and the document is published without it", async () => {
  await using site = await startIngest({ "article/a.md": aDocument({ expiresAt: "yesterday" }) });
  expect(await site.subject("a")).toBe("A subject");
  expect((await site.scan()).problems).toMatchObject([{ line: 3, cause: "bad-date", effect: "published" }]);
});

test("a document that hides from searches is read like all others, and found by none", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ hideFromSearch: true }, "About zebras."),
    "article/b.md": aDocument({}, "About zebras."),
  });
  const find = async (term: string) =>
    (await site.store().search.find({ term, docType: null, purpose: "search", page: 1, limit: 10 })).items.map(
      ({ document }) => document.slug,
    );
  expect(await site.subject("a")).toBe("A subject");
  expect(await find("zebras")).toEqual(["b"]);
  site.content.write("article/a.md", aDocument({}, "About zebras."));
  await site.scan();
  expect((await find("zebras")).toSorted()).toEqual(["a", "b"]);
});

test("reviews are due so many days after the last change, the longest overdue first", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ lastUpdated: "2026-01-01", review: { by: "ada", every: "180 days" } }),
    "article/b.md": aDocument({ datePublished: "2026-01-01", review: { every: 30 } }),
    "article/c.md": aDocument({ lastUpdated: "2026-01-01" }),
    "article/d.md": aDocument({ review: { every: "often" } }),
  });
  const due = async (before: string) =>
    (await site.store().documents.listReviews(before, { page: 1, limit: 10 })).items.map(({ slug, by, due: at }) => [
      slug,
      by,
      at.slice(0, 10),
    ]);
  expect(await due("2026-12-31")).toEqual([
    ["b", null, "2026-01-31"],
    ["a", "ada", "2026-06-30"],
  ]);
  expect(await due("2026-03-01")).toEqual([["b", null, "2026-01-31"]]);
  expect((await site.scan()).problems).toMatchObject([
    { file: "article/d.md", message: expect.stringContaining("expected a number of days, such as 180 days") },
  ]);
});

/** The moment in so many seconds. */
function soon(seconds: number): string {
  return new Date(Date.now() + seconds * 1_000).toISOString();
}
