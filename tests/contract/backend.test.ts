import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { at, each } from "../backend/support/json.ts";
import { type BackendProcess, startSite } from "../backend/support/backend-process.ts";
import { aDocument, aPicture } from "../backend/support/content-folder.ts";
import { type ContractClient, createContractClient } from "./support/contract.ts";

const site = "testsite";
const files = {
  "authors/ada.yml": "name: Ada Byron\ndesignation: Analyst\nimage: media/ada.svg\n",
  "authors/bob.yml": "name: Bob Silent\n",
  "media/ada.svg": aPicture(),
  "article/what-is-rdap.md": aDocument(
    {
      subject: "What is RDAP?",
      metaTitle: "RDAP | $website",
      metaDescription: "A protocol.",
      description: "A longer summary.",
      category: "Domain names",
      subcategory: "Registration",
      tags: ["RDAP", "DNS"],
      author: "ada",
      datePublished: "2026-01-02",
      lastUpdated: "2026-02-03",
      featuredImage: "media/ada.svg",
      location: "Geneva",
      schemaMarkup: [{ "@type": "TechArticle" }],
    },
    "Before any heading.\n\n## Registration data\n\nThe registration data of a domain.\n\n![A mark](../media/ada.svg)",
  ),
  "article/second.md": aDocument({
    subject: "Second",
    datePublished: "2026-01-01",
    author: "ada",
    tags: ["DNS"],
    category: "Domain names",
  }),
  "glossary/ttl.md": aDocument({ subject: "TTL", slug: "ttl.größe" }),
  "tou/terms.md": aDocument({ subject: "Terms" }),
};

let running: Awaited<ReturnType<typeof startSite>>;
let backend: BackendProcess;
let client: ContractClient;
beforeAll(async () => {
  running = await startSite(files);
  backend = running.backend;
  client = createContractClient(async () => `http://127.0.0.1:${(await backend.told("listening")).port}`);
});
afterAll(async () => {
  await backend.stop();
  await running[Symbol.asyncDispose]();
});

describe("navigation", () => {
  test.each([
    ["getCategories", "allCategories", "domain-names.registration", "Registration"],
    ["getTypes", "allTypes", "article", "Article"],
    ["getTags", "allTags", "dns", "DNS"],
    ["getUserDocs", "allUserDocs", "ada", "Ada Byron"],
  ])("%s answers groups with documents, with counts, and one group", async (operation, key, group, name) => {
    const whole = await client.call(operation, { path: { site } });
    expect(JSON.stringify(at(whole.body, key))).toContain('"slug":"what-is-rdap"');
    const counted = await client.call(operation, { path: { site }, query: { docs: "none" } });
    expect(JSON.stringify(counted.body)).not.toContain("what-is-rdap");
    expect(JSON.stringify(counted.body)).toContain('"count":');
    const one = await client.call(operation, { path: { site }, query: { group, page: 1, limit: 1 } });
    expect(one.body).toMatchObject({
      group: { _id: group, name },
      docs: [{ slug: "what-is-rdap", subject: "What is RDAP?" }],
    });
    expect((await client.call(operation, { path: { site }, query: { group: "no-such" } })).status).toBe(404);
    expect((await client.call(operation, { path: { site: "other" } })).status).toBe(404);
  });

  test("a category as a group holds the documents of all its subcategories", async () => {
    const { body } = await client.call("getCategories", { path: { site }, query: { group: "domain-names" } });
    expect(each(body, "docs", "slug")).toEqual(["what-is-rdap", "second"]);
    expect(at(body, "pagination")).toEqual({
      totalDocs: 2,
      totalPages: 1,
      page: 1,
      limit: 12,
      hasNextPage: false,
      hasPrevPage: false,
    });
  });
});

