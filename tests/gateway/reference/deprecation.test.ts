import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { createApiReference } from "../../../gateway/features/reference/api-reference.ts";
import { english } from "../../../words/speech.ts";

const schema = buildSchema(`
  type Query {
    "The old way. More of it."
    old(
      "How many, 1 to 9."
      count: Int = 3 @deprecated(reason: "Use \`limit\` <instead>.")
      limit: Int
    ): [Thing!]! @deprecated(reason: "Removed on 2027-01-01.")
  }
  type Thing {
    name: String! @deprecated(reason: "Nameless now.")
    id: ID!
    tone: Tone
  }
  enum Tone { LOUD @deprecated(reason: "Too loud.") QUIET }
`);

const place = {
  document: "a",
  type: "b",
  authorId: "c",
  tag: "d",
  category: "e",
  glossaryEntry: "f",
  term: "g",
};

function contentOf(id: string): string {
  const reference = createApiReference({
    schema,
    costOf: () => ({ weight: 1, itemWeight: 0 }),
    measure: () => 1,
    limits: { cost: 1, depth: 1, aliases: 1, characters: 1, costPerMinute: 1, searchesPerMinute: 1 },
  });
  const page = reference.page(id, { url: "https://example.com", speech: english, place });
  if (page === null) throw new Error(`No entry ${id}.`);
  return `${page.content}\n${page.operation?.text ?? ""}`;
}

test("what is deprecated says so, with its reason, and no example uses it", () => {
  expect(contentOf("query-old")).toContain('<strong>Deprecated</strong> <span lang="en">Removed on 2027-01-01.</span>');
  expect(contentOf("query-old")).toContain("Use <code>limit</code> &lt;instead&gt;.");
  expect(contentOf("query-old")).toContain("{\n    id\n    tone\n  }");
  expect(contentOf("type-Thing")).toContain("Nameless now.");
  expect(contentOf("type-Tone")).toContain("Too loud.");
});
