import { describe, expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at, each } from "../support/json.ts";

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
/** Words that share more trigrams with "domian" than "domain" does. */
const crowd = letters
  .flatMap((first) => letters.map((second) => `domi${first}${second}`))
  .filter((word) => word !== "domian");

const files = {
  "sop/crowd.md": aDocument({ subject: "A crowd" }, crowd.join(" ")),
  "article/valuation.md": aDocument(
    { subject: "Domain valuation: four methods", datePublished: "2026-01-01" },
    "## Income\n\nWhat a name earns.",
  ),
  "article/in-heading.md": aDocument({ subject: "Another" }, "## Appraisal\n\nText."),
  "article/in-subject.md": aDocument({ subject: "Appraisal" }, "Text."),
  "article/in-description.md": aDocument(
    { subject: "Third", metaDescription: "About appraisal with $website." },
    "Text.",
  ),
  "article/in-body.md": aDocument({ subject: "Fourth" }, "A text on appraisal."),
  "blog/registrar.md": aDocument(
    { subject: "Registrars" },
    "Intro on the registrar.\n\n## Fees\n\nNothing here.\n\n### Fees\n\nFirst part. The registrar takes registration fees for a 😀 transfer lock of the **registrar**.",
  ),
  "blog/accents.md": aDocument({ subject: "Über Größe und naïve Schlüssel" }, "Text."),
  "blog/protocols.md": aDocument({ subject: "ipv6 and the near future" }, "About NEAR and OR, C++ and a-b."),
};
const site = forAllTests(() => openSite(files));

async function search(searchTerm: string, options: Readonly<Record<string, string>> = {}) {
  const { status, body } = await site().request(
    `/docs/get-docs-by-searchterm/testsite?${new URLSearchParams({ searchTerm, ...options })}`,
  );
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return { body, slugs: each(body, "docs", "slug"), correctedTerm: at(body, "correctedTerm") };
}

describe("matching", () => {
  test("a match in the subject ranks highest, then headings, the description and the body", async () => {
    expect((await search("appraisal")).slugs).toEqual(["in-subject", "in-heading", "in-description", "in-body"]);
  });

  test("only the last word may be incomplete", async () => {
    expect((await search("domain valu")).slugs).toEqual(["valuation"]);
    expect((await search("d")).slugs).toContain("valuation");
    expect((await search("valu methods")).correctedTerm).toBeNull();
  });

  test("case and accents are ignored", async () => {
    expect((await search("UBER grosse")).slugs).toEqual(["accents"]);
    expect((await search("naïve schlussel")).slugs).toEqual(["accents"]);
  });

  test("a type narrows the results, pages split them, and an unknown type finds nothing", async () => {
    expect((await search("text", { searchType: "blog" })).slugs).toEqual(["accents"]);
    const { body, slugs } = await search("text", { page: "2", limit: "2" });
    expect(slugs).toHaveLength(2);
    expect(at(body, "pagination")).toEqual({
      totalDocs: 5,
      totalPages: 3,
      page: 2,
      limit: 2,
      hasNextPage: true,
      hasPrevPage: true,
    });
    expect((await search("text", { searchType: "nonsense" })).slugs).toEqual([]);
  });

  test("placeholders are not indexed, and results omit the text", async () => {
    expect((await search("website")).slugs).toEqual([]);
    expect(at((await search("appraisal")).body, "docs.0.content")).toBeUndefined();
  });
});

