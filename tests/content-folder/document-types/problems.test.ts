import { expect, test } from "vitest";
import { problemsFrom, typesFrom } from "./site-with-types.ts";

test.each([
  [
    "an unknown field",
    "types:\n  blog:\n    lable: Note\n",
    '3 types.blog: unknown field "lable". Did you mean "label"?',
  ],
  [
    "an unknown layout",
    "types:\n  blog:\n    label: Note\n    layout: card\n",
    '4 types.blog: layout: expected cards, rows, guides, glossary or page, got "card". Did you mean "cards"?',
  ],
  [
    "a path that is none",
    "types:\n  blog:\n    path: notes\n",
    '3 types.blog: path: expected a path such as /webinars: one to three parts of lower-case letters, digits and hyphens, each after a slash, got "notes". Did you mean "/notes"?',
  ],
  [
    "an id that is none",
    "types:\n  Web Inar: { label: A }\n",
    '2 types.Web Inar: expected lower-case words joined by hyphens, each beginning with a letter, at most 40 characters, got "Web Inar". It names the folder of the documents too. Did you mean "web-inar"?',
  ],
  [
    "an id that is another folder's",
    "types:\n  authors: { label: A }\n",
    '2 types.authors: the folder "authors" holds something else than documents. Take another name',
  ],
  [
    "a type to remove that the preset has not",
    "types:\n  sob: false\n",
    '2 types.sob: the preset has no type "sob" to remove. Did you mean "sop"?',
  ],
  [
    "a value that is neither fields nor false",
    "types:\n  blog: true\n",
    "2 types.blog: expected fields such as label and layout, or false, got true",
  ],
  [
    "types that are a list",
    "types: [blog]\n",
    '1 types: expected types, each as "id: fields" or "id: false", got ["blog"]',
  ],
  ["an unknown preset", "name: A\npreset: wiki\n", '2 preset: expected help-centre or docs, got "wiki"'],
  [
    "a path that another type has",
    "types:\n  webinar:\n    label: A\n    listPath: /blog\n",
    '4 types.webinar.listPath: "/blog" is an address of the type "blog" already. Take another one',
  ],
  [
    "a path that a later type of the preset has",
    "name: A\ntypes:\n  article:\n    path: /blog\n",
    '4 types.article.path: "/blog" is an address of the type "blog" already. Take another one',
  ],
  [
    "a path that a later type of the preset has, of which the site says something else,",
    "types:\n  blog: { label: Note }\n  article: { listPath: /blog }\n",
    '3 types.article.listPath: "/blog" is an address of the type "blog" already. Take another one',
  ],
  [
    "a path that both types are given",
    "types:\n  blog: { path: /notes }\n  article: { path: /notes }\n",
    '2 types.blog.path: "/notes" is an address of the type "article" already. Take another one',
  ],
  [
    "a list under the documents of a later type of the preset",
    "types:\n  article:\n    listPath: /blog/articles\n",
    '3 types.article.listPath: "/blog/articles" and the addresses of the type "blog" are the same for some documents. Take one that does not begin like the other',
  ],
  [
    "a path that the site has",
    "types:\n  webinar:\n    path: /search\n",
    '3 types.webinar.path: "/search" is an address that the site has already. Take another one',
  ],
  [
    "a path under the documents of another type",
    "types:\n  webinar:\n    path: /webinar\n    listPath: /blog/webinars\n",
    '4 types.webinar.listPath: "/blog/webinars" and the addresses of the type "blog" are the same for some documents. Take one that does not begin like the other',
  ],
  [
    "a second glossary",
    "types:\n  terms:\n    layout: glossary\n",
    "3 types.terms.layout: expected at most one type with the layout glossary. Take another layout",
  ],
  [
    "a second glossary before that of the preset",
    "types:\n  article:\n    layout: glossary\n",
    "3 types.article.layout: expected at most one type with the layout glossary. Take another layout",
  ],
])("%s is a problem with its line", (_case, text, problem) => {
  expect(problemsFrom(text)).toEqual([problem]);
});

test("every problem is reported, and keeps what was in force", () => {
  const { problems } = typesFrom("types:\n  blog: { lable: A }\n  news: { priority: 2 }\n  sop: none\n");
  expect(problems.map(({ line, effect }) => [line, effect])).toEqual([
    [2, "withheld"],
    [3, "withheld"],
    [4, "withheld"],
  ]);
});

test("a site without any type keeps the default ones", () => {
  const text = "preset: docs\ntypes: { guide: false, reference: false, release: false, glossary: false }\n";
  expect(problemsFrom(text)).toEqual(["2 types: expected at least one type, got none. Keep one"]);
  expect(typesFrom(text).types.all[0].id).toBe("article");
});

test("addresses may move from one type to another at once", () => {
  expect(
    problemsFrom("types:\n  blog: { listPath: /notes, path: /notes }\n  diary: { path: /blog, listPath: /blog }\n"),
  ).toEqual([]);
});

test("a type at fault counts as not written, and so does one that takes its old address", () => {
  const { all } = typesFrom("types:\n  article: { path: /blog }\n").types;
  expect(all.slice(0, 2).map(({ id, path }) => [id, path])).toEqual([
    ["article", "/article"],
    ["blog", "/blog"],
  ]);
  const moved = "types:\n  blog: { listPath: /search, path: /notes }\n  diary: { path: /blog, listPath: /blog }\n";
  expect(problemsFrom(moved)).toHaveLength(1);
  expect(typesFrom(moved).types.all.map(({ id, path }) => `${id} ${path}`)).not.toContain("diary /blog");
});
