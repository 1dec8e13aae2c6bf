import { expect, test } from "vitest";
import { watchContent } from "../../../backend/ingest/watch/content-watch.ts";
import type { ScanListeners, WatchMeans } from "../../../backend/ingest/watch/content-watch.ts";
import { openWatch } from "../../../backend/ingest/watch/folder-watchers.ts";
import type { Ingest, ScanReport } from "../../../backend/ingest/publish/ingest.ts";
import { eventually } from "../../support/eventually.ts";
import { aDocument } from "../support/content-folder.ts";
import { createSite, slugs } from "./support/ingested-folder.ts";

test("an incremental ingest of one file reads no other; the next full ingest does", async () => {
  await using site = await createSite();
  await site.ingest.scan();
  site.asked.clear();
  site.content.write("article/a.md", aDocument({ subject: "Nobody told" }));
  site.content.remove("article/c.md");
  site.content.write("article/b.md", aDocument({ subject: "New b" }));
  expect(await site.ingest.scan({ changes: new Set(["article/b.md"]) })).toMatchObject({
    parsed: 1,
    isWhole: true,
    changed: true,
  });
  expect(await site.subjects()).toEqual(["Old a", "New b", "Old c", "Old d", "Old e"]);
  expect([...site.asked]).toEqual(["article/b.md"]);
  expect(await site.ingest.scan()).toMatchObject({ parsed: 1, isWhole: true });
  expect(await site.subjects()).toEqual(["Nobody told", "New b", undefined, "Old d", "Old e"]);
});

test("a file that came and went while an editor saved another one requests no full ingest; one that was there before does", async () => {
  await using site = await createSite();
  site.content.write("article/notes.txt", "Included elsewhere.");
  await site.ingest.scan();
  site.content.write("article/b.md", aDocument({ subject: "New b" }));
  const saved = { changes: new Set(["article/sedQx1", "article/b.md~", "article/4913", "article/b.md"]) };
  expect(await site.ingest.scan(saved)).toMatchObject({ parsed: 1, isWhole: true });
  expect(await site.subject("b")).toBe("New b");
  site.content.remove("article/notes.txt");
  expect(await site.ingest.scan({ changes: new Set(["article/notes.txt"]) })).toMatchObject({ isWhole: false });
});

test("an incremental ingest of a file that is gone or has a new slug requests a full one", async () => {
  await using site = await createSite();
  await site.ingest.scan();
  site.content.remove("article/c.md");
  expect(await site.ingest.scan({ changes: new Set(["article/c.md"]) })).toMatchObject({ isWhole: false });
  site.content.write("article/b.md", aDocument({ subject: "New b", slug: "another" }));
  expect(await site.ingest.scan({ changes: new Set(["article/b.md"]) })).toMatchObject({ isWhole: false });
  expect(await site.subject("another")).toBe("New b");
  await site.ingest.scan();
  expect(await site.subjects()).toEqual(["Old a", undefined, undefined, "Old d", "Old e"]);
});

/** Watches the folder; records the kind of each ingest, and the highest number of concurrent ones. */
function watchSite(
  { content, ingest }: { readonly content: { readonly path: string }; readonly ingest: Ingest },
  means?: WatchMeans,
) {
  const passes: ("everything" | "changes")[] = [];
  const reports: ScanReport[] = [];
  const faults: unknown[] = [];
  const unwatched: Error[] = [];
  let underWay = 0;
  let most = 0;
  let signal: AbortSignal | undefined;
  const noted: Ingest = {
    ...ingest,
    scan: async (options) => {
      passes.push(options?.changes === null ? "everything" : "changes");
      signal = options?.signal;
      underWay += 1;
      most = Math.max(most, underWay);
      return ingest.scan(options).finally(() => (underWay -= 1));
    },
  };
  const listeners: ScanListeners = {
    onNoticed: () => undefined,
    onSettled: () => undefined,
    onPublished: () => undefined,
    onScan: (report) => void reports.push(report),
    onFault: (fault) => void faults.push(fault),
    onUnwatched: (fault) => void unwatched.push(fault),
  };
  const watch = watchContent(content.path, noted, listeners, means);
  return {
    passes,
    reports,
    faults,
    unwatched,
    most: () => most,
    /** Whether changes have ended the latest ingest early. */
    isInterrupted: () => signal?.aborted === true,
    isAtRest: () => underWay === 0 && reports.at(-1)?.isWhole === true,
    [Symbol.asyncDispose]: () => watch.close(),
  };
}

test("a burst of edits interrupts a full ingest; the edits are published, then the full ingest runs again", async () => {
  await using site = await createSite();
  await using watch = watchSite(site);
  await eventually(watch.isAtRest, Boolean);
  const release = site.hold();
  site.content.write("article/new.md", aDocument({ subject: "New file" }));
  // The system may tell of the new file several times: each has the full ingest begin again, until one is held.
  await eventually(site.isHeld, Boolean);
  const [before, begun] = [watch.reports.length, watch.passes.length];
  for (let edition = 1; edition <= 5; edition += 1) {
    for (const slug of slugs)
      site.content.write(`article/${slug}.md`, aDocument({ subject: `Edition ${edition} of ${slug}` }));
    await eventually(watch.isInterrupted, Boolean);
  }
  release();
  const last = slugs.map((slug) => `Edition 5 of ${slug}`);
  await eventually(
    async () => (await site.subjects()).join(),
    (subjects) => subjects === last.join(),
  );
  // A late notice interrupts a full ingest once more.
  const findWhole = (): ScanReport | undefined =>
    watch.reports.find(({ isWhole }, place) => isWhole && place >= begun && watch.passes[place] === "everything");
  await eventually(findWhole, Boolean);
  expect(watch.reports[before]).toMatchObject({ isWhole: false });
  expect(watch.passes.slice(begun - 1, begun + 1)).toEqual(["everything", "changes"]);
  expect(watch.most()).toBe(1);
  expect(watch.faults).toEqual([]);
  expect([await site.subject("new"), findWhole()?.documents]).toEqual(["New file", 6]);
});

test("where the system has no more watches, documents are published, and edits are found by looking again; that is told once", async () => {
  await using site = await createSite();
  const noWatch = Object.assign(new Error("ENOSPC: System limit for number of file watchers reached"), {
    code: "ENOSPC",
  });
  let isFull = true;
  const means: WatchMeans = {
    lookMs: 20,
    open: (folder, onEvent) => {
      if (isFull && folder.endsWith("article")) throw noWatch;
      return openWatch(folder, onEvent);
    },
  };
  await using watch = watchSite(site, means);
  await site.shows("a", "Old a");
  site.content.write("article/a.md", aDocument({ subject: "Found" }));
  await site.shows("a", "Found");
  expect({ faults: watch.faults, unwatched: watch.unwatched }).toEqual({ faults: [], unwatched: [noWatch] });
  isFull = false;
  site.content.write("article/a.md", aDocument({ subject: "Found again" }));
  await site.shows("a", "Found again");
  expect(watch.unwatched).toEqual([noWatch]);
});

test("a document that is scheduled for the address of one that expires then has it", async () => {
  await using site = await createSite();
  const turn = new Date(Date.now() + 1_500).toISOString();
  site.content.write("article/old.md", aDocument({ subject: "Old prices", slug: "pricing", expiresAt: turn }));
  site.content.write("article/new.md", aDocument({ subject: "New prices", slug: "pricing", publishAt: turn }));
  await using watch = watchSite(site);
  await site.shows("pricing", "New prices");
  await eventually(watch.isAtRest, Boolean);
  expect(watch.faults).toEqual([]);
});
