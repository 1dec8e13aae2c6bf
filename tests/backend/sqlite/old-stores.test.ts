import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createIngest } from "../../../backend/ingest/publish/ingest.ts";
import { createMediaFolder } from "../../../backend/ingest/read/media-folder.ts";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import { keptTableSteps } from "../../../backend/store/sqlite/kept-tables.ts";
import { aDocument, createContentFolder, createDataFolder } from "../support/content-folder.ts";

test("a store from before the mail feature keeps its data, and its subscribers can be mailed", async () => {
  using data = createDataFolder();
  const file = join(data.path, "store.sqlite");
  const old = new DatabaseSync(file);
  old.exec(`${keptTableSteps[0]} PRAGMA user_version = 1`);
  old.exec("INSERT INTO subscriptions VALUES ('ada@example.com', 'a-token-of-the-old-time', 'unconfirmed', 1)");
  old.close();
  const store = openStore(file);
  await store.mailbox.subscribe({
    email: "ada@example.com",
    token: "another-token-altogether",
    voter: "v",
    atMs: Date.now(),
    quotas: [],
  });
  expect(await store.mails.listDue(Date.now(), 10)).toMatchObject([
    { about: { kind: "confirmation", email: "ada@example.com", token: "a-token-of-the-old-time" } },
  ]);
  await store.close();
});

test("a store from when the default types were not stored keeps the addresses that its documents had under them", async () => {
  using content = createContentFolder({ "article/zones.md": aDocument() });
  using data = createDataFolder();
  const file = join(data.path, "store.sqlite");
  const ingest = async () => {
    const store = openStore(file);
    await createIngest({ store, contentDir: content.path, media: createMediaFolder(join(data.path, "media")) }).scan();
    const document = await store.documents.findAlias("/article/zones");
    await store.close();
    return document;
  };
  await ingest();
  const old = new DatabaseSync(file);
  old.exec("DELETE FROM facts WHERE name = 'document-types'");
  old.close();
  content.write("site.yml", "id: testsite\ntypes:\n  article: { path: /guides }\n");
  expect(await ingest()).toMatchObject({ slug: "zones" });
});
