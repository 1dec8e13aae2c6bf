import { readdirSync, renameSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aDocument, aPicture } from "./support/content-folder.ts";
import { startIngest } from "./support/ingesting.ts";

test("a file that breaks keeps its last good version, also over a restart, and the rest is published", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ subject: "Good" }),
    "article/b.md": aDocument({ subject: "Old" }),
  });
  site.content.write("article/a.md", "---\nsubject: [\n---\n");
  site.content.write("article/b.md", aDocument({ subject: "New" }));
  const { problems, changed } = await site.scan();
  expect(problems.map(({ file }) => file)).toEqual(["article/a.md"]);
  expect(changed).toBe(true);
  await site.reopen();
  expect((await site.scan()).problems).toHaveLength(1);
  expect(await site.subject("a")).toBe("Good");
  expect(await site.subject("b")).toBe("New");
  site.content.write("article/a.md", aDocument({ subject: "Mended" }));
  expect((await site.scan()).problems).toEqual([]);
  expect(await site.subject("a")).toBe("Mended");
});

test("a deleted file is unpublished everywhere", async () => {
  await using site = await startIngest({ "article/a.md": aDocument({ subject: "Zebra", tags: ["x"], category: "C" }) });
  site.content.remove("article/a.md");
  expect((await site.scan()).changed).toBe(true);
  expect(await site.subject("a")).toBeNull();
  expect(await site.store().navigation.list("tag", "with-docs")).toEqual([]);
  expect(await site.store().navigation.list("category", "with-docs")).toEqual([]);
  expect(
    (await site.store().search.find({ term: "zebra", docType: null, purpose: "search", page: 1, limit: 12 })).total,
  ).toBe(0);
});

test("a draft is not published, and unpublishes what was", async () => {
  await using site = await startIngest({ "article/a.md": aDocument({ draft: true }) });
  expect(await site.subject("a")).toBeNull();
  site.content.write("article/a.md", aDocument({ subject: "Done" }));
  await site.scan();
  expect(await site.subject("a")).toBe("Done");
  site.content.write("article/a.md", aDocument({ draft: true }));
  await site.scan();
  expect(await site.subject("a")).toBeNull();
});

test("unchanged files are not parsed again, also after a restart or with a new time of change", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ author: "ada" }, "![x](../media/x.svg)"),
    "article/b.md": aDocument(),
    "authors/ada.yml": "name: Ada",
    "media/x.svg": aPicture(),
  });
  expect(await site.scan()).toMatchObject({ parsed: 0, changed: false });
  await site.reopen();
  expect(await site.scan()).toMatchObject({ parsed: 0, changed: false });
  utimesSync(join(site.content.path, "article/a.md"), new Date(), new Date(1_000_000));
  expect(await site.scan()).toMatchObject({ parsed: 0, changed: false });
  site.content.write("article/b.md", aDocument({ subject: "Changed" }));
  expect(await site.scan()).toMatchObject({ parsed: 1, changed: true });
});

test("a document follows the pictures and documents it refers to", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({}, "![x](../media/x.svg)\n\n[there](../blog/b.md#part) and [gone](/article/c)"),
    "blog/b.md": aDocument({}, "## Part"),
    "media/x.svg": aPicture(40, 30),
  });
  const before = await site.html("a");
  expect(before).toMatch(/<img src="\/media\/[0-9a-f]{32}\.svg" alt="x" loading="lazy" width="40" height="30">/);
  expect(before).toContain('<a href="/blog/b#part">there</a>');

  site.content.write("media/x.svg", aPicture(80, 60));
  expect(await site.scan()).toMatchObject({ parsed: 1, changed: true });
  expect(await site.html("a")).toContain('width="80" height="60"');
  expect(readdirSync(site.mediaDir)).toHaveLength(2);

  site.content.write("blog/b.md", aDocument({ slug: "renamed" }, "## Part"));
  site.content.write("article/c.md", aDocument());
  const { parsed, problems } = await site.scan();
  expect({ parsed, problems }).toEqual({ parsed: 3, problems: [] });
  expect(await site.html("a")).toContain('<a href="/blog/renamed#part">there</a>');
  expect(await site.subject("b")).toBeNull();

  site.content.remove("article/c.md");
  expect((await site.scan()).problems).toMatchObject([
    { file: "article/a.md", message: expect.stringContaining("/article/c") },
  ]);
});

