import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";

const content = forAllTests(() =>
  makeContent({
    "article/first.md": "---\nsubject: First\ncategory: A\nsubcategory: A\n---\nWords.\n",
    "article/second.md": "---\nsubject: Second\ncategory: B\nsubcategory: B\n---\nWords.\n",
    "sop/apart.md": "---\nsubject: Apart\n---\nWords.\n",
  }),
);
const site = forAllTests(() => startSite({ CONTENT_DIR: content().dir }));

const Path = z.object({
  group: z.string(),
  levels: z.array(z.object({ pathKey: z.string(), total: z.number(), nodes: z.array(z.object({ key: z.string() })) })),
});

async function readPath(slug: string, limit: number) {
  const query = `{ treePath(slug: "${slug}", limit: ${limit}) { group levels { pathKey total nodes { key } } } }`;
  const { data, errors } = await ask(site(), query);
  expect(errors).toEqual([]);
  return Path.parse(data?.["treePath"]);
}

test.each([
  ["second", "CATEGORIES", ["b", "b", "second"]],
  ["apart", "TYPES", ["sop", "apart"]],
])("the path to %s has the node on it, however few nodes of a level are requested", async (slug, group, keys) => {
  const one = await readPath(slug, 1);
  expect(one.group).toBe(group);
  expect(one.levels.map(({ nodes }) => nodes)).toEqual(keys.map((key) => [{ key }]));
  // Without nodes, it says where the document is, and how much is there.
  const none = await readPath(slug, 0);
  expect(none).toEqual({ group, levels: one.levels.map((level) => ({ ...level, nodes: [] })) });
  expect(none.levels.map(({ pathKey }) => pathKey)).toEqual(keys);
});
