import { expect, test } from "vitest";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { toBroken } from "../../../backend/ingest/read/build-document.ts";
import { publishBuilt } from "../../../backend/ingest/publish/publish-built.ts";
import type { ProblemsByFile } from "../../../backend/ingest/publish/ingest-parts.ts";
import { createThreads } from "../../../backend/ingest/workers/pool-threads.ts";
import { hashOf } from "../../../backend/ingest/read/reading.ts";
import { readTextInsideSync } from "../../../content-folder/inside/read-inside.ts";
import { StoreUnavailableError } from "../../../backend/store/errors.ts";
import type { Store } from "../../../backend/store/store.ts";
import { aDocument, createContentFolder, createDataFolder } from "../support/content-folder.ts";
import { openEmptyStore } from "../support/store-place.ts";
import { aNewDocument } from "../support/new-document.ts";

function aFile(path: string) {
  return { path, docType: "article", stamp: "0:0:0", slug: path.slice("article/".length, -".md".length), folder: "" };
}

function orderOf(contentDir: string, path: string) {
  return {
    file: aFile(path),
    hash: hashOf(readTextInsideSync(contentDir, path)),
    before: null,
    displaced: null,
    history: null,
    moved: [],
  };
}

/** Four megabytes of list items, whose syntax tree exceeds a thread's memory. */
const glutton = aDocument({ subject: "Glutton" }, "- *a* `b` [c](d) **e** ~~f~~\n".repeat(140_000));

test("a file that exhausts its thread's memory is the only one blamed, and the rest of its batch is published", async () => {
  using content = createContentFolder({
    "article/a.md": aDocument({ subject: "A" }),
    "article/glutton.md": glutton,
    "article/z.md": aDocument({ subject: "Z" }),
  });
  using data = createDataFolder();
  await using threads = createThreads(content.path, data.path, 1);
  threads.prepare({
    addresses: { byPath: new Map() },
    authorIds: new Set(),
    types: defaultTypes,
    folders: {},
    language: "en",
  });
  const built = await threads.build(
    ["article/a.md", "article/glutton.md", "article/z.md"].map((path) => orderOf(content.path, path)),
  );
  expect(built.map(({ document }) => document?.subject ?? null)).toEqual(["A", null, "Z"]);
  expect(built[1]?.source?.problems).toMatchObject([
    {
      file: "article/glutton.md",
      line: 1,
      message: expect.stringMatching(/MB of memory|seconds of CPU time/),
      effect: "withheld",
    },
  ]);
});

/** A document as it was built. */
function aBuilt(slug: string) {
  const path = `article/${slug}.md`;
  const document = aNewDocument(0, { slug, path, subject: slug, datePublished: null, sections: [] });
  const broken = toBroken({ file: aFile(path), hash: "", before: null, displaced: null, history: null, moved: [] }, "");
  return {
    source: broken.source === null ? null : { ...broken.source, state: "published" as const, problems: [] },
    document,
    unpublish: false,
  };
}

test("a document that the store rejects is the only one blamed; a store that rejects everything is not blamed on documents", async () => {
  const inner = await openEmptyStore();
  let takesAnything = true;
  const publish: Store["sources"]["publish"] = async (publication) => {
    if (!takesAnything || publication.documents?.some(({ slug }) => slug === "bad"))
      throw new Error("a row that is too long");
    await inner.sources.publish(publication);
  };
  const store: Store = { ...inner, sources: { ...inner.sources, publish } };
  const problems: ProblemsByFile = new Map();
  await publishBuilt(store, ["one", "bad", "two"].map(aBuilt), problems);
  expect(
    await Promise.all(["one", "bad", "two"].map(async (slug) => (await inner.documents.find(slug)) !== null)),
  ).toEqual([true, false, true]);
  expect([...problems]).toMatchObject([
    [
      "article/bad.md",
      [
        {
          file: "article/bad.md",
          line: 1,
          message: "the store rejects it: a row that is too long",
          effect: "withheld",
        },
      ],
    ],
  ]);
  takesAnything = false;
  await expect(publishBuilt(store, [aBuilt("three")], problems)).rejects.toThrow("too long");
  await inner.close();
});

test.each([
  ["a database that is away", new StoreUnavailableError("The database cannot be reached.")],
  ["a full disk", Object.assign(new Error("database or disk is full"), { errcode: 13 })],
])("%s for a moment is not blamed on the document that it met", async (_case, fault) => {
  const inner = await openEmptyStore();
  const faults = [fault];
  const publish: Store["sources"]["publish"] = async (publication) => {
    const next = faults.pop();
    if (next !== undefined) throw next;
    await inner.sources.publish(publication);
  };
  const store: Store = { ...inner, sources: { ...inner.sources, publish } };
  const problems: ProblemsByFile = new Map();
  await expect(publishBuilt(store, [aBuilt("one")], problems)).rejects.toBe(fault);
  await publishBuilt(store, [aBuilt("one")], problems);
  expect([(await inner.documents.find("one"))?.subject, [...problems.values()].flat()]).toEqual(["one", []]);
  await inner.close();
});
