import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

function page(fields: string): string {
  return `---\n${fields}\n---\n\nText.\n`;
}

const ahead = "2999-01-02";
const past = "2020-01-02";

test("pages that Hugo does not show yet appear at their time, and those that have expired are not shown", async () => {
  const files = {
    "content/_index.md": page("title: Buoy"),
    "content/date.md": page(`title: A\ndate: ${ahead}T03:04:05`),
    "content/both.md": page(`title: A\ndate: ${ahead}\npublishDate: ${past}`),
    "content/pub.md": page(`title: A\nPubDate: ${ahead}`),
    "content/toml.md": `+++\ntitle = "A"\ndate = ${ahead}\n+++\nText.\n`,
    "content/old.md": page(`title: A\ndate: ${past}\nunpublishDate: ${past}\naliases: [/older]`),
    "content/ends.md": page(`title: A\nexpiryDate: ${ahead}`),
    "content/no.md": page(`title: A\npublished: no\ndate: ${past}`),
  };
  await using room = await makeSource({ "hugo.toml": 'title = "Buoy"\n', ...files });
  const { stdout } = room.run();
  expect(await room.read("guide/date.md")).toContain(`publishAt: ${ahead}T03:04:05Z\n`);
  expect(await room.read("guide/both.md")).toContain(`publishAt: ${past}\n`);
  expect(await room.read("guide/pub.md")).toContain(`publishAt: ${ahead}\n`);
  expect(await room.read("guide/toml.md")).toContain(`publishAt: ${ahead}\n`);
  expect(await room.read("guide/old.md")).toContain(`expiresAt: ${past}\n`);
  expect(await room.read("guide/old.md")).not.toContain("publishAt");
  expect(await room.read("guide/ends.md")).toContain(`expiresAt: ${ahead}\n`);
  expect(await room.read("guide/no.md")).toContain("draft: true\n");
  expect(stdout).toContain("not public: 4\n");
  expect(stdout).toContain(`content/date.md:1  appears at ${ahead}T03:04:05Z, as in the old site\n`);
  expect(stdout).toContain(`content/old.md:1  expired at ${past}: nobody sees it\n`);
  expect(await room.read("redirects.yml")).not.toContain("/old");
  await using all = await makeSource({
    "hugo.toml": 'title = "Buoy"\nBuildFuture = true\nbuildExpired = true\n',
    ...files,
  });
  all.run();
  for (const name of ["date", "pub", "old"])
    expect(await all.read(`guide/${name}.md`)).not.toMatch(/(?:publish|expires)At/);
});

test("a site of Hugo may have names of its own for the times of its pages", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Buoy"\n[frontmatter]\npublishDate = ["embargo", ":default"]\n',
    "content/_index.md": page("title: Buoy"),
    "content/a.md": page(`title: A\nembargo: ${ahead}`),
  });
  room.run();
  expect(await room.read("guide/a.md")).toContain(`publishAt: ${ahead}\n`);
});

test("posts and collections of Jekyll with a date that is ahead appear then, and pages at once", async () => {
  const files = {
    "index.md": page(`title: Reef\ndate: ${ahead}`),
    [`_posts/${ahead}-later.md`]: page("title: Later"),
    "_posts/2020-01-02-moved.md": page(`title: Moved\ndate: ${ahead} 03:04:05 +0200`),
    "_posts/2020-01-02-now.md": page("title: Now"),
    [`_notes/${ahead}-later.md`]: page("title: Later"),
    "_notes/now.md": page("title: Now"),
  };
  const config = "title: Reef\ncollections:\n  notes:\n    output: true\n";
  await using room = await makeSource({ "_config.yml": config, ...files });
  expect(room.run().stdout).toContain("not public: 3\n");
  expect(await room.read(`blog/${ahead}-later.md`)).toContain(`publishAt: ${ahead}\n`);
  expect(await room.read("blog/2020-01-02-moved.md")).toContain(`publishAt: ${ahead}T01:04:05Z\n`);
  expect(await room.read(`notes/${ahead}-later.md`)).toContain(`publishAt: ${ahead}\n`);
  for (const file of ["blog/2020-01-02-now.md", "notes/now.md", "guide/index.md"])
    expect(await room.read(file)).not.toContain("publishAt");
  await using all = await makeSource({ "_config.yml": `${config}future: true\n`, ...files });
  all.run();
  expect(await all.read(`blog/${ahead}-later.md`)).not.toContain("publishAt");
});

test("posts of Material's blog with a date that is ahead appear then, where its settings say so", async () => {
  const files = {
    "docs/index.md": "# Mole\n",
    "docs/blog/index.md": "# Blog\n",
    "docs/blog/posts/a.md": page(`date:\n  created: ${ahead}`),
    "docs/blog/posts/b.md": page(`draft: false\ndate: ${ahead}`),
  };
  const config = "site_name: Mole\nplugins:\n  - blog:\n      draft_if_future_date: true\n";
  await using room = await makeSource({ "mkdocs.yml": config, ...files });
  room.run();
  expect(await room.read("guide/blog/posts/a.md")).toContain(`publishAt: ${ahead}\n`);
  expect(await room.read("guide/blog/posts/b.md")).not.toContain("publishAt");
  await using all = await makeSource({ "mkdocs.yml": config.replace("true", "false"), ...files });
  all.run();
  expect(await all.read("guide/blog/posts/a.md")).not.toContain("publishAt");
});

test("posts of WordPress that wait for their time appear then; without one they are drafts", async () => {
  const item = (id: number, date: string): string =>
    `<item><title>P${id}</title><link>https://reef.example/p${id}/</link><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>future</wp:status><wp:post_date_gmt>${date}</wp:post_date_gmt><content:encoded><![CDATA[<p>Text</p>]]></content:encoded></item>`;
  await using room = await makeSource({
    "reef.xml": `<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Reef</title>${item(1, `${ahead} 03:04:05`)}${item(2, "0000-00-00 00:00:00")}</channel></rss>`,
  });
  expect(room.run().stdout).toContain(`appears at ${ahead}T03:04:05Z, as in the old site\n`);
  expect(await room.read("blog/p1.md")).toContain(`publishAt: ${ahead}T03:04:05Z\n`);
  expect(await room.read("blog/p2.md")).toContain("draft: true\n");
});
