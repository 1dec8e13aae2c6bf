import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import { keptTableSteps } from "../../../backend/store/sqlite/kept-tables.ts";
import { createDataFolder } from "../support/content-folder.ts";

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
