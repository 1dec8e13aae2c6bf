import { once } from "node:events";
import { expect, inject, test } from "vitest";
import { migrations } from "../../../backend/store/postgres/migrations.ts";
import { openPostgresStore } from "../../../backend/store/postgres/open-store.ts";
import { eventually } from "../../support/eventually.ts";
import { createDatabase, runSql, startOwnPostgres } from "../../support/services/postgres.ts";
import { launchBackend, startBackend } from "../support/backend-process.ts";
import type { BackendProcess } from "../support/backend-process.ts";
import { aDocument, createContentFolder, createDataFolder } from "../support/content-folder.ts";
import { cutReading } from "../support/cut-reading.ts";
import { at } from "../support/json.ts";
import { createTestDatabase } from "../support/store-place.ts";

const files = { "article/a.md": aDocument({ subject: "A subject" }) };
const details = "/api/docs/get-details/testsite/a";
function rate(backend: BackendProcess) {
  return backend.request("/api/docs/rate/a", { body: { rating: 5, ip: "192.0.2.1" } });
}

test.skipIf(!inject("canStart").postgres)(
  "while PostgreSQL is down calls get 503; afterwards the same process continues",
  async () => {
    await using server = await startOwnPostgres();
    const database = await createDatabase(server.url);
    using content = createContentFolder(files);
    using data = createDataFolder();
    await using backend = await startBackend(content, data.path, { DATABASE_URL: database.url, LOG_LEVEL: "silent" });
    await server.stop();
    const [read, written] = [await backend.request(details), await rate(backend)];
    for (const { status, headers, body } of [read, written]) {
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("1");
      expect(at(body, "message")).toBe("The docs backend is not available right now. Please try again in a moment.");
    }
    await server.restart();
    expect(at((await backend.request(details)).body, "doc.0.subject")).toBe("A subject");
    expect((await rate(backend)).status).toBe(200);
    content.write("article/a.md", aDocument({ subject: "After it" }));
    await eventually(
      async () => at((await backend.request(details)).body, "doc.0.subject"),
      (subject) => subject === "After it",
    );
    expect(backend.child.exitCode).toBeNull();
  },
);

test("a read whose connection is cut is still answered", async () => {
  await using database = await createTestDatabase();
  const store = await openPostgresStore(database.url, () => undefined);
  expect(await cutReading(database.url, "documents", () => store.documents.exists("a"))).toBe(false);
  await store.close();
});

test("several processes that start at once on an empty database create its tables once", async () => {
  await using database = await createTestDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgresStore(database.url, () => undefined)));
  expect(new Set(stores.map(({ secret }) => secret.toString("hex"))).size).toBe(1);
  expect(await runSql(database.url, "SELECT count(*)::int AS steps FROM migrations")).toEqual([
    { steps: migrations.length },
  ]);
  await Promise.all(stores.map((store) => store.close()));
});

test("a database of a later version is refused, with exit code 3", async () => {
  using content = createContentFolder(files);
  using data = createDataFolder();
  await using database = await createTestDatabase();
  await (await openPostgresStore(database.url, () => undefined)).close();
  await runSql(database.url, `INSERT INTO migrations (version) VALUES (${migrations.length + 1})`);
  const backend = launchBackend({ CONTENT_DIR: content.path, DATA_DIR: data.path, DATABASE_URL: database.url });
  const exit = once(backend.child, "exit");
  const { message } = await backend.waitForMessage("failed");
  expect(message).toContain(
    `has version ${migrations.length + 1}, but this release supports versions up to ${migrations.length}`,
  );
  expect((await exit)[0]).toBe(3);
});

test("a role that may not create the extension is told what to do", async () => {
  await using database = await createTestDatabase();
  const role = new URL(database.url).pathname.slice(1);
  await runSql(database.url, `CREATE ROLE ${role} LOGIN PASSWORD 'secret-word'`);
  try {
    const url = new URL(database.url);
    [url.username, url.password] = [role, "secret-word"];
    await expect(openPostgresStore(url.href, () => undefined)).rejects.toThrow(
      /cannot be used: permission denied .*CREATE EXTENSION pg_trgm/,
    );
    await expect(openPostgresStore(url.href, () => undefined)).rejects.not.toThrow("secret-word");
  } finally {
    await runSql(database.url, `DROP ROLE ${role}`);
  }
});
