import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

async function siteWith(body: string, files: Readonly<Record<string, string>>) {
  const site = await startIngest({ "article/guide/a.md": aDocument({}, body), ...files });
  const { problems } = await site.scan();
  return {
    ...site,
    html: (await site.html("a")) ?? "",
    messages: problems.map(({ line, message }) => `${line} ${message}`),
    again: () => site.html("a"),
  };
}

const source =
  "const a = 1;\n  // #region auth\n  login();\n  // #region inner\n  // #endregion\n    next();\n  // #endregion\nlast();\n";

test.each([
  ["::include{file=/snippets/a.ts region=auth}", 'class="language-ts">login();\n  next();\n<'],
  ["::include{file=../../snippets/a.ts lines=1}", 'class="language-ts">const a = 1;\n<'],
  ["::include{file=/snippets/a.ts lines=8-}", 'class="language-ts">last();\n<'],
  [
    '::include{file=/snippets/a.ts lines=1 title="a.ts" mark=1 lang=js lineNumbers}',
    '<figcaption>a.ts</figcaption><pre><code class="language-js lines-mark:1 line-numbers:1">',
  ],
])("%s includes that part as code", async (body, expected) => {
  await using site = await siteWith(body, { "snippets/a.ts": source });
  expect(site.html).toContain(expected);
  expect(site.messages).toEqual([]);
});

test("Markdown is included with its headings, pictures and links, and may include more", async () => {
  await using site = await siteWith("Before.\n\n::include{file=/_shared/part.md}", {
    "_shared/part.md":
      "---\nsubject: No\n---\n## Part {#part}\n\n[b](../article/b.md) ![p](p.svg)\n\n::include{file=deep/more.md}",
    "_shared/deep/more.md": "### More\n\n:::tip\nWords.\n:::",
    "_shared/p.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    "article/b.md": aDocument({ subject: "B" }),
  });
  expect(site.messages).toEqual([]);
  expect(site.html).toMatch(
    /^<p>Before\.<\/p>\n<h2 id="part" class="own-id">Part<\/h2>.*<a href="\/article\/b">b<\/a> <img src="\/media\/.*<h3>More<\/h3>.*markdown-alert-tip/s,
  );
});

