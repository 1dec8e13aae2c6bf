import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import type { Reply } from "../../support/ask.ts";
import { hangBeforeHeaders } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { blocksOf, exampleOf } from "./blocks.ts";

const site = forAllTests(() => startSite());

const documents = [
  aWireDocument({ slug: "choosing-a-ttl", subject: "Choosing a TTL: how long should a record live?" }),
];

/** The answer of a site whose backend hangs on calls that start with a path. */
async function askWithout(path: string, slug: string, name: string): Promise<Reply> {
  await using slow = await startFakeSite({
    documents,
    settings: { LIMIT_UPSTREAM_TOTAL_MS: "1500" },
    routes: { [path]: hangBeforeHeaders },
  });
  const { query, variables } = exampleOf(slug, name);
  return await ask(slow, query, { variables });
}

function rate(variables: Readonly<Record<string, unknown>>): Promise<Reply> {
  return ask(site(), exampleOf("rate-a-document", "Rate").query, { variables });
}

/** How to obtain each answer that a document prints, by document and position. */
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

test.each(answers)("the answer that $slug prints at line $line is the gateway's answer", async ({ text, place }) => {
  const way = ways[place];
  if (way === undefined) throw new Error(`No way is known to get the answer "${place}"; add it to the list.`);
  expect(await way()).toMatchObject({ status: 200, ...JSON.parse(text) });
});

test("every listed answer is printed", () => {
  expect(answers.map(({ place }) => place).toSorted()).toEqual(Object.keys(ways).toSorted());
});
