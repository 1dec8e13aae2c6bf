import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { json } from "../../support/fake-backend-answers.ts";
import { makeContent } from "../../support/content.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import type { FakeSite } from "../../support/fake-site.ts";
import { demonstration } from "../../support/site.ts";
import { aWireDocument } from "../../support/wire-documents.ts";

const site = demonstration;

const Found = z.object({
  search: z.object({
    correctedTerm: z.string().nullable(),
    synonyms: z.array(z.string()),
    items: z.array(
      z.object({
        document: z.object({ slug: z.string(), docType: z.string(), content: z.string().optional() }),
        sections: z.array(
          z.object({
            heading: z.string().nullable(),
            anchor: z.string().nullable(),
            snippet: z.string(),
            matches: z.array(z.tuple([z.int(), z.int()])),
          }),
        ),
      }),
    ),
    pagination: z.object({ page: z.int(), totalItems: z.int() }),
  }),
});

const searchFor = async (args: string, more = "") => {
  const { data, errors } = await ask(
    site(),
    `{ search(${args}) { correctedTerm synonyms items { document { slug docType ${more} } sections { heading anchor snippet matches } } pagination { page totalItems } } }`,
  );
  expect(errors).toEqual([]);
  return Found.parse(data).search;
};

test("a search finds documents, and the matches stand where it says", async () => {
  const { items, correctedTerm, pagination } = await searchFor('term: "registrar"');
  expect(correctedTerm).toBeNull();
  expect(items.length).toBeGreaterThan(2);
  expect(pagination).toMatchObject({ page: 1 });
  const marked = items.flatMap(({ sections }) =>
    sections.flatMap(({ snippet, matches }) => matches.map(([start, end]) => snippet.slice(start, end))),
  );
  expect(marked.length).toBeGreaterThan(2);
  for (const words of marked) expect(words).toMatch(/regist/i);
});

test("the last word may be unfinished", async () => {
  const found = await searchFor('term: "dns resol"');
  expect(found.items.map(({ document }) => document.slug)).toContain("how-a-resolver-walks-the-tree");
});

test("a misspelt search is corrected, and says what was searched instead", async () => {
  const found = await searchFor('term: "domian valuaton"');
  expect(found.correctedTerm).toMatch(/domain valuation/i);
  expect(found.items[0]?.document.slug).toBe("domain-valuation-four-methods");
});

test("every section that is found leads to a heading that is there in the document's text", async () => {
  let anchors = 0;
  for (const term of ["registrar", "dns record", "price", "certificate"]) {
    for (const { document, sections } of (await searchFor(`term: "${term}", limit: 80`, "content")).items) {
      const text = JSDOM.fragment(document.content ?? "");
      for (const { anchor, heading } of sections) {
        if (anchor === null) continue;
        anchors += 1;
        expect(text.querySelector(`[id="${anchor}"]`)?.textContent, `${document.slug}#${anchor}`).toContain(heading);
      }
    }
  }
  expect(anchors).toBeGreaterThan(10);
});

test("a type holds documents of that type alone", async () => {
  const found = await searchFor('term: "domain", type: BLOG');
  expect(found.items.length).toBeGreaterThan(0);
  expect(new Set(found.items.map(({ document }) => document.docType))).toEqual(new Set(["BLOG"]));
});

test("nothing found is an empty list, no error", async () => {
  expect(await searchFor('term: "qqqxxyyzz"')).toMatchObject({ items: [], pagination: { totalItems: 0 } });
});

test.each(["", "   ", "\\n\\t"])("a blank term (%j) finds nothing and asks nobody", async (term) => {
  await using fake = await startFakeSite();
  expect(
    await ask(
      fake,
      `{ search(term: "${term}") { items { document { slug } } correctedTerm pagination { totalItems totalPages } } }`,
    ),
  ).toMatchObject({
    data: { search: { items: [], correctedTerm: null, pagination: { totalItems: 0, totalPages: 0 } } },
    errors: [],
  });
  expect(fake.backend.calls).toEqual([]);
});

