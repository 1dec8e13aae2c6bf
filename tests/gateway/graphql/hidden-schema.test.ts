import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const shown = forAllTests(() => startFakeSite());
const hidden = forAllTests(() => startFakeSite({ settings: { PLAYGROUND: "off" } }));

const mistakes: Readonly<
  Record<string, { readonly query: string; readonly variables?: unknown; readonly name: RegExp }>
> = {
  "a field": { query: "{ sites { name } }", name: /"site"/ },
  "a field of a document": { query: '{ document(slug: "a") { subjekt } }', name: /"subject"/ },
  "an argument": { query: '{ document(slugg: "a") { slug } }', name: /"slug"\?/ },
  "a type": { query: '{ document(slug: "a") { ... on Dokument { slug } } }', name: /"Document"/ },
  "a type of a variable": {
    query: "query ($t: DokumentType!) { documents(type: $t) { items { slug } } }",
    name: /"DocumentType"/,
  },
  "an enum value": { query: "{ treeNodes(group: TAGZ) { total } }", name: /"TAGS"/ },
  "an enum value in a variable": {
    query: "query ($g: TreeGroup!) { treeNodes(group: $g) { total } }",
    variables: { g: "TAGZ" },
    name: /"TAGS"/,
  },
  "an input field": {
    query: 'mutation { sendFeedback(input: { slug: "a", comentt: "b" }) { __typename } }',
    name: /"comment"/,
  },
  "an input field in a variable": {
    query: "mutation ($i: FeedbackInput!) { sendFeedback(input: $i) { __typename } }",
    variables: { i: { slug: "a", "comentt\n": "b" } },
    name: /"comment"/,
  },
  "a fragment on another type": { query: "{ navigation { ... on Navigation { tag { name } } } }", name: /"tags"/ },
};

function byGet({ query, variables = {} }: { readonly query: string; readonly variables?: unknown }): string {
  return `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`;
}

test.each(Object.entries(mistakes))(
  "%s that does not exist: similar names are suggested when the schema is public, and not when it is hidden, by POST and GET",
  async (_name, mistake) => {
    const { name, ...operation } = mistake;
    expect((await post(shown(), operation)).body.toString()).toMatch(/Did you mean/);
    const isRead = !operation.query.startsWith("mutation");
    const answers = [await post(hidden(), operation), ...(isRead ? [await exchange(hidden(), byGet(operation))] : [])];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.toString()).not.toMatch(/Did you mean/);
      expect(JSON.parse(body.toString()).errors[0].message).not.toMatch(name);
    }
  },
);
