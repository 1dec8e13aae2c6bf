import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import type { Reply } from "../../support/ask.ts";
import { hangBeforeHeaders } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";
import { aWireDocument } from "../../support/wire-documents.ts";
import { blocksOf, exampleOf } from "./blocks.ts";

const site = forAllTests(() => startSite());

const documents = [
  aWireDocument({ slug: "choosing-a-ttl", subject: "Choosing a TTL: how long should a record live?" }),
];

/** The answer of a site whose backend never answers calls that begin with a path. */
const askWithout = async (path: string, slug: string, name: string): Promise<Reply> => {
  await using slow = await startFakeSite({
    documents,
    settings: { LIMIT_UPSTREAM_TOTAL_MS: "200" },
    routes: { [path]: hangBeforeHeaders },
  });
  const { query, variables } = exampleOf(slug, name);
  return await ask(slow, query, { variables });
};

const rate = (variables: Readonly<Record<string, unknown>>): Promise<Reply> =>
  ask(site(), exampleOf("rate-a-document", "Rate").query, { variables });

/** How each answer that a document prints comes about, by the document and its place among the document's answers. */
const ways: Readonly<Record<string, () => Promise<Reply>>> = {
  "query-the-content-api 1": () =>
    ask(site(), exampleOf("query-the-content-api", "Document").query, { variables: { slug: "choosing-a-ttl" } }),
  "query-the-content-api 2": () => askWithout(calls.document, "query-the-content-api", "Document"),
  "errors-and-limits 1": () => askWithout(`${calls.ofType}glossary`, "errors-and-limits", "TwoThings"),
  "rate-a-document 1": () => rate({}),
  "rate-a-document 2": () => rate({ rating: 7 }),
};

const printed = blocksOf("json").filter(({ note }) => note === null);
const answers = printed.map((block, index) => ({
  ...block,
  place: `${block.slug} ${printed.slice(0, index + 1).filter(({ slug }) => slug === block.slug).length}`,
}));

test.each(answers)(
  "the answer that $slug prints at line $line is what the gateway answers",
  async ({ text, place }) => {
    const way = ways[place];
    if (way === undefined) throw new Error(`No way is known to get the answer "${place}"; add it to the list.`);
    expect(await way()).toMatchObject({ status: 200, ...JSON.parse(text) });
  },
);

test("every answer in the list of ways is printed", () => {
  expect(answers.map(({ place }) => place).toSorted()).toEqual(Object.keys(ways).toSorted());
});
