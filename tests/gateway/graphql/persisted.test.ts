import { createHash } from "node:crypto";
import supertest from "supertest";
import { expect, test } from "vitest";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";

function askByHash(url: string, parameters: Readonly<Record<string, string>>, sha256Hash: string) {
  return supertest(url)
    .get("/graphql")
    .query({ ...parameters, extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }) });
}

function hashOf(operation: string): string {
  return Object.entries(persistedDocuments).find(([, text]) => text.startsWith(`query ${operation} `))?.[0] ?? "";
}

test("the client's own operations are known by hash from the start", async () => {
  await using site = await startFakeSite();
  const { status, body, headers } = await askByHash(site.url, { operationName: "SiteChrome" }, hashOf("SiteChrome"));
  expect(status).toBe(200);
  expect(body.data.site.__typename).toBe("Site");
  expect(headers["cache-control"]).toContain("s-maxage");
});

test("an unknown hash is answered with a request for the full query, and that answer is not cacheable", async () => {
  await using site = await startFakeSite();
  const { body, headers } = await askByHash(site.url, {}, "unknown");
  expect(body.errors[0].extensions.code).toBe("PERSISTED_QUERY_NOT_FOUND");
  expect(headers["cache-control"]).toContain("no-store");
});

test("a query sent with its hash can be sent by hash alone from then on", async () => {
  await using site = await startFakeSite();
  const query = "query Name { site { name } }";
  const hash = createHash("sha256").update(query).digest("hex");
  expect((await askByHash(site.url, {}, hash)).body.errors).toHaveLength(1);
  const both = await askByHash(site.url, { query }, hash);
  expect(both.body).toEqual({ data: { site: { name: expect.any(String) } } });
  expect((await askByHash(site.url, {}, hash)).body).toEqual(both.body);
});

test("a hash that does not match its query is refused, so no query can be stored under another's hash", async () => {
  await using site = await startFakeSite();
  const { status, body } = await askByHash(site.url, { query: "{ site { name } }" }, "0".repeat(64));
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
});
