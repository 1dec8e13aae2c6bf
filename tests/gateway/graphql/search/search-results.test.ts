import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

function aFoundDocument(fields: Readonly<Record<string, unknown>> = {}) {
  return aWireDocument({
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
}

async function asked(fields: string, found: Readonly<Record<string, unknown>>): Promise<unknown> {
  await using fake = await startFakeSite({ routes: { [calls.search]: json([found]) } });
  const { data, errors } = await ask(fake, `{ search(term: "answer") { items { ${fields} } } }`);
  expect(errors).toEqual([]);
  return z.object({ search: z.object({ items: z.tuple([z.unknown()]) }) }).parse(data).search.items[0];
}

test("an excerpt is the match before the first heading, or else the description; both end at a word boundary", async () => {
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

test("sections are limited in number and length as requested, and matches that were cut off are dropped", async () => {
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

test("a section leads to the id that the backend gives, or else to one made of its heading; of two that lead to one place the better stays", async () => {
  const snippet = "An answer";
  const sections = [
    { heading: "C#", occurrence: 1, anchor: "c-2", snippet },
    { heading: "C++", occurrence: 1, anchor: "c", snippet },
    { heading: "Setup", anchor: "not an id", snippet },
    { heading: "setup", snippet: "Another answer" },
    { heading: "Setup", occurrence: 2, anchor: "", snippet },
    { snippet },
  ];
  expect(await asked("sections(limit: 9) { heading anchor }", aFoundDocument({ sections }))).toEqual({
    sections: [
      { heading: "C#", anchor: "c-2" },
      { heading: "C++", anchor: "c" },
      { heading: "Setup", anchor: "setup" },
      { heading: "Setup", anchor: "setup-2" },
      { heading: null, anchor: null },
    ],
  });
});

test("the sections of a glossary entry, which is a part of a page, have no ids", async () => {
  const sections = [
    { heading: "One", anchor: "one", snippet: "An answer" },
    { heading: "Two", snippet: "Another" },
  ];
  const found = aFoundDocument({ docType: "glossary", sections });
  expect(await asked("sections { heading anchor }", found)).toEqual({
    sections: [
      { heading: "One", anchor: null },
      { heading: "Two", anchor: null },
    ],
  });
});

test("a match far from the beginning of a snippet stays in view", async () => {
  const snippet = "Nothing of it stands at the beginning of this text, but there is an answer further on";
  const sections = [{ heading: null, snippet, matches: [[69, 75]] }];
  expect(await asked("excerpt(length: 30) { snippet matches }", aFoundDocument({ sections }))).toEqual({
    excerpt: { snippet: "… is an answer further on", matches: [[9, 15]] },
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

test("a result has its tags and authors", async () => {
  expect(await asked("tags authors", aFoundDocument())).toEqual({ tags: ["DNS", "Records"], authors: ["Ada Example"] });
});
