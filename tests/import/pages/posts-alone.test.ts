import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

const post = "---\ntitle: Hello\n---\nNew.\n";

test.each([
  ["Jekyll", { "_config.yml": "title: Reef\n", "_posts/2024-05-06-hello.md": post }],
  [
    "Docusaurus",
    {
      "docusaurus.config.js":
        'module.exports = { title: "Reef", presets: [["classic", { docs: false, blog: { routeBasePath: "/" } }]] };\n',
      "blog/2024-05-06-hello.md": post,
    },
  ],
  [
    "WordPress",
    {
      "reef.xml":
        '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Reef</title><link>https://reef.example</link><item><title>Hello</title><link>https://reef.example/hello/</link><wp:status>publish</wp:status><wp:post_id>9</wp:post_id><wp:post_type>post</wp:post_type><content:encoded>New.</content:encoded></item></channel></rss>',
    },
  ],
])("a source of %s that has nothing but posts has them on its home page", async (_tool, files) => {
  await using room = await makeSource(files);
  expect(room.run().status).toBe(0);
  expect(await room.read("site.yml")).toMatch(/title: Start here\n\s+types:\n\s+- blog\n/);
  expect(room.check().stdout).toContain("1 documents, 0 authors, no problem");
});
