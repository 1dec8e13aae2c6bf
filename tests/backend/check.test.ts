import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { aDocument, aPicture, createContentFolder } from "./support/content-folder.ts";

const command = fileURLToPath(new URL("../../backend/check.ts", import.meta.url));

/** Runs the command in the content folder itself, so that files are named as the folder names them. */
function check(folder: string, cwd = folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, folder], { cwd, encoding: "utf8" });
  return { status, stderr, lines: stdout.trimEnd().split("\n") };
}

test("content without problems is counted", () => {
  using content = createContentFolder({
    "article/one.md": aDocument({ author: "ada" }, "[Two](two.md), [two](/blog/two), [a term](/glossary#ttl) and [home](/)."),
    "article/nested/two.md": aDocument({ draft: true }),
    "article/two.md": aDocument({}, "![Mark](../media/mark.svg)\n\n[Paper](paper.pdf)"),
    "article/paper.pdf": "%PDF-1.4",
    "glossary/ttl.md": aDocument(),
    "authors/ada.yml": "name: Ada\n",
    "media/mark.svg": aPicture(),
    "README.md": "# No document",
  });
  expect(check(content.path)).toEqual({ status: 0, stderr: "", lines: ["4 documents, 1 authors, no problem"] });
});

test("every problem of every file is told at once, with its line and what was expected", () => {
  using content = createContentFolder({
    "site.yml": "id: testsite\nbots:\n  training:\n    rule: maybe\n    agents: []\n",
    "articles/lost.md": aDocument(),
    "article/fields.md": '---\nsubjct: "Typo"\ndatePublished: 2026-02-30\ntags: dns\ndraft: perhaps\nlastUpdated: yesterday\n---\nBody',
    "article/no-front-matter.md": "Just text",
    "article/no-yaml.md": "---\nsubject: a: b\n---\n",
    "article/twice.md": aDocument({ slug: "same" }),
    "blog/twice.md": aDocument({ slug: "same" }),
    "article/body.md": aDocument(
      { author: "nobody", featuredImage: "missing.png", subcategory: "Alone" },
      "# A heading\n\n![x](gone.svg)\n\n[broken](/article/not-there) and [file](nowhere.md)\n\n<div>raw</div>\n\n![y](http://example.com/a.png)",
    ),
    "article/outside.md": aDocument({}, "![secret](../../../etc/passwd)"),
    "authors/bad.yml": "nmae: Ada\n",
  });
  const { status, lines } = check(content.path);
  expect(status).toBe(1);
  expect(lines).toEqual([
    'articles:1 the folder "articles" is no document type, so its 1 document(s) are left out. Did you mean "article"?',
    "site.yml:4 bots.training.rule: expected allow or disallow",
    'authors/bad.yml:1 the field "name" is missing: expected the author\'s name, as text',
    'authors/bad.yml:1 unknown field "nmae". Did you mean "name"?',
    "article/body.md:3 author: there is no authors/nobody.yml that can be read",
    'article/body.md:4 featuredImage: "missing.png" is not there: looked for article/missing.png',
    "article/body.md:5 subcategory: expected a category too",
    "article/body.md:8 a first-level heading: the subject is the page's only one. Begin with ##",
    'article/body.md:10 the picture "gone.svg" is not there: looked for article/gone.svg',
    'article/body.md:12 the link to "/article/not-there" leads nowhere: there is no such published document',
    'article/body.md:12 the link to "nowhere.md" leads nowhere: there is no such published document',
    "article/body.md:14 raw HTML is left out. Write it in Markdown",
    'article/body.md:16 a picture at "http://example.com/a.png": expected a file of the content folder, or an https: address',
    'article/fields.md:2 the field "subject" is missing: expected the title, as text',
    'article/fields.md:2 unknown field "subjct". Did you mean "subject"?',
    'article/fields.md:3 datePublished: expected a date such as 2026-03-04, got "2026-02-30"',
    "article/fields.md:4 tags: expected a list of names, such as [dns, ttl]",
    'article/fields.md:5 draft: expected true or false, got "perhaps"',
    'article/fields.md:6 lastUpdated: expected a date such as 2026-03-04, got "yesterday"',
    'article/no-front-matter.md:1 expected front matter: a line "---", fields such as "subject: …", and another line "---"',
    expect.stringMatching(/^article\/no-yaml\.md:2 not valid YAML: /),
    'article/outside.md:5 the picture "../../../etc/passwd" is not there: looked for nothing, as it leads out of the content folder',
    'blog/twice.md:3 the slug "same" belongs to article/twice.md. Give one of the two another slug',
    "7 documents, 1 authors, 23 problems",
  ]);
});

test("a folder that is not there ends with 2 and its name", () => {
  const { status, stderr } = check("/tmp/no-such-content-folder-at-all", "/");
  expect(status).toBe(2);
  expect(stderr).toContain("no-such-content-folder-at-all");
});