describe("typing errors", () => {
  test.each([
    ["domian valuaton", "domain valuation"],
    ["Domain Valuaton!", "Domain valuation!"],
    ["valaution", "valuation"],
    ["registar fees", "registrar fees"],
    ["aprpaisal", "appraisal"],
  ])("%s is corrected to %s", async (typed, corrected) => {
    const { slugs, correctedTerm } = await search(typed);
    expect(correctedTerm).toBe(corrected);
    expect(slugs).toEqual((await search(corrected)).slugs);
    expect(slugs).not.toEqual([]);
  });

  test("words that match as typed are not corrected, nor are short words and numbers", async () => {
    expect(await search("valuation")).toMatchObject({ correctedTerm: null });
    expect(await search("ipv4")).toMatchObject({ correctedTerm: null, slugs: [] });
    expect(await search("nea")).toMatchObject({ correctedTerm: null, slugs: ["protocols"] });
    expect(await search("xqzvw")).toMatchObject({ correctedTerm: null, slugs: [] });
  });

  test("a correction can be taken back: only the words as written are searched", async () => {
    expect(await search("domian valuaton", { exact: "true" })).toMatchObject({ correctedTerm: null, slugs: [] });
    expect((await search("domain valuaton", { exact: "true" })).slugs).toEqual(["valuation"]);
    expect((await search("appraisals")).slugs).toContain("in-subject");
    expect((await search("appraisals", { exact: "true" })).slugs).toEqual([]);
    expect((await search("apprais", { exact: "true" })).slugs).toEqual([]);
    expect((await search("domian valuaton", { exact: "no" })).correctedTerm).toBe("domain valuation");
  });

  test("when no document has all words, documents with some of them are found", async () => {
    const { slugs, correctedTerm } = await search("valuation zzzzzzzz");
    expect(slugs).toEqual(["valuation"]);
    expect(correctedTerm).toBeNull();
  });

  test("words of a changed document are available for corrections at once", async () => {
    const mark = site().backend.messages.length;
    site().content.write("blog/new.md", aDocument({ subject: "Cryptography" }, "Keys."));
    await site().backend.waitForMessage("changed", mark);
    expect(await search("criptography")).toMatchObject({ correctedTerm: "cryptography", slugs: ["new"] });
    const removed = site().backend.messages.length;
    site().content.remove("blog/new.md");
    await site().backend.waitForMessage("changed", removed);
    expect(await search("criptography")).toMatchObject({ correctedTerm: null, slugs: [] });
  });
});

describe("sections", () => {
  test("a section has its heading, the heading's occurrence and id, and the matched positions", async () => {
    const { body } = await search("registrar fees");
    expect(at(body, "docs.0.sections.0")).toMatchObject({ heading: "Fees", occurrence: 2, anchor: "fees-2" });
    const snippet = String(at(body, "docs.0.sections.0.snippet"));
    const matches = at(body, "docs.0.sections.0.matches");
    const marked = Array.isArray(matches) ? matches.map(([start, end]) => snippet.slice(start, end)) : [];
    expect(marked).toEqual(["registrar", "fees", "registrar"]);
  });

  test("the text before the first heading has a null heading", async () => {
    const { body } = await search("intro");
    expect(at(body, "docs.0.sections")).toEqual([
      { heading: null, occurrence: 1, snippet: "Intro on the registrar.", matches: [[0, 5]] },
    ]);
  });

  test("a long text is cut at word boundaries around the match", async () => {
    const mark = site().backend.messages.length;
    site().content.write(
      "blog/long.md",
      aDocument({ subject: "Long" }, `${"before ".repeat(100)}xylophone ${"after ".repeat(100)}`),
    );
    await site().backend.waitForMessage("changed", mark);
    const snippet = String(at((await search("xylophone")).body, "docs.0.sections.0.snippet"));
    expect(snippet).toMatch(/^… (before )+xylophone( after)+ …$/);
    expect(snippet.length).toBeLessThan(200);
  });
});

describe("hostile terms", () => {
  test.each([
    '"',
    "'",
    '"unclosed',
    "domain NEAR valuation",
    "NEAR(domain valuation)",
    "domain*",
    "*",
    "-domain",
    "subject:domain",
    "^domain",
    "domain AND",
    "OR",
    "NOT x",
    "(((",
    "{subject body}: x",
    "a+b",
    "\0",
    "%00",
    "💥",
    "domain; DROP TABLE documents",
  ])("%j is searched as plain words", async (term) => {
    await expect(search(term)).resolves.toBeDefined();
  });

  test("operators of the index's query language are ordinary words", async () => {
    expect((await search("NEAR OR")).slugs).toEqual(["protocols"]);
    expect((await search("subject:domain")).slugs).toEqual(["valuation"]);
    expect((await search("-domain")).slugs).toEqual(["valuation"]);
  });

  test("a term of 300 characters is answered, a longer one refused", async () => {
    expect((await search(` ${"x".repeat(300)} `)).slugs).toEqual([]);
    const { status, body } = await site().request(
      `/docs/get-docs-by-searchterm/testsite?searchTerm=${"x".repeat(301)}`,
    );
    expect([status, at(body, "message")]).toEqual([
      400,
      "searchTerm: expected at most 300 characters, got 301; use fewer words.",
    ]);
  });
});
