import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { aDocument, aPicture, createContentFolder } from "./support/content-folder.ts";

const command = fileURLToPath(new URL("../../backend/check.ts", import.meta.url));

/** Runs the command in the content folder itself, so that files are named as the folder names them. */
function check(folder: string, cwd = folder, options: readonly string[] = ["--all"]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", command, folder, ...options],
    { cwd, encoding: "utf8" },
  );
  return { status, stderr, lines: stdout.trimEnd().split("\n") };
}

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

test("every problem of every file is told at once, with its line and what was expected", () => {
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
    'articles:1 the folder "articles" is no document type, so its 1 document(s) are left out. Did you mean "article"? (withheld)',
    "site.yml:4 bots.training.rule: expected allow or disallow (withheld)",
    'authors/bad.yml:1 the field "name" is missing: expected the author\'s name, as text. The file\'s name is taken for it: "Bad"',
    'authors/bad.yml:1 unknown field "nmae". Did you mean "name"?',
    "article/body.md:3 author: there is no authors/nobody.yml that can be read",
    'article/body.md:4 featuredImage: "missing.png" is not there: looked for article/missing.png',
    "article/body.md:5 subcategory: expected a category too",
    "article/body.md:8 a first-level heading: the subject is the page's only one. Begin with ##. It is shown a level lower",
    'article/body.md:10 the picture "gone.svg" is not there: looked for article/gone.svg',
    'article/body.md:12 the link to "/article/not-there" leads nowhere: there is no such published document',
    'article/body.md:12 the link to "nowhere.md" leads nowhere: there is no such published document',
    "article/body.md:14 raw HTML is left out. Write it in Markdown",
    'article/body.md:16 a picture at "http://example.com/a.png": expected a file of the content folder, or an https: address',
    'article/fields.md:2 unknown field "subjct". Did you mean "subject"? (withheld)',
    'article/fields.md:3 datePublished: expected a date such as 2026-03-04, got "2026-02-30" (withheld)',
    'article/fields.md:4 tags: expected a list of names, such as [dns, ttl]; "dns" is taken for [dns] (withheld)',
    'article/fields.md:5 draft: expected true or false, got "perhaps", so the document is kept back (withheld)',
    'article/fields.md:6 lastUpdated: expected a date such as 2026-03-04, got "yesterday" (withheld)',
    'article/no-front-matter.md:1 expected front matter: a line "---", fields such as "subject: …", and another line "---"',
    'article/no-front-matter.md:1 the field "subject" is missing: expected the title, as text. The file\'s name is taken for it: "No front matter"',
    expect.stringMatching(/^article\/no-yaml\.md:2 not valid YAML: .+ \(withheld\)$/),
    'article/outside.md:5 the picture "../../../etc/passwd" is not there: looked for nothing, as it leads out of the content folder',
    'blog/twice.md:3 the slug "same" belongs to article/twice.md. Give one of the two another slug (withheld)',
    "7 documents, 1 authors, 23 problems, 5 of the files withheld",
  ]);
});

