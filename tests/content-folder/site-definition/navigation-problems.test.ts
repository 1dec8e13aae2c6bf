import { expect, test } from "vitest";
import { takeNavigation } from "../../../content-folder/site-definition/take-navigation.ts";
import { joinBare } from "../../../content-folder/site-definition/footer-links.ts";
import { takeTypes } from "../../../content-folder/document-types/take-types.ts";
import { presetIn } from "../../../content-folder/document-types/presets.ts";
import { isMapping, readYaml } from "../../../content-folder/yaml/yaml-reading.ts";

/** What a `site.yml` with this text makes of header and footer. */
function take(text: string) {
  const yaml = readYaml(text);
  if (yaml.kind === "broken" || !isMapping(yaml.value)) throw new Error("The text is not a mapping.");
  const { types } = takeTypes(yaml.value, yaml.lineOf);
  return takeNavigation(yaml.value["navigation"], {
    basis: "known",
    preset: presetIn("help-centre", "en"),
    types,
    lineOf: yaml.lineOf,
  });
}

const target =
  "expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL";
const oneHeader = "navigation:\n  header:\n";
const oneColumn = "navigation:\n  footer:\n    - heading: A\n      links:\n";

test.each([
  ["a list", "navigation: [a]\n", '1 navigation: expected header, footer, login and announcement, got ["a"]'],
  ["an unknown part", "navigation:\n  heder: []\n", '2 navigation: unknown field "heder". Did you mean "header"?'],
  [
    "a header that is no list",
    "navigation:\n  header: Home\n",
    '2 navigation: header: expected a list of links, got "Home"',
  ],
  [
    "a link that is none",
    `${oneHeader}    - Home\n`,
    '3 navigation: header.0: expected a link with label and to, or with type, got "Home"',
  ],
  [
    "a link without words",
    `${oneHeader}    - { to: /faq }\n`,
    '3 navigation: header.0: expected a label, or the type that it is taken from, got {"to":"/faq"}',
  ],
  [
    "a path without a slash",
    `${oneHeader}    - { label: A, to: faq }\n`,
    `3 navigation: header.0.to: ${target}, got "faq". Did you mean "/faq"?`,
  ],
  [
    "an address without encryption",
    `${oneHeader}    - { label: A, to: "http://a.example" }\n`,
    `3 navigation: header.0.to: ${target}, got "http://a.example". Did you mean "https://a.example"?`,
  ],
  [
    "a script as an address",
    `${oneHeader}    - { label: A, to: "javascript:alert(1)" }\n`,
    `3 navigation: header.0.to: ${target}, got "javascript:alert(1)"`,
  ],
  [
    "another host without a scheme",
    `${oneHeader}    - { label: A, to: //evil.example }\n`,
    `3 navigation: header.0.to: ${target}, got "//evil.example". Did you mean "https://evil.example"?`,
  ],
  [
    "two targets",
    `${oneHeader}    - { label: A, to: /faq, type: blog }\n`,
    "3 navigation: header.0: expected to or type, got both",
  ],
  [
    "an unknown field of a link",
    `${oneHeader}    - { label: A, too: /faq }\n`,
    '3 navigation: unknown field "header.0.too". Did you mean "to"?',
  ],
  [
    "a menu with a target",
    `${oneHeader}    - { label: A, to: /faq, items: [] }\n`,
    "3 navigation: header.0: expected items or a target, got both",
  ],
  [
    "a menu without a name",
    `${oneHeader}    - { items: [] }\n`,
    '3 navigation: header.0: expected a label for the menu, got {"items":[]}',
  ],
  [
    "a menu in a menu",
    `${oneHeader}    - label: A\n      items:\n        - { label: B, items: [] }\n`,
    '5 navigation: unknown field "header.0.items.0.items". The fields are label, to, type.',
  ],
  [
    "a type that is none",
    `${oneHeader}    - { label: A, to: /faq }\n    - { type: blogs }\n`,
    '4 navigation.header.1.type: expected the id of a document type, got "blogs". Did you mean "blog"?',
  ],
  [
    "a column without a heading",
    "navigation:\n  footer:\n    - links: []\n",
    '3 navigation: the field "heading" is missing in footer.0: expected the heading of a column, as text',
  ],
  [
    "a column that is none",
    "navigation:\n  footer: [a]\n",
    '2 navigation: footer.0: expected a column with heading and links, got "a"',
  ],
  [
    "an unknown layout of others",
    `${oneColumn}        - { others: [card] }\n`,
    '5 navigation: footer.0.links.0.others.0: expected cards, rows, guides, glossary or page, got "card". Did you mean "cards"?',
  ],
  [
    "others with a link",
    `${oneColumn}        - { others: [cards], label: A }\n`,
    "5 navigation: footer.0.links.0: expected others, or a link, got both",
  ],
  [
    "a bad link in no column",
    "navigation:\n  footer:\n    - { label: A, to: /faq }\n    - { label: B, to: faq }\n",
    `4 navigation: footer.1.links.0.to: ${target}, got "faq". Did you mean "/faq"?`,
  ],
  [
    "a login that is on",
    "navigation:\n  login: true\n",
    "2 navigation: login: expected a link with label and to, or false, got true",
  ],
  [
    "a login with a misspelt field",
    "navigation:\n  login: { label: Sign in, too: /faq }\n",
    '2 navigation: unknown field "login.too". Did you mean "to"?',
  ],
  [
    "an announcement that is on",
    "navigation:\n  announcement: true\n",
    "2 navigation: announcement: expected an announcement with text, or false, got true",
  ],
])("%s is one line that says what is expected", (_name, text, line) => {
  expect(take(text).problems.map((problem) => `${problem.line} ${problem.message}`)).toEqual([line]);
});

test("`announcement: false` is none", () => {
  expect(take("navigation:\n  announcement: false\n")).toMatchObject({ part: { announcement: null }, problems: [] });
});

test("a link to a type that the site removed is no problem", () => {
  expect(take(`types: { sop: false }\n${oneHeader}    - { type: sop }\n`).problems).toEqual([]);
});

test("the sound part counts at the first start: lists replace those of the preset", () => {
  const { part: navigation } = take(`${oneHeader}    - { label: A, to: /faq }\n    - { label: B, to: faq }\n`);
  expect(navigation.header).toEqual([{ label: "A", to: "/faq" }]);
  expect(navigation.footer.map(({ heading }) => heading)).toEqual(["Company", "Resources", "Support", "General"]);
});

test("links in no column of the footer stand in one that has no heading", () => {
  const { part, problems } = take(
    "navigation:\n  footer:\n    - { label: A, to: /faq }\n    - { heading: C, links: [] }\n    - { type: blog }\n",
  );
  expect(problems).toEqual([]);
  expect(joinBare(part.footer)).toEqual([
    { heading: "", links: [{ label: "A", to: "/faq" }, { type: "blog" }] },
    { heading: "C", links: [] },
  ]);
});