test("a link to a heading breaks and mends with the heading, though its own file stays as it is", async () => {
  const withHeading = (heading: string) => aDocument({}, `## ${heading}`);
  await using site = await startIngest({
    "article/a.md": aDocument({}, "[part](/blog/b#first-part)"),
    "blog/b.md": withHeading("First part"),
  });
  expect((await site.scan()).problems).toEqual([]);
  site.content.write("blog/b.md", withHeading("Part one"));
  const dead = [
    {
      file: "article/a.md",
      line: 5,
      message:
        'the link to "/blog/b#first-part" leads to no heading: expected the id of one behind the #, got "first-part". The closest is "part-one"',
    },
  ];
  expect(await site.scan()).toMatchObject({ parsed: 1, problems: dead });
  await site.reopen();
  expect(await site.scan()).toMatchObject({ parsed: 0, problems: dead });
  site.content.write("blog/b.md", withHeading("First part"));
  expect(await site.scan()).toMatchObject({ parsed: 1, problems: [] });
});

test("of two files with one slug the published one stays; when it goes, the other takes its place", async () => {
  await using site = await startIngest({ "blog/z.md": aDocument({ slug: "same", subject: "First" }) });
  site.content.write("article/a.md", aDocument({ slug: "same", subject: "Second" }));
  expect((await site.scan()).problems).toMatchObject([{ file: "article/a.md", line: 3 }]);
  expect(await site.subject("same")).toBe("First");
  site.content.remove("blog/z.md");
  expect((await site.scan()).problems).toEqual([]);
  expect(await site.subject("same")).toBe("Second");
});

test("documents may move to another folder and swap their slugs", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ subject: "A" }),
    "article/b.md": aDocument({ subject: "B" }),
  });
  renameSync(join(site.content.path, "article/a.md"), join(site.content.path, "article/a2.md"));
  site.content.write("article/a2.md", aDocument({ subject: "A", slug: "b" }));
  site.content.write("article/b.md", aDocument({ subject: "B", slug: "a" }));
  await site.scan();
  await site.scan();
  expect([await site.subject("a"), await site.subject("b")]).toEqual(["B", "A"]);
  expect((await site.scan()).problems).toEqual([]);
});

test("an author who is gone is gone from the documents that name them, which are reported; when they come back, they are there again", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ author: "ada" }),
    "authors/ada.yml": "name: Ada",
    "authors/bob.yml": "name: Bob",
  });
  site.content.remove("authors/ada.yml");
  site.content.remove("authors/bob.yml");
  const { problems } = await site.scan();
  expect(problems).toMatchObject([
    { file: "article/a.md", line: 3, message: expect.stringContaining("authors/ada.yml") },
  ]);
  const author = async () => (await site.store().documents.find("a"))?.author?.name ?? null;
  expect(await author()).toBeNull();
  expect([await site.store().authors.exists("ada"), await site.store().authors.exists("bob")]).toEqual([false, false]);
  expect(await site.scan()).toMatchObject({ parsed: 0, problems });
  site.content.write("authors/ada.yml", "name: Ada");
  expect(await site.scan()).toMatchObject({ problems: [] });
  expect(await author()).toBe("Ada");
});

