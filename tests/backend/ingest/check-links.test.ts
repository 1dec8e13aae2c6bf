import { expect, test } from "vitest";
import { aDocument, createContentFolder } from "../support/content-folder.ts";
import { check } from "./check-command.ts";

test("links to missing headings and pages are reported with the closest match", () => {
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
        "[f](/tag/dns) [g](/category/domain-names/general) [h](/authors/Ada/ada) [i](/type/blog) [j](/faq) [k](/search?q=dns) [l](/sitemap.xml) [m](#fn-1) [n](../glossary/ttl.md#in-depth) [o](/team/jobs)",
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
    "pages/team/jobs.md": "# Jobs\n",
  });
  const toHeading = (href: string, got: string, closest: string) =>
    `the link to "${href}" leads to no heading: expected the id of a heading after the #, got "${got}". The closest is "${closest}"`;
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
    'article/one.md:23 the link to "/article/two#x" leads to a heading, but the document has none: remove the # and what follows it',
    "5 documents, 1 authors, 12 problems, 0 of the files withheld",
  ]);
});

test("links of pages and of texts of the home page are checked; files are linked by their path", () => {
  using content = createContentFolder({
    "site.yml":
      "id: testsite\nhome:\n  sections:\n    - { kind: page, file: pages/_home.md }\n    - { kind: page, file: pages/team/jobs.md }\n",
    "article/one.md": aDocument(),
    "pages/_home.md": "[a](/article/one) [b](team/jobs.md)\n\n[c](/article/tow) <script>go()</script>\n",
    "pages/about.md": "---\ntitle: A\nactions: [{ label: B, to: /team/job }]\n---\n\n[a](/about#x)\n",
    "pages/team/jobs.md":
      "# Jobs\n\n[a](../about.md#b) [c](../../media/a.pdf) [d] <button>Go</button>\n\n[e](../nothing.md) ![f](f.png)\n\n[d]: ../../article/one.md\n",
  });
  const nowhere = "leads nowhere: there is no such";
  const noFile =
    'leads nowhere: expected a file under pages/ or media/, or an address that begins with a slash, such as "/how-to/first-steps"';
  expect(check(content.path).lines).toEqual([
    "pages/_home.md:3 <script> is left out",
    `pages/_home.md:3 the link to "/article/tow" ${nowhere} published document`,
    `pages/about.md:3 the link to "/team/job" ${nowhere} page. Did you mean "/team/jobs"?`,
    "pages/team/jobs.md:3 <button> is left out; what is in it stays",
    'pages/team/jobs.md:3 the link to "../../media/a.pdf" does not exist: looked for media/a.pdf. Links to pages of the site begin with a slash',
    'pages/team/jobs.md:5 the picture "f.png" does not exist: looked for pages/team/f.png',
    `pages/team/jobs.md:5 the link to "/nothing" ${nowhere} page`,
    `pages/team/jobs.md:7 the link to "../../article/one.md" ${noFile}`,
    "1 documents, 0 authors, 8 problems, 0 of the files withheld",
  ]);
});

test("links of texts to what the site has switched off lead nowhere; those that the site leaves out itself are none", () => {
  using content = createContentFolder({
    "site.yml":
      "id: testsite\nfeatures: { contact: false, authors: false, docsTree: false, playground: false }\noftenAsked: [{ label: A, path: /contact }]\n",
    "article/one.md": aDocument(
      {},
      "[a](/contact#form) [b](/faq) [c](/docs.md)\n\n[d](/authors/Ada/ada)\n\n[e](/docs/two/)\n\n[f](/api-reference/query-document)\n\n[g](/docs/two.md) [h](/contct)",
    ),
    "article/two.md": aDocument(),
    "authors/ada.yml": "name: Ada\n",
    "pages/jobs.md":
      "---\ntitle: Jobs\nactions: [{ label: A, to: /contact }]\n---\n[a](/contact) [b](/media/0123456789abcdef0123456789abcdef.pdf)\n",
    "redirects.yml": "/docs: /article/two\n/reach: /contact\n",
  });
  const off = (href: string, feature: string) =>
    `the link to "${href}" leads nowhere: the site has switched off "${feature}"`;
  expect(check(content.path).lines).toEqual([
    `redirects.yml:2 ${off("/contact", "contact")}`,
    `article/one.md:5 ${off("/contact#form", "contact")}`,
    `article/one.md:7 ${off("/authors/Ada/ada", "authors")}`,
    `article/one.md:9 ${off("/docs/two/", "docsTree")}`,
    `article/one.md:11 ${off("/api-reference/query-document", "playground")}`,
    'article/one.md:13 the link to "/contct" leads nowhere: there is no such page',
    `pages/jobs.md:5 ${off("/contact", "contact")}`,
    "2 documents, 1 authors, 7 problems, 0 of the files withheld",
  ]);
});