test("files and folders whose names begin with an underscore are no documents: they are included, and have pictures", async () => {
  await using site = await siteWith("::include{file=_part.md}\n\n::include{file=../_parts/deep/more.md}", {
    "article/guide/_part.md": "One. ![p](../_parts/p.svg)",
    "article/_parts/deep/more.md": "Two.",
    "article/_parts/p.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  });
  expect(site.messages).toEqual([]);
  expect(site.html).toMatch(/^<p>One\. <img src="\/media\/[^>]+><\/p>\n<p>Two\.<\/p>$/);
  expect([...(await site.store().sources.owners()).values()]).toEqual(["article/guide/a.md"]);
  site.content.write("article/guide/_part.md", "Three.");
  const { isWhole } = await site.scanChanges(new Set(["article/guide/_part.md"]));
  if (!isWhole) await site.scan();
  expect(await site.again()).toBe("<p>Three.</p>\n<p>Two.</p>");
});

test("pictures and links in the HTML of an included file are relative to that file", async () => {
  await using site = await siteWith("::include{file=/_shared/part.md}", {
    "_shared/part.md":
      '<img src="p.svg" alt="P"> <a href="../article/b.md#c">b</a> <a href="&#x74;.pdf" title="t">t</a>\n\n::include{file=deep/more.md}\n\n<a href="#c">c</a> <a href="/article/b">d</a> <a href="mailto:a@b.example">e</a>',
    "_shared/deep/more.md": '<p><img src="q.svg" alt="Q"></p>',
    "_shared/p.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    "_shared/deep/q.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>',
    "_shared/t.pdf": "%PDF",
    "article/b.md": aDocument({ subject: "B" }, "## C"),
  });
  expect(site.messages).toEqual([
    '5 the link to "#c" leads to a heading, but the document has none: remove the # and what follows it',
  ]);
  expect(site.html.replaceAll(/[0-9a-f]{32}/g, "HASH")).toBe(
    [
      '<p><img src="/media/HASH.svg" alt="P" loading="lazy" width="1" height="1"> <a href="/article/b#c">b</a> <a href="/media/HASH.pdf" title="t">t</a></p>',
      '<p><img src="/media/HASH.svg" alt="Q" loading="lazy" width="2" height="2"></p>',
      '<p><a href="#c">c</a> <a href="/article/b">d</a> <a href="mailto:a@b.example">e</a></p>',
    ].join("\n"),
  );
});

test("footnotes and labels of an included text are its own, those of texts within it too", async () => {
  const part = (name: string, to: string, more = "") =>
    `${name}[^n] to [it][l] ![p][p].${more}\n\n[^n]: Of ${name}.\n\n[l]: ${to}/${name}.md\n[p]: p.svg "${name}"\n`;
  await using site = await siteWith(part("page", "..", "\n\n::include{file=/_shared/part.md}\n\nAgain[^n]"), {
    "_shared/part.md": part("part", "../article", "\n\n::include{file=deep/more.md}"),
    "_shared/deep/more.md": part("more", "../../article"),
    ...Object.fromEntries(
      ["article/guide", "_shared", "_shared/deep"].map((folder, index) => [
        `${folder}/p.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 ${index + 1}"/>`,
      ]),
    ),
    "article/page.md": aDocument({ subject: "P" }),
    "article/part.md": aDocument({ subject: "Q" }),
    "article/more.md": aDocument({ subject: "R" }),
  });
  expect(site.messages).toEqual([]);
  const [text = "", notes = ""] = site.html.split("<section");
  expect([...text.matchAll(/>(\d)<\/a>/g)].map(([, number]) => number)).toEqual(["1", "2", "3", "1"]);
  expect([...notes.matchAll(/<p>(Of \w+)\./g)].map(([, words]) => words)).toEqual(["Of page", "Of part", "Of more"]);
  expect([...text.matchAll(/href="(\/article\/\w+)"/g)].map(([, href]) => href)).toEqual([
    "/article/page",
    "/article/part",
    "/article/more",
  ]);
  expect([...text.matchAll(/title="(\w+)".*?height="(\d)"/g)].map(([, ...found]) => found)).toEqual([
    ["page", "1"],
    ["part", "2"],
    ["more", "3"],
  ]);
});

test("of headings with one id the first of the document has it, whichever file they stand in, and the others are reported", async () => {
  await using site = await siteWith(
    "## Zero {#zero}\n\n::include{file=/_shared/a.md}\n\n::include{file=/_shared/b.md}\n\n## Page {#one}",
    {
      "_shared/a.md": "## A {#one}\n\n### A two {#two}",
      "_shared/b.md": "Text.\n\n### B two {#two}\n\n### B three {#three}",
    },
  );
  expect(site.html).toBe(
    '<h2 id="zero" class="own-id">Zero</h2>\n<h2 id="one" class="own-id">A</h2>\n<h3 id="two" class="own-id">A two</h3>\n' +
      '<p>Text.</p>\n<h3>B two</h3>\n<h3 id="three" class="own-id">B three</h3>\n<h2>Page</h2>',
  );
  expect(site.messages).toEqual([
    "9 {#two}: another heading of the document has this id, in it or in a file that it includes. It is left out here",
    "11 {#one}: another heading of the document has this id, in it or in a file that it includes. It is left out here",
  ]);
});

test("an edit of an included file shows, and so does its disappearance", async () => {
  await using site = await siteWith("::include{file=/_shared/a.md}", { "_shared/a.md": "One." });
  expect(site.html).toBe("<p>One.</p>");
  site.content.write("_shared/a.md", "Another.");
  // Others may include it, so that a full ingest follows.
  expect((await site.scanChanges(new Set(["_shared/a.md"]))).isWhole).toBe(false);
  await site.scan();
  expect(await site.again()).toBe("<p>Another.</p>");
  site.content.remove("_shared/a.md");
  await site.scan();
  expect(await site.again()).toBe("<p>::include{file=/_shared/a.md}</p>");
});

test.each([
  ["::include{file=../../../etc/passwd}", 'the file "../../../etc/passwd" leads out of the content folder'],
  ["::include{file=/../x.md}", 'the file "/../x.md" leads out of the content folder'],
  ["::include{file=/_shared/self.md}", "the file _shared/self.md includes itself"],
  ["::include{file=/_shared/link.md}", "the file _shared/link.md is not read"],
  ["::include{file=/gone.md}", "the file gone.md does not exist"],
  ["::include{file=/article/b.md}", "article/b.md is a document of its own"],
  ["::include{file=/article/none.md}", "the file article/none.md does not exist"],
  ["::include{file=/snippets/a.ts region=none}", 'snippets/a.ts has no region "none"'],
  ["::include{file=/snippets/a.ts lines=99}", "snippets/a.ts has no lines 99"],
  ["::include{file=/_shared/many.md}", "a document may include 100 files"],
])("%s is reported, and the document is published", async (body, message) => {
  await using site = await startIngest({
    "_shared/self.md": "Self.\n\n::include{file=self.md}",
    "_shared/many.md": "::include{file=one.md}\n\n".repeat(200),
    "_shared/one.md": "One.",
    "article/b.md": aDocument({ subject: "B" }),
    "snippets/a.ts": source,
  });
  symlinkSync("/etc/hostname", join(site.content.path, "_shared/link.md"));
  site.content.write("article/a.md", aDocument({}, `${body}\n\nAfter.`));
  const { problems } = await site.scan();
  expect(problems.map((problem) => problem.message).join("\n")).toContain(message);
  expect(problems.every(({ effect }) => effect === "published")).toBe(true);
  expect(await site.html("a")).toContain("<p>After.</p>");
});

test.each([
  "::include{file=/gone.ts region=a lines=3-7 title=&#x22;A b&#x22; lineNumbers}",
  "::include{file=&#x22;/my notes.md&#x22;}",
])("what cannot be included is shown as it is written: %s", async (shown) => {
  await using site = await siteWith(shown.replaceAll("&#x22;", '"'), {});
  expect(site.html?.replaceAll(/"|&quot;/g, "&#x22;")).toBe(`<p>${shown}</p>`);
});

test("an include without a file stays text", async () => {
  await using site = await siteWith("::include{fil=a}", {});
  expect(site.html).toBe("<p>::include{fil=a}</p>");
});