test("Markdown keeps what the gateway needs and drops raw HTML", async () => {
  const body = [
    "Text with a note[^1] and <script>alert(1)</script>.",
    "```js\nlet a = 1;\n```",
    "> [!WARNING]\n> Mind the gap.",
    "| a |\n| --- |\n| b |",
    "- [x] done",
    "[bad](javascript:alert(1)) [ok](https://example.com)",
    "![ref][pic]",
    "[^1]: The note.",
    "[pic]: ../media/x.svg",
  ].join("\n\n");
  await using site = await startIngest({ "article/a.md": aDocument({}, body), "media/x.svg": aPicture() });
  const html = (await site.html("a")) ?? "";
  expect(html).toContain('<code class="language-js">');
  expect(html).toContain(
    '<div class="markdown-alert markdown-alert-warning"><p class="markdown-alert-title">Warning</p>',
  );
  expect(html).toContain("<table>");
  expect(html).toContain('<section data-footnotes class="footnotes">');
  expect(html).toMatch(/<img src="\/media\/[0-9a-f]{32}\.svg" alt="ref" loading="lazy" width="40" height="30">/);
  expect(html).not.toContain("<script>");
});

test("the sizes of pictures are read from their first bytes", async () => {
  const png = Buffer.alloc(24);
  png.writeUInt32BE(0x89504e47, 0);
  png.writeUInt32BE(640, 16);
  png.writeUInt32BE(480, 20);
  const gif = Buffer.from("474946383961800240010000", "hex");
  const jpeg = Buffer.from("ffd8ffe000040000ffc0001108012c0190030000000000", "hex");
  const webp = Buffer.concat([
    Buffer.from("RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0", "latin1"),
    Buffer.from("2b0100c70000", "hex"),
  ]);
  const body = ["a.png", "a.gif", "a.jpg", "a.webp", "b.svg"].map((file) => `![${file}](../media/${file})`).join("\n");
  await using site = await startIngest({
    "article/a.md": aDocument({}, body),
    "media/a.png": png,
    "media/a.gif": gif,
    "media/a.jpg": jpeg,
    "media/a.webp": webp,
    "media/b.svg": '<?xml version="1.0"?><svg width="100" viewBox="0 0 50 25" xmlns="http://www.w3.org/2000/svg"/>',
  });
  const sizes = [
    ...((await site.html("a")) ?? "").matchAll(/alt="(\S+)" loading="lazy" width="(\d+)" height="(\d+)"/g),
  ].map(([, ...found]) => found);
  expect(sizes).toEqual([
    ["a.png", "640", "480"],
    ["a.gif", "640", "320"],
    ["a.jpg", "400", "300"],
    ["a.webp", "300", "200"],
    ["b.svg", "100", "50"],
  ]);
});

test("robots.txt is taken as it is, else made from the rules in site.yml", async () => {
  await using site = await startIngest({
    "site.yml":
      "id: testsite\nbots:\n  disallow: [/operations/]\n  search: {rule: allow, agents: [Goodbot]}\n  training: {rule: disallow, agents: [Badbot, Worsebot]}\n",
  });
  expect(await site.store().robots()).toBe(
    "User-agent: Goodbot\nDisallow: /operations/\nAllow: /\n\nUser-agent: Badbot\nUser-agent: Worsebot\nDisallow: /\n\nUser-agent: *\nDisallow: /operations/\nAllow: /\n",
  );
  site.content.write("robots.txt", "User-agent: *\nDisallow: /x\n");
  expect((await site.scan()).changed).toBe(true);
  expect(await site.store().robots()).toBe("User-agent: *\nDisallow: /x\n");
});

test("slugs are unicode, tags and categories are told apart by what they spell", async () => {
  await using site = await startIngest({
    "article/größe.md": aDocument({ subject: "Größe", tags: ["DNS", "dns", "Über uns", "がぎ"], category: "C & D" }),
    "article/emoji.md": aDocument({ slug: "b.😀", category: "C & D", subcategory: "Sub" }),
  });
  expect(await site.subject("größe")).toBe("Größe");
  expect(await site.subject("b.😀")).toBe("A subject");
  expect((await site.store().navigation.list("tag", "without-docs")).map(({ id, name }) => [id, name])).toEqual([
    ["dns", "dns"],
    ["uber-uns", "Über uns"],
    ["がぎ", "がぎ"],
  ]);
  expect((await site.store().navigation.list("subcategory", "without-docs")).map(({ id, name }) => [id, name])).toEqual(
    [
      ["c-d.general", "General"],
      ["c-d.sub", "Sub"],
    ],
  );
});
