import { expect, test } from "vitest";
import { aDocument, createContentFolder } from "../../support/content-folder.ts";
import { check } from "../check-command.ts";

test("a link that pages cannot have, because of its scheme, is reported in documents and in pages", () => {
  const links =
    '[a](ftp://host.example/a) [b](https://a.example) [c](mailto:a@b.example) [d](tel:+123) [e][e]\n\n[e]: JavaScript:go()\n\n<a href="sms:+1">f</a> [g](//host.example)\n';
  using content = createContentFolder({
    "site.yml": "id: testsite\n",
    "article/one.md": aDocument({}, links),
    "pages/team.md": `---\ntitle: Team\n---\n\n${links}`,
  });
  const told = (href: string) =>
    `a link to "${href}" is shown as text: expected a path, or an http:, https:, mailto: or tel: address`;
  expect(check(content.path).lines).toEqual([
    `article/one.md:5 ${told("ftp://host.example/a")}`,
    `article/one.md:7 ${told("JavaScript:go()")}`,
    `article/one.md:9 ${told("sms:+1")}`,
    `pages/team.md:5 ${told("ftp://host.example/a")}`,
    `pages/team.md:7 ${told("JavaScript:go()")}`,
    `pages/team.md:9 ${told("sms:+1")}`,
    "1 documents, 0 authors, 6 problems, 0 of the files withheld",
  ]);
});

test("an address to edit a document that is none is reported with what is expected", () => {
  using content = createContentFolder({
    "site.yml": "id: testsite\n",
    "article/one.md": aDocument({ editUrl: "javascript:go()" }),
    "article/two.md": aDocument({ editUrl: "edit/two" }),
    "article/three.md": aDocument({ editUrl: "https://a.example/three" }),
  });
  expect(check(content.path).lines).toEqual([
    'article/one.md:3 editUrl: expected an absolute http: or https: address, or false, got "javascript:go()"',
    'article/two.md:3 editUrl: expected an absolute http: or https: address, or false, got "edit/two"',
    "3 documents, 0 authors, 2 problems, 0 of the files withheld",
  ]);
});
