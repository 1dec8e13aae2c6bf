import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("a mistake in front matter costs its line alone, and is named", async () => {
  await using room = await makeSource({
    "a.md": "---\ndescription: Kept\naliases:\n  - %\n  - foreach\ntitle: For each\n---\nText.\n",
  });
  const { stdout } = room.run();
  const text = await room.read("guide/a.md");
  expect(text).toContain("subject: For each");
  expect(text).toContain("metaDescription: Kept");
  expect(stdout).toMatch(/front matter: 1\n {2}a\.md:\d+ /);
});

test("a key that is a bracket is a key", async () => {
  await using room = await makeSource({ "a.md": "# A\n\n<kbd>Ctrl</kbd>+<kbd>[</kbd> and <kbd>]</kbd>\n" });
  expect(room.run().stdout).toContain("Nothing was left as text.");
  expect(await room.read("guide/a.md")).toContain(":kbd[Ctrl]+:kbd[\\[] and :kbd[\\]]");
  expect(room.check().stdout).toContain("no problem");
});

test("a page that is too much for the parser costs no other: it is taken as it is written, and named", async () => {
  await using room = await makeSource({
    "a.md": "# A\n\n[To b](b.md)\n",
    "b.md": `# B\n\nKept.\n\n${"> ".repeat(3_000)}deep\n`,
  });
  const { status, stdout } = room.run();
  expect(status).toBe(0);
  expect(stdout).toMatch(/heavy text: 1\n {2}b\.md:\d+ {2}Lists or quotes are nested too deeply/);
  expect(await room.read("guide/a.md")).toContain("[To b](/guide/b)");
  expect(await room.read("guide/b.md")).toContain("Kept.");
});

test("a percent sign that encodes nothing stays in names and addresses: chapters of mdBook", async () => {
  await using room = await makeSource({
    "book.toml": '[book]\ntitle = "Knots"\n',
    "src/SUMMARY.md": "# Summary\n\n- [All of it](100%.md)\n- [Part](gr%C3%B6%C3%9Fe.md)\n",
    "src/100%.md": "# All of it\n\n![Whole](a.svg#dark=100%)\n",
    "src/größe.md": "# Part\n\nSize.\n",
  });
  const { status, stdout } = room.run();
  expect(stdout).toContain("Knots, mdBook: 2 documents");
  expect(status).toBe(0);
});

test("a percent sign that encodes nothing stays in names and addresses: posts of WordPress, articles of Zendesk", async () => {
  const [post, article] = ["https://reef.example/100%/", "https://reef.example/hc/articles/1-100%"];
  await using wordpress = await makeSource({
    "reef.xml": `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Reef</title>
<item><title>All</title><link>${post}</link><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item></channel></rss>`,
  });
  expect(wordpress.run().stdout).toContain("Reef, WordPress: 1 documents");
  await using zendesk = await makeSource({
    "articles.json": JSON.stringify({
      articles: [{ id: 1, title: "All", body: "<p>Whole</p>", section_id: 20, locale: "en", html_url: article }],
    }),
  });
  expect(zendesk.run().stdout).toContain("reef.example, Zendesk Guide: 1 documents");
});

test("what the title of an abbreviation shows stays, also where it looks like an entity", async () => {
  await using room = await makeSource({
    "articles.json": JSON.stringify({
      articles: [
        {
          id: 1,
          title: "All",
          body: '<p><abbr title="is &amp;lt; &quot;b&quot;">LT</abbr></p>',
          section_id: 20,
          locale: "en",
        },
      ],
    }),
  });
  room.run();
  expect(await room.read("guide/all.md")).toContain('<abbr title="is &amp;lt; &quot;b&quot;">LT</abbr>');
});
