import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

function item(fields: Readonly<Record<string, string>>, more = ""): string {
  return `<item>${Object.entries({ "wp:status": "publish", ...fields })
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join("\n")}${more}</item>\n`;
}

function wxr(...items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>Reef &amp; Co</title><link>https://reef.example</link><language>en-GB</language><wp:base_blog_url>https://reef.example</wp:base_blog_url>
${items.join("")}</channel></rss>`;
}

test("an export of WordPress: pages, posts, drafts, both editors, links by number, files beside it", async () => {
  await using room = await makeSource({
    "reef.xml": wxr(
      item({
        title: "About",
        link: "https://reef.example/about/us/",
        "wp:post_id": "7",
        "wp:post_type": "page",
        "content:encoded":
          '<!-- wp:heading --><h2 id="team">The team</h2><!-- /wp:heading -->\n<!-- wp:paragraph --><p>See <a href="https://reef.example/?p=9">hello</a>, <kbd>F1</kbd>, H<sub>2</sub>O.</p><!-- /wp:paragraph -->\n<figure><img src="https://reef.example/wp-content/uploads/a.svg" alt="A"/><figcaption>The quay</figcaption></figure>\n<details><summary>More</summary><p>Inside</p></details><script>track()</script>',
      }),
      item(
        {
          title: "Hello",
          link: "https://reef.example/2024/05/hello/",
          "wp:post_id": "9",
          "wp:post_type": "post",
          "wp:post_date_gmt": "2024-05-06 07:08:09",
          "content:encoded":
            'First line\nsecond line\n\n[caption width="9"]<img src="/wp-content/uploads/none.png" /> Words[/caption]\n\n<pre class="language-js">a &lt; b\n\nc</pre>\n\nTo <a href="/about/us#team">us</a>',
        },
        '<category domain="post_tag" nicename="wet"><![CDATA[Wet ropes]]></category><category domain="category"><![CDATA[Uncategorized]]></category>',
      ),
      item({
        title: "Later",
        link: "https://reef.example/?page_id=11",
        "wp:post_id": "11",
        "wp:status": "draft",
        "wp:post_type": "page",
        "content:encoded": "Soon",
      }),
      item({ title: "a.svg", "wp:post_type": "attachment", link: "https://reef.example/a" }),
    ),
    "wp-content/uploads/a.svg": picture,
  });
  const { status, stdout } = room.run("--measure");
  expect(status).toBe(0);
  expect(stdout).toContain("Reef & Co, WordPress: 3 documents, 1 pictures and files");
  expect(stdout).toContain("kept 100.00 %");
  expect(stdout).toMatch(/picture: 1\n {2}reef\.xml:\d+ {2}"\/wp-content\/uploads\/none\.png" leads nowhere/);
  const about = await room.read("guide/about/us.md");
  expect(about).toContain("subject: About\n");
  expect(about).toContain("## The team {#team}\n\nSee [hello](/blog/hello), :kbd[F1], H<sub>2</sub>O.");
  expect(about).toContain('![A](../wp-content/uploads/a.svg "The quay")\n\n:::details[More]\nInside\n:::');
  const hello = await room.read("blog/2024/05/hello.md");
  expect(hello).toContain("tags:\n  - Wet ropes\ndatePublished: 2024-05-06T07:08:09Z\n");
  expect(hello).toContain("First line\\\nsecond line\n");
  expect(hello).toContain("```js\na < b\n\nc\n```\n\nTo [us](/guide/about/us#team)\n");
  expect(await room.read("guide/11.md")).toContain("draft: true");
  expect(await room.read("redirects.yml")).toContain("/2024/05/hello: /blog/hello\n");
  expect(room.check().stdout).toContain("1 problem");
});

test("an export of Zendesk Guide: articles in their sections, in the language of most, found by number too", async () => {
  const article = (id: number, title: string, body: string, more = {}) => ({
    id,
    title,
    body,
    section_id: 20,
    locale: "en-us",
    html_url: `https://reef.zendesk.example/hc/en-us/articles/${id}-${title}`,
    created_at: "2024-05-06T07:08:09Z",
    ...more,
  });
  await using room = await makeSource({
    "articles.json": JSON.stringify({
      articles: [
        article(1, "Ropes", '<h2 id="h_01">Wet</h2><p>See <a href="/hc/en-us/articles/2-Old-title">knots</a>.</p>', {
          label_names: ["Wet"],
        }),
        article(
          2,
          "Knots",
          '<p><a href="https://reef.zendesk.example/hc/articles/1#h_01">Wet</a></p><table><caption>All</caption><tr><th>A</th></tr><tr><td><ul><li>x</li><li>y</li></ul></td></tr></table>',
        ),
        article(3, "Cordes", "<p>Oui</p>", { locale: "fr" }),
      ],
    }),
    "sections.json": JSON.stringify({ sections: [{ id: 20, name: "Mooring lines", category_id: 30, position: 2 }] }),
    "categories.json": JSON.stringify({ categories: [{ id: 30, name: "On board" }] }),
  });
  const { status, stdout } = room.run();
  expect(status).toBe(0);
  expect(stdout).toContain("reef.zendesk.example, Zendesk Guide: 2 documents");
  const ropes = await room.read("guide/on-board/mooring-lines/ropes.md");
  expect(ropes).toContain("tags:\n  - Wet\n");
  expect(ropes).toContain("See [knots](/guide/on-board/mooring-lines/knots).");
  expect(await room.read("guide/on-board/mooring-lines/knots.md")).toContain(
    "[Wet](/guide/on-board/mooring-lines/ropes#h_01)\n\nAll\n\n| A ",
  );
  expect(await room.read("guide/on-board/mooring-lines/knots.md")).toContain("• x<br>• y");
  expect(await room.read("guide/on-board/mooring-lines/_folder.yml")).toBe("title: Mooring lines\norder: 2\n");
  const redirects = await room.read("redirects.yml");
  for (const old of ["/hc/en-us/articles/1-Ropes", "/hc/en-us/articles/1", "/hc/articles/1"])
    expect(redirects).toContain(`${old}: /guide/on-board/mooring-lines/ropes\n`);
  expect(room.check().stdout).toContain("no problem");
});

