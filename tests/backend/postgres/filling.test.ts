import { Client } from "pg";
import { expect, test } from "vitest";
import { openPostgresStore } from "../../../backend/store/postgres/open-store.ts";
import type { PostgresStore } from "../../../backend/store/postgres/open-store.ts";
import { migrations } from "../../../backend/store/postgres/migrations.ts";
import { eventually } from "../../support/eventually.ts";
import { runSql } from "../../support/services/postgres.ts";
import { launchBackend, startBackend } from "../support/backend-process.ts";
import { aDocument, createContentFolder, createDataFolder } from "../support/content-folder.ts";
import { aNewDocument } from "../support/new-document.ts";
import { createTestDatabase } from "../support/store-place.ts";

const putOff = ["search_head", "search_subject", "search_words"];

/** The deferred indexes that exist and are valid. */
async function indexesIn(url: string): Promise<readonly unknown[]> {
  const rows = await runSql(
    url,
    "SELECT relname AS name FROM pg_class JOIN pg_index ON indexrelid = oid WHERE indisvalid ORDER BY relname",
  );
  return rows.map(({ name }) => name).filter((name) => putOff.includes(String(name)));
}

function open(url: string): Promise<PostgresStore> {
  return openPostgresStore(url, () => undefined);
}
function documents(first: number, count: number) {
  return Array.from({ length: count }, (_, place) => aNewDocument(first + place));
}
async function found(store: PostgresStore, term: string) {
  return (await store.search.find({ term, docType: null, purpose: "search", page: 1, limit: 12 })).total;
}

test("the first ingest defers some indexes, and searches meanwhile have the same results", async () => {
  await using database = await createTestDatabase();
  const store = await open(database.url);
  expect(await indexesIn(database.url)).toEqual(putOff);
  await store.sources.publish({ documents: documents(0, 150) });
  expect(await indexesIn(database.url)).toEqual([]);
  expect([await found(store, "domains"), await found(store, "domians")]).toEqual([150, 150]);
  await store.sources.setIngested("all");
  expect(await indexesIn(database.url)).toEqual(putOff);
  expect([await found(store, "domains"), await found(store, "domians")]).toEqual([150, 150]);
  await store.sources.publish({ documents: documents(0, 150) });
  expect(await indexesIn(database.url)).toEqual(putOff);
  await store.close();
});

test("with few documents, or a store that has some, all indexes exist during the ingest", async () => {
  await using database = await createTestDatabase();
  const store = await open(database.url);
  await store.sources.publish({ documents: documents(0, 10) });
  await store.sources.publish({ documents: documents(10, 150) });
  expect(await indexesIn(database.url)).toEqual(putOff);
  await store.close();
});

test("when a backend is killed during its first ingest, the next one creates the missing indexes", async () => {
  using content = createContentFolder(
    Object.fromEntries(
      Array.from({ length: 1_300 }, (_, number) => [
        `article/d${number}.md`,
        aDocument({ subject: `Number ${number}` }),
      ]),
    ),
  );
  using data = createDataFolder();
  await using database = await createTestDatabase();
  await (await open(database.url)).close();
  // Locks one source row, so that the ingest cannot get beyond its batch before the kill.
  const blocker = new Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query("BEGIN; INSERT INTO sources (path, record) VALUES ('article/d999.md', '')");
  const killed = launchBackend({ CONTENT_DIR: content.path, DATA_DIR: data.path, DATABASE_URL: database.url });
  await eventually(
    () => runSql(database.url, "SELECT 1 FROM documents LIMIT 1"),
    (rows) => rows.length > 0,
  );
  await killed.stop("SIGKILL");
  await blocker.end();
  expect(await runSql(database.url, "SELECT 1 FROM facts WHERE name = 'ingested'")).toEqual([]);
  expect(await indexesIn(database.url)).toEqual([]);
  await using next = await startBackend(content, data.path, { DATABASE_URL: database.url });
  expect(await indexesIn(database.url)).toEqual(putOff);
  expect((await next.request("/docs/get-docs-by-searchterm/testsite?searchTerm=number")).body).toMatchObject({
    pagination: { totalDocs: 1_300 },
  });
});

test("documents that move to another file, change their slug or swap slugs exist once, with their own data", async () => {
  await using database = await createTestDatabase();
  const store = await open(database.url);
  const tagged = (slug: string) => ({
    slug: `s-${slug}`,
    subject: `Subject ${slug}`,
    tags: [{ slug: `t-${slug}`, name: `Tag ${slug}` }],
    sections: [{ heading: null, occurrence: 1, text: `word${slug}` }],
  });
  await store.sources.publish({
    documents: [0, 1, 2, 3].map((number) => aNewDocument(number, tagged(`old${number}`))),
  });
  await store.sources.publish({
    documents: [
      aNewDocument(10, tagged("old0")),
      aNewDocument(1, tagged("new1")),
      aNewDocument(2, tagged("old3")),
      aNewDocument(3, tagged("old2")),
      aNewDocument(4, { ...tagged("twice"), subject: "The first of two" }),
      aNewDocument(4, tagged("twice")),
    ],
  });
  expect(Object.fromEntries(await store.sources.owners())).toEqual({
    "s-old0": "article/d10.md",
    "s-new1": "article/d1.md",
    "s-old3": "article/d2.md",
    "s-old2": "article/d3.md",
    "s-twice": "article/d4.md",
  });
  expect(
    (await store.navigation.list("tag", "with-docs")).map(({ id, docs }) => [id, docs.map(({ slug }) => slug)]),
  ).toEqual(["new1", "old0", "old2", "old3", "twice"].map((slug) => [`t-${slug}`, [`s-${slug}`]]));
  expect([await found(store, "wordold0"), await found(store, "wordnew1"), await found(store, "wordtwice")]).toEqual([
    1, 1, 1,
  ]);
  expect([await found(store, "first"), (await store.documents.find("s-twice"))?.subject]).toEqual([0, "Subject twice"]);
  expect(await store.documents.find("s-old1")).toBeNull();
  expect(
    await runSql(
      database.url,
      "SELECT (SELECT count(*)::int FROM search) AS searched, (SELECT count(*)::int FROM document_tags) AS tagged",
    ),
  ).toEqual([{ searched: 5, tagged: 5 }]);
  await store.close();
});

test("a database of the previous version keeps its documents, and finds them by type too", async () => {
  await using database = await createTestDatabase();
  await runSql(
    database.url,
    `${migrations[0]}; CREATE TABLE migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now()); INSERT INTO migrations (version) VALUES (1)`,
  );
  const facts = JSON.stringify({ ...aNewDocument(1), docType: "sop" }).replaceAll("'", "''");
  await runSql(
    database.url,
    `INSERT INTO documents (slug, path, doc_type, subject, facts, content, sections) VALUES ('d1', 'sop/d1.md', 'sop', 'Number 1', '${facts}', '', '[]');
    INSERT INTO search SELECT id, doc_type, slug, NULL, '''number'':1A', '''number'':1A ''domains'':3D' FROM documents`,
  );
  const store = await open(database.url);
  const search = async (docType: "sop" | "blog") =>
    (await store.search.find({ term: "domains", docType, purpose: "search", page: 1, limit: 12 })).items.map(
      ({ document }) => document.slug,
    );
  expect([await search("sop"), await search("blog")]).toEqual([["d1"], []]);
  await store.close();
});
