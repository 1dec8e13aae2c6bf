import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const types = ["article", "blog", "how-to", "glossary", "privacy-policy"] as const;
const content = "<p>Words.</p><h2>More words</h2><p>And words about words.</p>";

const documents = types.map((docType) =>
  aWireDocument({ _id: docType, docType, slug: `some-${docType}`, subject: `Some words: ${docType}`, content }),
);
const sections = [{ heading: "More words", occurrence: 1, snippet: "And words about words.", matches: [[4, 9]] }];

const site = forAllTests(() =>
  startFakeSite({
    documents,
    routes: { [calls.search]: json(documents.map((document) => ({ ...document, sections }))) },
    settings: { SITE_URL: "https://docs.example" },
  }),
);

test("a result leads to the document's own address, and its sections to theirs", async () => {
  const { document } = await openPage(site(), "/search?q=words");
  const links = new Set([...document.querySelectorAll("main h2 a")].map((link) => link.getAttribute("href")));
  expect(links).toEqual(
    new Set([
      "/article/some-article",
      "/blog/some-blog",
      "/glossary#some-glossary",
      "/how-to/some-how-to",
      "/legal/privacy",
    ]),
  );
  const parts = [...document.querySelectorAll("main li li a")].map((link) => link.getAttribute("href"));
  expect(parts).toContain("/how-to/some-how-to#more-words");
});

test("a page of results beyond the last shows the first one", async () => {
  const { status, canonical, document, headers } = await openPage(site(), "/search?q=words&page=99");
  expect({ status, canonical, kept: headers["cache-control"] }).toEqual({
    status: 200,
    canonical: "https://docs.example/search/",
    kept: "no-store",
  });
  expect(document.querySelectorAll("main h2 a")).toHaveLength(types.length);
});

test("the description names the site, whatever kind of site it is", async () => {
  const { document } = await openPage(site(), "/search");
  const description = document.querySelector('meta[name="description"]')?.getAttribute("content");
  expect(description).toMatch(/^Search [A-Z]\w+\.$/);
});