test("what is for some readers only is a draft: a password of WordPress, a group of users of Zendesk Guide", async () => {
  await using room = await makeSource({
    "reef.xml": wxr(
      item({
        title: "Secret",
        link: "https://reef.example/secret/",
        "wp:post_id": "7",
        "wp:post_type": "page",
        "wp:post_password": "abc",
        "content:encoded": "<p>Text</p>",
      }),
      item({
        title: "Open",
        link: "https://reef.example/open/",
        "wp:post_id": "8",
        "wp:post_type": "page",
        "wp:post_password": "",
        "content:encoded": "<p>Text</p>",
      }),
    ),
  });
  const { stdout } = room.run();
  expect(stdout).toMatch(/restricted: 1\n {2}reef\.xml:\d+ {2}needs a password: the document is a draft/);
  expect(stdout).not.toContain("abc");
  expect(await room.read("guide/secret.md")).toContain("draft: true\n");
  expect(await room.read("guide/open.md")).not.toContain("draft");
  const article = (id: number, more = {}) => ({
    id,
    title: "Ropes",
    body: `<p>Number ${id}, <a href="/hc/articles/3">the third</a></p>`,
    section_id: 20,
    locale: "en-us",
    html_url: `https://reef.zendesk.example/hc/en-us/articles/${id}-ropes`,
    ...more,
  });
  await using guide = await makeSource({
    "articles.json": JSON.stringify({
      articles: [
        article(1, { user_segment_id: null }),
        article(2, { user_segment_id: 99 }),
        article(3, { user_segment_ids: [] }),
        article(4, { user_segment_ids: [98] }),
      ],
    }),
    "sections.json": JSON.stringify({ sections: [{ id: 20, name: "Mooring lines" }] }),
  });
  expect(guide.run().stdout).toContain("restricted: 2\n");
  const texts = await Promise.all(
    ["ropes", "ropes-2", "ropes-3", "ropes-4"].map((name) => guide.read(`guide/mooring-lines/${name}.md`)),
  );
  expect(texts.map((text) => text.includes("draft: true"))).toEqual([false, true, false, true]);
  expect(texts.map((text) => /Number \d/.exec(text)?.[0])).toEqual(["Number 1", "Number 2", "Number 3", "Number 4"]);
  expect(await guide.read("redirects.yml")).not.toContain("ropes-2");
  expect(texts[0]).toContain("[the third](/guide/mooring-lines/ropes-3)");
});
