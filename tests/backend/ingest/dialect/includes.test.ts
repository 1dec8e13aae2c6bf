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

test("an include without a file stays text", async () => {
  await using site = await siteWith("::include{fil=a}", {});
  expect(site.html).toBe("<p>::include{fil=a}</p>");
});