describe("documents", () => {
  test("a document carries every field of the contract", async () => {
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

  test("the lists are paged, newest first", async () => {
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
    const author = await client.call("getAuthorDocs", { path: { site, authorId: "ada" }, query: { content: "none" } });
    expect(at(author.body, "results.allDocs")).toHaveLength(2);
    expect(at(author.body, "results.allDocs.0")).not.toHaveProperty("content");
    const beyond = await client.call("getDetailsByType", { path: { site, docType: "article" }, query: { page: 9 } });
    expect(beyond.body).toMatchObject({ doc: [], pagination: { page: 9, hasNextPage: false, hasPrevPage: true } });
  });

  test("bad page numbers are 400, unknown types and authors 404", async () => {
    for (const query of [{ page: 0 }, { limit: 101 }, { limit: 0 }, { page: "x" }, { page: "1e3" }]) {
      const { status, body } = await client.call("getDetailsByType", { path: { site, docType: "article" }, query });
      expect(status).toBe(400);
      expect(at(body, "message")).toMatch(/expected a whole number from 1 to/);
    }
    expect((await client.call("getDetailsByType", { path: { site, docType: "no-such" } })).status).toBe(404);
    expect((await client.call("getAuthorDocs", { path: { site, authorId: "no-such" } })).status).toBe(404);
  });

  test("an author without documents has an empty list, a type without documents none", async () => {
    expect(
      at((await client.call("getAuthorDocs", { path: { site, authorId: "bob" } })).body, "results.allDocs"),
    ).toEqual([]);
    expect(at((await client.call("getSingleDocByType", { path: { site, type: "tou" } })).body, "doc.0.subject")).toBe(
      "Terms",
    );
    expect((await client.call("getSingleDocByType", { path: { site, type: "sop" } })).body).toEqual({ doc: [] });
  });

  test("an answer that is known already is 304 without a body", async () => {
    const first = await client.call("getDetails", { path: { site, slug: "second" } });
    const etag = first.headers.get("etag") ?? "";
    const again = await client.call("getDetails", {
      path: { site, slug: "second" },
      headers: { "if-none-match": etag },
    });
    expect(again).toMatchObject({ status: 304, body: "" });
  });
});

test("the authors come with their counts, most documents first", async () => {
  const { body } = await client.call("getUsersWithDocsCount", { path: { site } });
  expect(at(body, "results")).toMatchObject([
    {
      author: { _id: "ada", name: "Ada Byron", role: "2 Posts", designation: "Analyst" },
      documentCount: 2,
      lastPublished: "2026-01-02T00:00:00Z",
    },
    { author: { _id: "bob", name: "Bob Silent", role: "0 Posts", image: null }, documentCount: 0, lastPublished: null },
  ]);
});

test("a search answers documents with the sections that match", async () => {
  const { body } = await client.call("searchDocs", {
    path: { siteKey: site },
    query: { searchTerm: "registration", searchType: "article", page: 1, limit: 5 },
  });
  expect(body).toMatchObject({ pagination: { totalDocs: 1 }, correctedTerm: null });
  expect(at(body, "docs.0.sections.0")).toMatchObject({ heading: "Registration data", occurrence: 1 });
  expect(
    at((await client.call("searchDocs", { path: { siteKey: site }, query: { searchTerm: "  " } })).body, "docs"),
  ).toEqual([]);
});

test("a search that finds nothing is in the report of the searches", async () => {
  for (const query of [{ searchTerm: "qqqzzz" }, { searchTerm: "xxxyyy www", purpose: "message" }])
    await client.call("searchDocs", { path: { siteKey: site }, query });
  expect((await client.call("reportSearches", { path: { site } })).body).toMatchObject({
    searches: [{ term: "qqqzzz", count: 1 }],
    pagination: { totalDocs: 1 },
  });
  expect(
    (await client.call("reportSearches", { path: { site }, headers: { "x-forwarded-for": "192.0.2.1" } })).status,
  ).toBe(401);
  expect((await client.call("reportSearches", { path: { site }, query: { limit: 0 } })).status).toBe(400);
});

test("paths that gateways could not find are counted and reported; the content's problems are too", async () => {
  await client.call("addMissingPaths", { path: { site }, body: { paths: [{ path: "/article/gone", count: 2 }] } });
  expect(
    (await client.call("addMissingPaths", { path: { site }, body: { paths: [{ path: "", count: 0 }] }, badBody: true }))
      .status,
  ).toBe(400);
  const [paths, problems] = await Promise.all([
    client.call("reportMissingPaths", { path: { site } }),
    client.call("reportProblems", { path: { site } }),
  ]);
  expect([paths.body, problems.body]).toMatchObject([
    { paths: [{ path: "/article/gone", count: 2 }] },
    { problems: expect.any(Array) },
  ]);
});

test("the sitemap index lists a child for each type, and each child the documents' own addresses", async () => {
  const index = await client.call("getSitemap", { path: { slug: "sitemap", siteName: site } });
  expect(each(index.body, "sitemap.links", "linkname")).toEqual([
    "/sitemap-article.xml",
    "/sitemap-glossary.xml",
    "/sitemap-tou.xml",
  ]);
  const child = await client.call("getSitemap", { path: { slug: "sitemap-article", siteName: site } });
  expect(at(child.body, "sitemap.links")).toEqual([
    {
      linkname: "/article/what-is-rdap",
      lastmoddate: "2026-02-03T00:00:00Z",
      priority: 0.8,
      images: [expect.stringMatching(/^\/media\/[0-9a-f]{32}\.svg$/)],
    },
    { linkname: "/article/second", lastmoddate: "2026-01-01T00:00:00Z", priority: 0.8, images: [] },
  ]);
  const legal = await client.call("getSitemap", { path: { slug: "sitemap-tou", siteName: site } });
  expect(at(legal.body, "sitemap.links")).toEqual([
    { linkname: "/legal/terms", lastmoddate: null, priority: 0.3, images: [] },
  ]);
  expect((await client.call("getSitemap", { path: { slug: "no-such", siteName: site } })).status).toBe(404);
});

test("robots answers a text", async () => {
  expect(at((await client.call("getRobots", { path: { siteKey: site } })).body, "content")).toBe(
    "User-agent: *\nAllow: /\n",
  );
});

test("a picture is served under its hash, for good, and cannot run anything", async () => {
  const { body } = await client.call("getDetails", { path: { site, slug: "what-is-rdap" } });
  const file = String(at(body, "doc.0.featuredImage")).slice("/media/".length);
  const picture = await client.call("getMedia", { path: { file } });
  expect(picture.body).toBe(aPicture());
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect((await client.call("getMedia", { path: { file: "../store.sqlite" } })).status).toBe(404);
});

describe("what visitors send", () => {
  test("a rating is taken, refused with the reason, and taken back", async () => {
    const path = { slug: "what-is-rdap" };
    const rated = await client.call("rateDocument", { path, body: { rating: 4.5, ip: "192.0.2.1" } });
    expect(rated).toMatchObject({ status: 200, body: { message: "Thanks for your rating!" } });
    for (const rating of [0.25, 5.5, 4.2, "5", null]) {
      expect(
        (await client.call("rateDocument", { path, body: { rating, ip: "192.0.2.1" }, badBody: true })).status,
      ).toBe(400);
    }
    expect((await client.call("rateDocument", { path, body: { rating: 5, ip: "not an address" } })).status).toBe(400);
    expect(
      (await client.call("rateDocument", { path: { slug: "no-such" }, body: { rating: 5, ip: "192.0.2.1" } })).status,
    ).toBe(404);
    expect((await client.call("rateDocument", { path, body: "{", badBody: true })).status).toBe(400);
    expect(
      (await client.call("rateDocument", { path, body: { rating: 5 }, headers: { "content-type": "text/plain" } }))
        .status,
    ).toBe(415);
    expect(
      (await client.call("rateDocument", { path, body: { rating: 5, pad: "x".repeat(200_000) }, badBody: true }))
        .status,
    ).toBe(413);
    expect((await client.call("undoRating", { path, body: { ip: "192.0.2.1" } })).status).toBe(200);
  });

  test("feedback needs words and a document", async () => {
    const path = { slug: "what-is-rdap" };
    expect(
      (
        await client.call("sendFeedback", {
          path,
          body: { rating: 2, reason: "hard-to-follow", comment: "Too short." },
        })
      ).status,
    ).toBe(200);
    expect((await client.call("sendFeedback", { path, body: { rating: 2 } })).status).toBe(400);
    await client.call("rateDocument", { path, body: { rating: 0.5, ip: "192.0.2.8" } });
    expect(at((await client.call("reportRatings", { path: { site } })).body, "ratings.0")).toMatchObject({
      slug: "what-is-rdap",
      votes: 1,
      average: 0.5,
    });
    expect(at((await client.call("reportFeedback", { path: { site } })).body, "feedback.0")).toMatchObject({
      reason: "hard-to-follow",
      comment: "Too short.",
    });
    expect((await client.call("sendFeedback", { path: { slug: "no-such" }, body: { reason: "x" } })).status).toBe(404);
  });

  test("a contact message is taken; each wrong field is named", async () => {
    const good = {
      firstName: "Ada",
      lastName: "B",
      email: "ada@example.com",
      country: "EU",
      phoneNumber: null,
      message: "Hello",
      agreedToPolicies: true,
    };
    expect((await client.call("sendContact", { path: { site }, body: good })).status).toBe(200);
    const bad = { ...good, firstName: " ", email: "nobody", message: "x".repeat(5_001), agreedToPolicies: false };
    const { status, body } = await client.call("sendContact", { path: { site }, body: bad, badBody: true });
    expect(status).toBe(400);
    expect(each(body, "fields", "field")).toEqual(["firstName", "email", "message", "agreedToPolicies"]);
  });

  test("the newsletter says that no mail was sent; tokens that nobody has are 404", async () => {
    const subscribed = await client.call("subscribeNewsletter", { path: { site }, body: { email: "ada@example.com" } });
    expect(subscribed).toMatchObject({ status: 200, body: { mailSent: false } });
    expect(
      (await client.call("subscribeNewsletter", { path: { site }, body: { email: "ada@" }, badBody: true })).status,
    ).toBe(400);
    for (const operation of ["confirmNewsletter", "unsubscribeNewsletter"]) {
      expect((await client.call(operation, { path: { site }, body: { token: "no-such-token-at-all" } })).status).toBe(
        404,
      );
      // One that was cut off on its way, or has grown, is as unknown as any other, and said in the same words.
      for (const token of ["cut-off", "x".repeat(300)])
        expect(await client.call(operation, { path: { site }, body: { token }, badBody: true })).toMatchObject({
          status: 404,
          body: { message: "This link is not valid, or no longer." },
        });
    }
  });

  test("a subscription is confirmed, and ended, by the token that only the store and the mail know", async () => {
    await client.call("subscribeNewsletter", { path: { site }, body: { email: "Grace@Example.com", ip: "192.0.2.9" } });
    await backend.stop();
    const waiting = await running.readStore((store) => store.mailbox.listSubscriptions("unconfirmed"));
    const token = waiting.find(({ email }) => email === "grace@example.com")?.token;
    backend = await running.startAgain();
    for (const operation of [
      "confirmNewsletter",
      "confirmNewsletter",
      "unsubscribeNewsletter",
      "unsubscribeNewsletter",
    ]) {
      expect((await client.call(operation, { path: { site }, body: { token } })).status).toBe(200);
    }
    expect((await client.call("confirmNewsletter", { path: { site }, body: { token } })).status).toBe(404);
  });
});

test("every operation of the contract was answered above, but the copy of the store (tests/backend/backup.test.ts) and the levels (levels.test.ts)", () => {
  expect(client.operationIds).toHaveLength(32);
  expect([...client.answered].toSorted()).toEqual(
    client.operationIds.filter((id) => id !== "makeBackup" && !id.startsWith("getLevel")).toSorted(),
  );
});
