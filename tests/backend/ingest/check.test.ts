import { expect, test } from "vitest";
import { aDocument, aPicture, createContentFolder } from "../support/content-folder.ts";
import { check } from "./check-command.ts";

test("content without problems is counted", () => {
  using content = createContentFolder({
    "article/one.md": aDocument(
      { author: "ada" },
      "[Two](two.md), [two](/blog/two), [a term](/glossary#ttl) and [home](/).",
    ),
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

test("every problem of every file is reported at once, with its line and what was expected", () => {
  using content = createContentFolder({
    "site.yml": "id: testsite\nbots:\n  training:\n    rule: maybe\n    agents: []\n",
    "articles/lost.md": aDocument(),
    "article/fields.md":
      '---\nsubjct: "Typo"\ndatePublished: 2026-02-30\ntags: dns\ndraft: perhaps\nlastUpdated: yesterday\n---\nBody',
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
    'articles:1 the folder "articles" is not a document type, so its 1 document(s) are left out. Did you mean "article"? (withheld)',
    'site.yml:4 bots.training.rule: expected allow or disallow, got "maybe" (withheld)',
    'authors/bad.yml:1 the field "name" is missing: expected the author\'s name, as text. The file name is used instead: "Bad"',
    'authors/bad.yml:1 unknown field "nmae". Did you mean "name"?',
    "article/body.md:3 author: expected a readable file authors/nobody.yml",
    'article/body.md:4 featuredImage: "missing.png" does not exist: looked for article/missing.png',
    "article/body.md:5 subcategory: expected a category too",
    "article/body.md:8 a first-level heading is shown one level lower: the subject is the page's only one. Start with ##",
    'article/body.md:10 the picture "gone.svg" does not exist: looked for article/gone.svg',
    'article/body.md:12 the link to "/article/not-there" leads nowhere: there is no such published document',
    'article/body.md:12 the link to "nowhere.md" leads nowhere: there is no such published document',
    "article/body.md:14 <div> is left out; what is in it stays",
    'article/body.md:16 a picture at "http://example.com/a.png": expected a file in the content folder, or an https: address',
    'article/fields.md:2 unknown field "subjct". Did you mean "subject"? (withheld)',
    'article/fields.md:3 datePublished: expected a date such as 2026-03-04, got "2026-02-30" (withheld)',
    'article/fields.md:4 tags: expected a list of names, such as [api, tokens]; "dns" is read as [dns] (withheld)',
    'article/fields.md:5 draft: expected true or false, got "perhaps", so the document is withheld (withheld)',
    'article/fields.md:6 lastUpdated: expected a date such as 2026-03-04, got "yesterday" (withheld)',
    'article/no-front-matter.md:1 expected front matter: a line "---", fields such as "subject: …", and another line "---"',
    'article/no-front-matter.md:1 the field "subject" is missing: expected the title, as text. The file name is used instead: "No front matter"',
    'article/no-yaml.md:2 subject: expected quotes around a text with a colon or another sign of YAML in it; it is read as "a: b"',
    'article/outside.md:5 the picture "../../../etc/passwd" does not exist: looked for nothing, because it leads out of the content folder',
    'blog/twice.md:3 the slug "same" belongs to article/twice.md, so this document is at "/blog/twice". Give one of the two another slug',
    "7 documents, 1 authors, 23 problems, 3 of the files withheld",
  ]);
});

test("a missing folder exits with 2 and is named", () => {
  const { status, stderr } = check("/tmp/no-such-content-folder-at-all", "/");
  expect(status).toBe(2);
  expect(stderr).toContain("no-such-content-folder-at-all");
});

test("many problems are grouped by cause, the first five of each listed; --json lists all", () => {
  const many = Object.fromEntries(
    Array.from(
      { length: 30 },
      (_, index) =>
        [
          `article/a${String(index).padStart(2, "0")}.md`,
          aDocument({ sidebar_position: index }, "![x](gone.png)"),
        ] as const,
    ),
  );
  using content = createContentFolder({ ...many, "article/z.md": aDocument({ draft: "perhaps" }) });
  const { status, lines } = check(content.path, content.path, []);
  expect(status).toBe(1);
  expect(lines).toEqual([
    "bad draft: 1 problem, withheld",
    '  article/z.md:3 draft: expected true or false, got "perhaps", so the document is withheld (withheld)',
    "unknown field: 30 problems, published",
    ...["a00", "a01", "a02", "a03", "a04"].map(
      (name) => `  article/${name}.md:3 unknown field "sidebar_position". Did you mean "order"?`,
    ),
    "  and 25 more",
    "missing picture: 30 problems, published",
    ...["a00", "a01", "a02", "a03", "a04"].map(
      (name) => `  article/${name}.md:6 the picture "gone.png" does not exist: looked for article/gone.png`,
    ),
    "  and 25 more",
    "31 documents, 0 authors, 61 problems, 1 of the files withheld",
    "To list them all: npm run check:content -- --all",
  ]);
  const json = check(content.path, "/", ["--json"]);
  const report: unknown = JSON.parse(json.lines.join("\n"));
  expect(json.status).toBe(1);
  expect(report).toMatchObject({
    documents: 31,
    problems: expect.arrayContaining([
      { file: "article/a07.md", line: 3, cause: "unknown-field", effect: "published", message: expect.any(String) },
    ]),
  });
  expect(check(content.path, "/", ["--everything"])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--everything"),
  });
});
