import { expect, test } from "vitest";
import { aDocument, aPicture } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

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
  expect(html).toContain('<section data-footnotes="" class="footnotes">');
  expect(html).toMatch(/<img src="\/media\/[0-9a-f]{32}\.svg" alt="ref" loading="lazy" width="40" height="30">/);
  expect(html).not.toContain("<script>");
});

test("the dimensions of pictures are read from their first bytes", async () => {
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

test("robots.txt is served as it is, or else generated from the rules in site.yml", async () => {
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

test("slugs may be Unicode; tags and categories are distinguished by their spelling", async () => {
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

test("documents with a category alone are in a branch named in the language of the site", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\nlanguage: de\n",
    "article/a.md": aDocument({ category: "Holz" }),
  });
  const branches = async () => {
    const { items } = await site.store().navigation.listGroups("subcategory", "holz", { page: 1, limit: 10 });
    return items.map(({ name }) => name);
  };
  expect(await branches()).toEqual(["Allgemein"]);
  site.content.write("site.yml", "id: testsite\nlanguage: fr-CA\n");
  await site.scanChanges(new Set(["site.yml"]));
  expect(await branches()).toEqual(["Général"]);
});
