import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { aDocument, aPicture } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

test("a document is updated with the pictures and documents that it refers to", async () => {
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
    { file: "article/c.md", cause: "redirect" },
  ]);
});

test("a link to a heading breaks and recovers with the heading, although its own file is unchanged", async () => {
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
        'the link to "/blog/b#first-part" leads to no heading: expected the id of a heading after the #, got "first-part". The closest is "part-one"',
    },
  ];
  expect(await site.scan()).toMatchObject({ parsed: 1, problems: dead });
  await site.reopen();
  expect(await site.scan()).toMatchObject({ parsed: 0, problems: dead });
  site.content.write("blog/b.md", withHeading("First part"));
  expect(await site.scan()).toMatchObject({ parsed: 1, problems: [] });
});

test("a link breaks and recovers with what the site switches off; a site.yml that cannot be read changes nothing", async () => {
  const siteYml = (contact: string) => `id: testsite\nfeatures: { contact: ${contact} }\n`;
  await using site = await startIngest({
    "site.yml": siteYml("true"),
    "article/a.md": aDocument({}, "[write](/contact)"),
  });
  const scanSite = async (text: string) => {
    site.content.write("site.yml", text);
    const { problems } = await site.scanChanges(new Set(["site.yml"]));
    return problems.filter(({ file }) => file !== "site.yml").map(({ file, message }) => `${file} ${message}`);
  };
  const dead = 'article/a.md the link to "/contact" leads nowhere: the site has switched off "contact"';
  expect(await scanSite(siteYml("false"))).toEqual([dead]);
  expect(await scanSite("id: [\n")).toEqual([dead]);
  expect(await scanSite(siteYml("perhaps"))).toEqual([dead]);
  expect(await scanSite(siteYml("true"))).toEqual([]);
});

test("a removed author disappears from their documents, which are reported; a restored author reappears", async () => {
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
