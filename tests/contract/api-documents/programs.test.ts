import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";
import { blocksOf, exampleOf } from "./blocks.ts";
import { missingOf, runProgram } from "./programs.ts";

const site = forAllTests(() => startSite());

const Section = z.object({
  anchor: z.string().nullable(),
  snippet: z.string(),
  matches: z.array(z.tuple([z.number(), z.number()])),
});
const Found = z.object({
  search: z.object({
    items: z.array(z.object({ document: z.object({ path: z.string() }), sections: z.array(Section) })),
  }),
});

/** The sections that a search finds in real documents, each with its document. */
async function searchSections() {
  const { query } = exampleOf("search-from-your-program", "Find");
  const { items } = Found.parse((await ask(site(), query)).data).search;
  return items.flatMap(({ document, sections }) => sections.map((section) => ({ document, ...section })));
}

/** Program lines that assign values to names. */
function named(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

function print(expression: string): string {
  return `console.log(JSON.stringify(${expression}));`;
}

test("the table of contents is a list of links to the headings", async () => {
  const { query } = exampleOf("documents-and-lists", "OneDocument");
  const { data } = await ask(site(), query);
  const { outline } = z
    .object({
      document: z.object({ outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })) }),
    })
    .parse(data).document;
  const contents = await runProgram(site(), {
    document: "documents-and-lists",
    contains: "const contents",
    before: named({ outline }),
    after: print("contents"),
  });
  expect(JSON.parse(contents).match(/<li><a href="#[^"]+">[^<]+<\/a><\/li>/g)).toHaveLength(
    outline.filter(({ level }) => level === 2).length,
  );
});

test("a link to a found section opens at that section", async () => {
  const section = (await searchSections()).find(({ anchor }) => anchor !== null);
  const { anchor, document } = section ?? {};
  const href = await runProgram(site(), {
    document: "search-from-your-program",
    contains: "const href",
    before: named({ anchor, document }),
    after: print("href"),
  });
  const { pathname, hash } = new URL(JSON.parse(href), site().url);
  expect(await (await fetch(site().url + pathname)).text()).toContain(`id="${hash.slice(1)}"`);
});

function canRun(language: "js" | "python"): boolean {
  return language === "js" || missingOf(["python3"]).length === 0;
}

test.each((["js", "python"] as const).filter(canRun))(
  "splitting a snippet loses no character, in %s",
  async (language) => {
    const section = (await searchSections()).find(({ matches }) => matches.length > 1);
    const { snippet, matches } = section ?? {};
    const texts =
      language === "js"
        ? await runProgram(site(), {
            document: "query-the-content-api",
            contains: "function parts",
            after: print(`parts(${JSON.stringify({ snippet, matches })}).map(({ text, match }) => [text, match])`),
          })
        : await runProgram(site(), {
            document: "search-from-your-program",
            contains: "def parts",
            language,
            after: `import json\nprint(json.dumps(list(parts(${JSON.stringify(snippet)}, ${JSON.stringify(matches)}))))`,
          });
    const parts = z.array(z.tuple([z.string(), z.boolean()])).parse(JSON.parse(texts));
    expect(parts.map(([text]) => text).join("")).toBe(snippet);
    expect(parts.filter(([, isMatch]) => isMatch).map(([text]) => text)).toEqual(
      matches?.map(([start, end]) => snippet?.slice(start, end)),
    );
  },
);

test("the pagination program prints every blog", async () => {
  const lines = (await runProgram(site(), { document: "query-the-content-api", contains: "async function* allBlogs" }))
    .trim()
    .split("\n");
  const { data } = await ask(site(), '{ documents(type: "blog", limit: 1) { pagination { totalItems } } }');
  expect(data).toEqual({ documents: { pagination: { totalItems: lines.length } } });
  expect(lines).toContain("what-a-letter-costs What a letter costs");
});

test("the resilient client gets data, and gives up at once where retrying does not help", async () => {
  const asking = (limit: number) =>
    `await ask(${JSON.stringify(exampleOf("errors-and-limits", "Range").query.replace("100", String(limit)))}, {})`;
  const answers = await runProgram(site(), {
    document: "errors-and-limits",
    contains: "async function ask",
    after: print(`[${asking(100)}, ${asking(500)}]`),
  });
  expect(JSON.parse(answers)).toMatchObject([
    { data: { documents: { pagination: { limit: 100 } } }, errors: [] },
    { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] },
  ]);
});

test("the rating function reports what became of a rating", async () => {
  const rateMutation = exampleOf("rate-a-document", "Rate").query;
  const outcomes = await runProgram(site(), {
    document: "rate-a-document",
    contains: "async function rate",
    before: named({ rateMutation }),
    after: print('[await rate("choosing-a-ttl", 4), await rate("choosing-a-ttl", 7)]'),
  });
  expect(JSON.parse(outcomes)).toEqual([
    { ok: true, message: "Thanks for your rating!" },
    { ok: false, message: "A rating is 0.5 to 5 stars, in half steps." },
  ]);
});

test("Apollo Client with the persisted query link gets its answer", async () => {
  const query = exampleOf("caching-and-persisted-queries", "Newest").query;
  const after = `import { gql } from "@apollo/client";\n${print(`(await client.query({ query: gql(${JSON.stringify(query)}) })).data`)}`;
  const data = await runProgram(site(), {
    document: "caching-and-persisted-queries",
    contains: "new ApolloClient",
    after,
  });
  expect(JSON.parse(data)).toMatchObject({
    documents: { items: [{ path: expect.stringMatching(/^\/news\//) }, {}, {}] },
  });
});

test("a later query of the search box cancels the earlier one", async () => {
  const text = exampleOf("search-from-your-program", "Misspelt").query;
  const after = print(`await Promise.all([search("transfer lock").catch(({ name }) => name), search("glue record")])`);
  const answers = await runProgram(site(), {
    document: "search-from-your-program",
    contains: "async function search",
    before: named({ text }),
    after,
  });
  expect(JSON.parse(answers)).toMatchObject([
    "AbortError",
    {
      data: {
        search: {
          items: expect.arrayContaining([{ document: { subject: "Glue record", path: "/glossary#glue-record" } }]),
        },
      },
    },
  ]);
});

test("every documented program is run here", () => {
  expect(blocksOf("js").length + blocksOf("python").length).toBe(9);
});