test("redirects in a loop, in a chain, to a missing page, or from an existing page are reported", () => {
  using content = createContentFolder({
    "article/one.md": aDocument(),
    "redirects.yml":
      "/article/old: /article/one\n/a: /b\n/b: /a\n/article/one: /article/old\n/about: /article/two\n/sitemap.xml: /article/two\n",
    "article/two.md": aDocument(),
  });
  const { status, lines } = check(content.path);
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith("redirects.yml"))).toEqual([
    'redirects.yml:1 "/article/old" redirects in a loop; remove one of the lines',
    'redirects.yml:2 "/a" redirects in a loop; remove one of the lines',
    'redirects.yml:3 "/b" redirects in a loop; remove one of the lines',
    'redirects.yml:4 "/article/one" redirects in a loop; remove one of the lines',
    'redirects.yml:5 "/about" is the address of an existing page, which would become unreachable',
    'redirects.yml:6 "/sitemap.xml" is the address of a file of the site itself, which would become unreachable',
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

test("a link by the path of a file names the file or the address that was meant", () => {
  const links = [
    "[a](two) [b](two/#x) [c](two.html) [d](../blog) [e](../blog/empty/) [f](nothing)",
    "[g](Two.md) [h](moved.md) [i](tow.md) [j](other.md) [k](index.md) [l](secret.md) [m](../pages/team.md)",
    "[n](/article/two.md) [o](/docs/two.md#x) [p](/article/three.md) [q](/news/moved.md) [r](/team.md) [s](/old.md)",
  ];
  using content = createContentFolder({
    "site.yml": "id: testsite\ntypes: { news: { path: /latest } }\n",
    "redirects.yml": "/old.md: /article/one\n",
    "article/one.md": aDocument({}, links.join("\n\n")),
    "article/two.md": aDocument(),
    "article/secret.md": aDocument({ draft: true }),
    "blog/README.md": aDocument(),
    "blog/empty/note.txt": "",
    "news/moved.md": aDocument(),
    "pages/team.md": "# Team\n",
  });
  const nowhere = "leads nowhere: there is no such";
  const folder = "is not published: it is a folder: expected a file";
  expect(check(content.path).lines.slice(0, -1)).toEqual([
    'article/one.md:5 the link to "two" does not exist: looked for article/two. Did you mean "two.md"?',
    'article/one.md:5 the link to "two/#x" does not exist: looked for article/two/. Did you mean "two.md#x"?',
    'article/one.md:5 the link to "two.html" does not exist: looked for article/two.html. Did you mean "two.md"?',
    `article/one.md:5 the link to "../blog" ${folder}. Did you mean "../blog/README.md"?`,
    `article/one.md:5 the link to "../blog/empty/" ${folder}. Links to pages of the site begin with a slash`,
    'article/one.md:5 the link to "nothing" does not exist: looked for article/nothing. Links to pages of the site begin with a slash',
    `article/one.md:7 the link to "Two.md" ${nowhere} published document. Did you mean "two.md"?`,
    `article/one.md:7 the link to "moved.md" ${nowhere} published document. Did you mean "../news/moved.md"?`,
    `article/one.md:7 the link to "tow.md" ${nowhere} published document. Did you mean "two.md"?`,
    `article/one.md:7 the link to "other.md" ${nowhere} published document`,
    `article/one.md:7 the link to "index.md" ${nowhere} published document`,
    'article/one.md:7 the link to "secret.md" leads nowhere: the document is not published',
    `article/one.md:7 the link to "../pages/team.md" ${nowhere} published document. Did you mean "/team"?`,
    `article/one.md:9 the link to "/article/three.md" ${nowhere} published document`,
    `article/one.md:9 the link to "/news/moved.md" ${nowhere} page. Did you mean "/latest/moved"?`,
  ]);
});

test("a link to an old address, of a redirect or of a document, leads somewhere", () => {
  using content = createContentFolder({
    "redirects.yml": "/old: /article/two\n/article/old: /article/two\n",
    "article/one.md": aDocument(
      {},
      "[a](/old/) [b](/article/old#x) [c](/article/before?a=b) [d](/was/there) [e](/was/her) [f](/article/before.md) [g](/a.md.md.md)",
    ),
    "article/two.md": aDocument({ aliases: ["/article/before", "/was/there"] }),
  });
  expect(check(content.path).lines.slice(0, -1)).toEqual([
    'article/one.md:5 the link to "/was/her" leads nowhere: there is no such page',
  ]);
});
