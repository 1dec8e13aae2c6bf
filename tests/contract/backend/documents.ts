import { describe, expect, test } from "vitest";
import { at, each } from "../../backend/support/json.ts";
import type { ContractClient } from "../support/contract.ts";

const site = "testsite";

/** Defines the tests of the calls for documents and their authors. */
export function testDocuments(client: ContractClient): void {
  describe("documents", () => {
    test("a document has every field of the contract", async () => {
      const { status, body } = await client.call("getDetails", { path: { site, slug: "what-is-rdap" } });
      expect(status).toBe(200);
      expect(at(body, "doc.0")).toMatchObject({
        _id: "what-is-rdap",
        slug: "what-is-rdap",
        subject: "What is RDAP?",
        metaTitle: "RDAP | $website",
        category: "Domain names",
        subcategory: "Registration",
        typeName: "Article",
        docType: "article",
        datePublished: "2026-01-02T00:00:00Z",
        lastUpdated: "2026-02-03T00:00:00Z",
        user: [{ _id: "ada", name: "Ada Byron", designation: "Analyst" }],
        authorDetails: [{ _id: "ada", name: "Ada Byron" }],
        typeDetails: [{ _id: "article", name: "Article", slug: "article" }],
        tagDetails: [
          { _id: "rdap", name: "RDAP", slug: "rdap" },
          { _id: "dns", name: "DNS", slug: "dns" },
        ],
        location: { name: "Geneva" },
        language: "en-GB",
        schemaMarkup: [{ markup: '{"@type":"TechArticle"}' }],
        featuredImage: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.svg$/),
      });
      expect(at(body, "doc.0.content")).toContain("<h2>Registration data</h2>");
    });

    test("an unknown slug is 404; a slug with dots and accents is found", async () => {
      expect((await client.call("getDetails", { path: { site, slug: "__proto__" } })).status).toBe(404);
      const { body } = await client.call("getDetails", { path: { site, slug: "ttl.größe" } });
      expect(at(body, "doc.0.subject")).toBe("TTL");
    });

    test("an old address leads to the document that names it; any other path is 404", async () => {
      const answer = await client.call("getAlias", { path: { site }, query: { path: "/guides/rdap.html" } });
      expect(answer.body).toEqual({ alias: { slug: "what-is-rdap", docType: "article" } });
      for (const path of ["/guides/none", "guides/rdap.html", ""])
        expect((await client.call("getAlias", { path: { site }, query: { path } })).status).toBe(404);
    });

    test("lists are paged, newest first", async () => {
      const byType = await client.call("getDetailsByType", {
        path: { site, docType: "article" },
        query: { page: 2, limit: 1 },
      });
      expect(each(byType.body, "doc", "slug")).toEqual(["second"]);
      expect(at(byType.body, "pagination")).toEqual({
        totalDocs: 2,
        totalPages: 2,
        page: 2,
        limit: 1,
        hasNextPage: false,
        hasPrevPage: true,
      });
      const posts = await client.call("getDocsByType", { path: { siteKey: site }, query: { docType: "article" } });
      expect(each(posts.body, "posts", "slug")).toEqual(["what-is-rdap", "second"]);
      const author = await client.call("getAuthorDocs", {
        path: { site, authorId: "ada" },
        query: { content: "none" },
      });
      expect(at(author.body, "results.allDocs")).toHaveLength(2);
      expect(at(author.body, "results.allDocs.0")).not.toHaveProperty("content");
      const beyond = await client.call("getDetailsByType", { path: { site, docType: "article" }, query: { page: 9 } });
      expect(beyond.body).toMatchObject({ doc: [], pagination: { page: 9, hasNextPage: false, hasPrevPage: true } });
    });

    test("invalid page numbers are 400; unknown types and authors are 404", async () => {
      for (const query of [{ page: 0 }, { limit: 101 }, { limit: 0 }, { page: "x" }, { page: "1e3" }]) {
        const { status, body } = await client.call("getDetailsByType", { path: { site, docType: "article" }, query });
        expect(status).toBe(400);
        expect(at(body, "message")).toMatch(/expected a whole number from 1 to/);
      }
      expect((await client.call("getDetailsByType", { path: { site, docType: "no-such" } })).status).toBe(404);
      expect((await client.call("getAuthorDocs", { path: { site, authorId: "no-such" } })).status).toBe(404);
    });

    test("an author without documents has an empty list; a type without documents is absent", async () => {
      expect(
        at((await client.call("getAuthorDocs", { path: { site, authorId: "bob" } })).body, "results.allDocs"),
      ).toEqual([]);
      expect(at((await client.call("getSingleDocByType", { path: { site, type: "tou" } })).body, "doc.0.subject")).toBe(
        "Terms",
      );
      expect((await client.call("getSingleDocByType", { path: { site, type: "sop" } })).body).toEqual({ doc: [] });
    });

    test("a matching conditional request gets 304 without a body", async () => {
      const first = await client.call("getDetails", { path: { site, slug: "second" } });
      const etag = first.headers.get("etag") ?? "";
      const again = await client.call("getDetails", {
        path: { site, slug: "second" },
        headers: { "if-none-match": etag },
      });
      expect(again).toMatchObject({ status: 304, body: "" });
    });
  });

  test("authors have document counts, and the highest count is first", async () => {
    const { body } = await client.call("getUsersWithDocsCount", { path: { site } });
    expect(at(body, "results")).toMatchObject([
      {
        author: { _id: "ada", name: "Ada Byron", role: "2 Posts", designation: "Analyst" },
        documentCount: 2,
        lastPublished: "2026-01-02T00:00:00Z",
      },
      {
        author: { _id: "bob", name: "Bob Silent", role: "0 Posts", image: null },
        documentCount: 0,
        lastPublished: null,
      },
    ]);
  });
}