test("a term of more than 100 characters is refused without a call; one of 100 is not", async () => {
  await using fake = await startFakeSite();
  const query = "query ($term: String!) { search(term: $term) { items { document { slug } } } }";
  expect(await ask(fake, query, { variables: { term: "x".repeat(101) } })).toMatchObject({
    data: { search: null },
    errors: [
      {
        message: "term must be at most 100 characters, got 101; leave out what matters least.",
        extensions: { code: "BAD_USER_INPUT", status: 400 },
      },
    ],
  });
  expect(fake.backend.calls).toEqual([]);
  expect(await ask(fake, query, { variables: { term: ` ${"x".repeat(100)} ` } })).toMatchObject({
    data: { search: { items: [{ document: { slug: "first-words" } }] } },
    errors: [],
  });
});

test("a backend that ignores the type still answers it: the gateway leaves the others out", async () => {
  await using fake = await startFakeSite({
    documents: [aWireDocument(), aWireDocument({ slug: "news", docType: "news" })],
  });
  const { data } = await ask(
    fake,
    '{ search(term: "words", type: NEWS) { items { document { slug } } pagination { totalItems } } }',
  );
  expect(data?.search).toEqual({ items: [{ document: { slug: "news" } }], pagination: { totalItems: 1 } });
  expect(fake.backend.calls[0]?.url).toContain("searchType=news");
});

const aFoundDocument = (fields: Readonly<Record<string, unknown>> = {}) =>
  aWireDocument({
    metaDescription: "All that $website knows of it, told at some length and without haste.",
    tagDetails: [{ name: "DNS" }, { name: "Records", slug: "r" }],
    sections: [
      {
        heading: "Answers",
        occurrence: 2,
        snippet: "… the first answer stands here and the second answer far from it",
        matches: [
          [12, 18],
          [48, 54],
        ],
      },
      { heading: null, snippet: "An answer before any heading", matches: [[3, 9]] },
      { heading: "More", occurrence: 1, snippet: "No answer", matches: [[3, 9]] },
    ],
    ...fields,
  });

const asked = async (fields: string, found: Readonly<Record<string, unknown>>): Promise<unknown> => {
  await using fake = await startFakeSite({ routes: { [calls.search]: json([found]) } });
  const { data, errors } = await ask(fake, `{ search(term: "answer") { items { ${fields} } } }`);
  expect(errors).toEqual([]);
  return z.object({ search: z.object({ items: z.tuple([z.unknown()]) }) }).parse(data).search.items[0];
};

test("an excerpt is what matches before the first heading, else the description; both end with a word", async () => {
  expect(await asked("excerpt { snippet matches }", aFoundDocument())).toEqual({
    excerpt: { snippet: "An answer before any heading", matches: [[3, 9]] },
  });
  expect(await asked("excerpt(length: 21) { snippet matches }", aFoundDocument())).toEqual({
    excerpt: { snippet: "An answer before any …", matches: [[3, 9]] },
  });
  const described = aFoundDocument({ sections: [] });
  expect(await asked("excerpt(length: 40) { snippet matches }", described)).toEqual({
    excerpt: { snippet: "All that Testsite knows of it, told at …", matches: [] },
  });
  expect(await asked("excerpt { snippet }", aFoundDocument({ sections: [], metaDescription: null }))).toEqual({
    excerpt: null,
  });
});

test("sections are as many and as long as asked for, and matches that were cut off are gone", async () => {
  expect(
    await asked("sections(limit: 1, headed: true, length: 45) { heading anchor snippet matches }", aFoundDocument()),
  ).toEqual({
    sections: [
      {
        heading: "Answers",
        anchor: "answers-2",
        snippet: "… the first answer stands here and the second …",
        matches: [[12, 18]],
      },
    ],
  });
  expect(await asked("sections(limit: 2) { heading }", aFoundDocument())).toEqual({
    sections: [{ heading: "Answers" }, { heading: null }],
  });
  expect(await asked("sections(headed: true) { heading }", aFoundDocument())).toEqual({
    sections: [{ heading: "Answers" }, { heading: "More" }],
  });
});

