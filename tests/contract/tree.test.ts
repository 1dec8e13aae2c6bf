import { afterAll, beforeAll, expect, test } from "vitest";
import { at, each } from "../backend/support/json.ts";
import { startBackend } from "../backend/support/backend-process.ts";
import type { BackendProcess } from "../backend/support/backend-process.ts";
import { aDocument, createContentFolder, createDataFolder } from "../backend/support/content-folder.ts";
import { createContractClient } from "./support/contract.ts";
import type { ContractClient } from "./support/contract.ts";

const site = "testsite";
const content = createContentFolder({
  "authors/ada.yml": "name: Ada Byron\n",
  "authors/bob.yml": "name: Bob Silent\n",
  "article/what-is-rdap.md": aDocument(
    {
      subject: "What is RDAP?",
      category: "Domain names",
      subcategory: "Registration",
      tags: ["RDAP", "DNS"],
      author: "ada",
      datePublished: "2026-01-02",
    },
    "Text.",
  ),
  "article/second.md": aDocument({
    subject: "Second",
    datePublished: "2026-01-01",
    author: "ada",
    tags: ["DNS"],
    category: "Domain names",
  }),
  "blog/newer.md": aDocument({ subject: "Newer", datePublished: "2026-01-03", category: "Domain names" }),
  "blog/older.md": aDocument({ subject: "Older", datePublished: "2025-12-31", category: "Domain names" }),
  "glossary/ttl.md": aDocument({ subject: "TTL" }),
  "tou/terms.md": aDocument({ subject: "Terms" }),
});
const data = createDataFolder();
let backend: BackendProcess;
let client: ContractClient;
beforeAll(async () => {
  backend = await startBackend(content, data.path);
  client = createContractClient(async () => `http://127.0.0.1:${(await backend.waitForMessage("listening")).port}`);
});
afterAll(async () => {
  await backend.stop();
  content[Symbol.dispose]();
  data[Symbol.dispose]();
});

test("the totals count the groups of each kind", async () => {
  expect((await client.call("getTree", { path: { site } })).body).toEqual({
    totals: { categories: 1, types: 4, tags: 2, authors: 1 },
  });
});

test("groups are paged by name, and subcategories are listed within their category", async () => {
  const tags = await client.call("getTreeGroups", { path: { site, kind: "tag" }, query: { limit: 1, page: 2 } });
  expect(each(tags.body, "groups", "_id")).toEqual(["rdap"]);
  expect(at(tags.body, "pagination.totalDocs")).toBe(2);
  const subs = await client.call("getTreeGroups", {
    path: { site, kind: "subcategory" },
    query: { within: "domain-names" },
  });
  expect(each(subs.body, "groups", "slug")).toEqual(["general", "registration"]);
  expect((await client.call("getTreeGroups", { path: { site, kind: "colour" } })).status).toBe(404);
});

test("a group returns a page of its documents, or those around one", async () => {
  const first = await client.call("getTreeGroup", {
    path: { site, kind: "type", id: "article" },
    query: { limit: 1 },
  });
  expect(each(first.body, "docs", "slug")).toEqual(["what-is-rdap"]);
  const around = await client.call("getTreeGroup", {
    path: { site, kind: "type", id: "article" },
    query: { limit: 1, around: "second" },
  });
  expect(around.body).toMatchObject({ group: { count: 2 }, first: 1, docs: [{ slug: "second", docType: "article" }] });
  const none = await client.call("getTreeGroup", {
    path: { site, kind: "subcategory", id: "domain-names.general" },
    query: { around: "what-is-rdap" },
  });
  expect(at(none.body, "group")).toBeNull();
});

test("a document's position has its category, its neighbours and related documents", async () => {
  const position = await client.call("getTreePosition", { path: { site, slug: "second" } });
  expect(position.body).toMatchObject({
    position: {
      category: { slug: "domain-names" },
      subcategory: { slug: "general" },
      previous: { slug: "newer" },
      next: { slug: "older" },
      related: [{ slug: "what-is-rdap" }, { slug: "newer" }, { slug: "older" }],
    },
  });
  expect((await client.call("getTreePosition", { path: { site, slug: "newer" } })).body).toMatchObject({
    position: { previous: null, next: { slug: "second" } },
  });
  expect((await client.call("getTreePosition", { path: { site, slug: "nowhere" } })).body).toEqual({ position: null });
});

test("every levels call was answered above", () => {
  expect([...client.answered].toSorted()).toEqual(
    client.operationIds.filter((id) => id.startsWith("getTree")).toSorted(),
  );
});