test("links to headings and pages that are not there are told with what comes closest", () => {
  using content = createContentFolder({
    "site.yml":
      "id: testsite\noftenAsked:\n  - label: One\n    path: /article/one\n  - label: Two\n    path: /article/tow#x\n",
    "changelog.yml":
      "- title: A change\n  linkUrl: /blog/long#secnd-heading\n  date: 2026-01-02\n  type: New\n  description: Something.\n",
    "blog/long.md": aDocument(
      { tags: ["DNS"], category: "Domain names", author: "ada" },
      "## First heading\n\n## Second heading[^1]\n\n## Search\n\n## Second heading\n\n[^1]: A note.",
    ),
    "privacy-policy/privacy.md": aDocument({}, "## What is stored"),
    "glossary/ttl.md": aDocument({}, "## In depth"),
    "article/one.md": aDocument(
      {},
      [
        "[a](/blog/long#first-heading) [b](../blog/long.md#second-heading-2) [c](/blog/long/#section-search) [d](#here) [e](/legal/privacy#what-is-stored)",
        "[f](/tag/dns) [g](/category/domain-names/general) [h](/authors/Ada/ada) [i](/type/blog) [j](/faq) [k](/search?q=dns) [l](/sitemap.xml) [m](#fn-1) [n](../glossary/ttl.md#in-depth)",
        "[b](/blog/long#no-such-heading)",
        "[b](../blog/long.md#second-heading-3)",
        "[s](/blog/long#search)",
        "[p](/legal/privacy#what-is-storde) and [t](/legal/terms)",
        "[f](/tag/dsn) and [c](/chngelog) and [a](/authors/Ada/bob)",
        "## Here",
        "[d](#there)",
        "[two](/article/two#x)",
      ].join("\n\n"),
    ),
    "article/two.md": aDocument(),
    "authors/ada.yml": "name: Ada\n",
  });
  const toHeading = (href: string, got: string, closest: string) =>
    `the link to "${href}" leads to no heading: expected the id of one behind the #, got "${got}". The closest is "${closest}"`;
  expect(check(content.path).lines).toEqual([
    'site.yml:6 the link to "/article/tow#x" leads nowhere: there is no such published document. Did you mean "/article/two"?',
    `changelog.yml:2 ${toHeading("/blog/long#secnd-heading", "secnd-heading", "second-heading")}`,
    `article/one.md:9 ${toHeading("/blog/long#no-such-heading", "no-such-heading", "first-heading")}`,
    `article/one.md:11 ${toHeading("../blog/long.md#second-heading-3", "second-heading-3", "second-heading-2")}`,
    `article/one.md:13 ${toHeading("/blog/long#search", "search", "section-search")}`,
    `article/one.md:15 ${toHeading("/legal/privacy#what-is-storde", "what-is-storde", "what-is-stored")}`,
    'article/one.md:15 the link to "/legal/terms" leads nowhere: there is no such page',
    'article/one.md:17 the link to "/tag/dsn" leads nowhere: there is no such page. Did you mean "/tag/dns"?',
    'article/one.md:17 the link to "/chngelog" leads nowhere: there is no such page. Did you mean "/changelog"?',
    'article/one.md:17 the link to "/authors/Ada/bob" leads nowhere: there is no such page',
    `article/one.md:21 ${toHeading("#there", "there", "here")}`,
    'article/one.md:23 the link to "/article/two#x" leads to a heading, and the document has none: leave out what stands behind the #',
    "5 documents, 1 authors, 12 problems, 0 of the files withheld",
  ]);
});

test("a folder that is not there ends with 2 and its name", () => {
  const { status, stderr } = check("/tmp/no-such-content-folder-at-all", "/");
  expect(status).toBe(2);
  expect(stderr).toContain("no-such-content-folder-at-all");
});

test("redirects are told that lead round, on, nowhere, or from a page that is there", () => {
  using content = createContentFolder({
    "article/one.md": aDocument(),
    "redirects.yml": "/article/old: /article/one\n/a: /b\n/b: /a\n/article/one: /article/old\n/about: /article/two\n",
    "article/two.md": aDocument(),
  });
  const { status, lines } = check(content.path);
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith("redirects.yml"))).toEqual([
    'redirects.yml:1 "/article/old" leads round and never arrives; leave one of the lines out',
    'redirects.yml:2 "/a" leads round and never arrives; leave one of the lines out',
    'redirects.yml:3 "/b" leads round and never arrives; leave one of the lines out',
    'redirects.yml:4 "/article/one" leads round and never arrives; leave one of the lines out',
    'redirects.yml:5 "/about" is the address of a page that is there, which nobody would see any more',
  ]);
  using dead = createContentFolder({
    "article/one.md": aDocument(),
    "redirects.yml": "/article/old: /article/on\n/old: /article/one#none\n",
  });
  expect(check(dead.path).lines.slice(0, 2)).toEqual([
    'redirects.yml:1 the link to "/article/on" leads nowhere: there is no such published document. Did you mean "/article/one"?',
    expect.stringMatching(/^redirects\.yml:2 the link to "\/article\/one#none" leads to/),
  ]);
});

test("many problems come to a line for each cause with the first five of each; --json tells all", () => {
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
  using content = createContentFolder({ ...many, "article/z.md": "---\nsubject: [\n---\n" });
  const { status, lines } = check(content.path, content.path, []);
  expect(status).toBe(1);
  expect(lines).toEqual([
    "yaml: 1 problem, withheld",
    expect.stringMatching(/^ {2}article\/z\.md:\d not valid YAML: .+ \(withheld\)$/),
    "unknown field: 30 problems, published",
    ...["a00", "a01", "a02", "a03", "a04"].map(
      (name) => `  article/${name}.md:3 unknown field "sidebar_position". The site has nothing like it; leave it out`,
    ),
    "  and 25 more",
    "missing picture: 30 problems, published",
    ...["a00", "a01", "a02", "a03", "a04"].map(
      (name) => `  article/${name}.md:6 the picture "gone.png" is not there: looked for article/gone.png`,
    ),
    "  and 25 more",
    "31 documents, 0 authors, 61 problems, 1 of the files withheld",
    "All of them: npm run check:content -- --all",
  ]);
  const json = check(content.path, "/", ["--json"]);
  const told: unknown = JSON.parse(json.lines.join("\n"));
  expect(json.status).toBe(1);
  expect(told).toMatchObject({
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
