import { expect, test } from "vitest";
import { readSiteFiles } from "../../../content-folder/site-files/site-files.ts";
import { makeContent } from "../../support/content.ts";

async function linesOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  await using content = await makeContent(files);
  const { problems } = await readSiteFiles(content.dir);
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test.each([
  ["faq.yml", "- question: A\n  answer: B\n- C\n", 'faq.yml:3 1: expected an entry with question and answer, got "C"'],
  ["changelog.yml", "- A\n", 'changelog.yml:1 0: expected an entry with date, title, type and description, got "A"'],
  ["Site.yml", "name: A\n", 'Site.yml:1 expected the name "site.yml", got "Site.yml". Rename it'],
  ["redirects.yaml", "/a: /b\n", 'redirects.yaml:1 expected the name "redirects.yml", got "redirects.yaml". Rename it'],
  [
    "words/de.yaml",
    "layout: { menu: Auswahl }\n",
    'words/de.yaml:1 expected a file named after the tag of a language, such as de.yml or pt-BR.yml, got "de.yaml"',
  ],
  [
    "pages/articles.md",
    "# Articles\n",
    'pages/articles.md:1 "/articles" is an address of the document type "article": give the page another name',
  ],
  [
    "pages/blog/ours.md",
    "# Ours\n",
    'pages/blog/ours.md:1 "/blog/ours" is an address of the document type "blog": give the page another name',
  ],
  ["pages/a.md", "---\ntitel: A\n---\n", 'pages/a.md:2 unknown field "titel". Did you mean "title"?'],
  [
    "pages/b.md",
    '---\ntitle: B\nactions: [{ label: A, to: "http://a.example" }]\n---\n',
    'pages/b.md:3 actions.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "http://a.example". Did you mean "https://a.example"?',
  ],
])("what is not read of %s is one line", async (file, text, line) => {
  expect(await linesOf({ [file]: text })).toEqual([line]);
});

test("a page beside the addresses of types, and other YAML files, are no mistake", async () => {
  expect(await linesOf({ "pages/articles-of-ours.md": "# A\n", "docker.yaml": "a: b\n", "words/de.yml": "" })).toEqual(
    [],
  );
});
