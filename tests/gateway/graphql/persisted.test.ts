import { createHash } from "node:crypto";
import supertest from "supertest";
import { expect, test } from "vitest";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { startFakeSite } from "../../support/fake-site.ts";

const askByHash = (url: string, parameters: Readonly<Record<string, string>>, sha256Hash: string) =>
  supertest(url)
    .get("/graphql")
    .query({ ...parameters, extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }) });

const hashOf = (operation: string): string =>
  Object.entries(persistedDocuments).find(([, text]) => text.startsWith(`query ${operation} `))?.[0] ?? "";

test("the client's own operations are known by their hash, from the start", async () => {
  await using site = await startFakeSite();
  const { status, body, headers } = await askByHash(site.url, { operationName: "SiteChrome" }, hashOf("SiteChrome"));
  expect(status).toBe(200);
  expect(body.data.site.__typename).toBe("Site");
  expect(headers["cache-control"]).toContain("s-maxage");
});

test("a hash that is not known is asked for in full, and nothing of that is kept", async () => {
  await using site = await startFakeSite();
  const { body, headers } = await askByHash(site.url, {}, "unknown");
  expect(body.errors[0].extensions.code).toBe("PERSISTED_QUERY_NOT_FOUND");
  expect(headers["cache-control"]).toContain("no-store");
});

test("who sends a query with its hash may send the hash alone from then on", async () => {
  await using site = await startFakeSite();
  const query = "query Name { site { name } }";
  const hash = createHash("sha256").update(query).digest("hex");
  expect((await askByHash(site.url, {}, hash)).body.errors).toHaveLength(1);
  const both = await askByHash(site.url, { query }, hash);
  expect(both.body).toEqual({ data: { site: { name: expect.any(String) } } });
  expect((await askByHash(site.url, {}, hash)).body).toEqual(both.body);
});

test("a hash that is not that of its query is refused: nobody can put a query under another's hash", async () => {
  await using site = await startFakeSite();
  const { status, body } = await askByHash(site.url, { query: "{ site { name } }" }, "0".repeat(64));
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
});
