import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { startSite } from "../../support/site.ts";

test("categories that differ in signs alone are two with the embedded backend too, in the navigation, on their pages and for topics", async () => {
  const topic = (name: string) => `  - { name: "${name}", description: "${name}.", icon: code, category: "${name}" }`;
  await using content = await makeContent({
    "site.yml": `name: Testsite\nid: testsite\ntopics:\n${["C#", "C++"].map(topic).join("\n")}\n`,
    "article/one.md": aDocument({ category: "C++" }),
    "article/two.md": aDocument({ category: "C#" }),
  });
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const group = (slug: string) => `documentsByCategory(slug: "${slug}", page: 1, limit: 9) { name items { slug } }`;
  const { data } = await ask(
    site,
    `{ navigation { categories { name slug } } site { topics { path count } } plus: ${group("c-plus-plus")} sharp: ${group("c-sharp")} }`,
  );
  expect(data).toEqual({
    navigation: {
      categories: [
        { name: "C#", slug: "c-sharp" },
        { name: "C++", slug: "c-plus-plus" },
      ],
    },
    site: {
      topics: [
        { path: "/category/c-sharp", count: 1 },
        { path: "/category/c-plus-plus", count: 1 },
      ],
    },
    plus: { name: "C++", items: [{ slug: "one" }] },
    sharp: { name: "C#", items: [{ slug: "two" }] },
  });
});