test("a text without spaces is cut between two characters", async () => {
  const snippet = `${"日".repeat(25)}😀${"本".repeat(40)}`;
  expect(
    await asked("excerpt(length: 26) { snippet }", aFoundDocument({ sections: [{ snippet, matches: [] }] })),
  ).toEqual({ excerpt: { snippet: `${"日".repeat(25)} …` } });
});

test.each([19, 301])("a length of %i characters is refused", async (length) => {
  await using fake = await startFakeSite();
  const { errors } = await ask(fake, `{ search(term: "words") { items { excerpt(length: ${length}) { snippet } } } }`);
  expect(errors).toMatchObject([
    { message: `length must be 20 to 300, got ${length}.`, extensions: { code: "BAD_USER_INPUT", status: 400 } },
  ]);
});

test("a result names its tags and its authors", async () => {
  expect(await asked("tags authors", aFoundDocument())).toEqual({ tags: ["DNS", "Records"], authors: ["Ada Example"] });
});

const synonyms = "- [whois, rdap, registration data]\n- [look, see]\n";

const termsSearched = ({ backend }: FakeSite): readonly (string | null)[] =>
  backend.calls
    .filter(({ url }) => url.startsWith(calls.search))
    .map(({ url }) => new URL(url, "http://backend").searchParams.get("searchTerm"));

test("a backend that knows nothing of synonyms is asked for those where it finds nothing, and only there", async () => {
  await using content = await makeContent({ "synonyms.yml": synonyms });
  await using fake = await startFakeSite({
    settings: { CONTENT_DIR: content.dir },
    routes: { [calls.search]: json([]) },
  });
  fake.backend.on(`${calls.search}?searchTerm=look+by+registration`, json([aWireDocument()]));
  const query =
    "query ($term: String!) { search(term: $term) { synonyms items { document { slug } } pagination { totalItems } } }";
  expect((await ask(fake, query, { variables: { term: "look by WHOIS" } })).data?.search).toEqual({
    synonyms: ["look by registration data"],
    items: [{ document: { slug: "first-words" } }],
    pagination: { totalItems: 1 },
  });
  expect(termsSearched(fake)).toEqual(["look by WHOIS", "look by rdap", "look by registration data"]);
  expect((await ask(fake, query, { variables: { term: "whoisx" } })).data?.search).toEqual({
    synonyms: [],
    items: [],
    pagination: { totalItems: 0 },
  });
  expect((await ask(fake, query, { variables: { term: "look by registration" } })).data?.search).toMatchObject({
    synonyms: [],
    pagination: { totalItems: 1 },
  });
  expect(termsSearched(fake).slice(3)).toEqual(["whoisx", "look by registration"]);
});

test("a backend that knows its synonyms is asked once, and what it searched too is told", async () => {
  await using content = await makeContent({ "synonyms.yml": synonyms });
  await using fake = await startFakeSite({
    settings: { CONTENT_DIR: content.dir },
    routes: { [calls.search]: json({ docs: [], synonyms: ["rdap"] }) },
  });
  expect((await ask(fake, '{ search(term: "whois") { synonyms } }')).data?.search).toEqual({ synonyms: ["rdap"] });
  expect(termsSearched(fake)).toEqual(["whois"]);
});

test("a word finds what means the same on the demonstration site", async () => {
  const found = await searchFor('term: "nameserver"');
  expect(found.synonyms).toEqual(["name server"]);
  expect(found.items.length).toBeGreaterThan(2);
});

test("a search that the backend cannot answer is null with an error", async () => {
  await using fake = await startFakeSite({ routes: { [calls.search]: json({}, { status: 503 }) } });
  expect(await ask(fake, '{ search(term: "words") { items { document { slug } } } }')).toMatchObject({
    data: { search: null },
    errors: [{ extensions: { code: "HTTP_503", status: 503 } }],
  });
});
