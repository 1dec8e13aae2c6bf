import { expect, test } from "vitest";
import { takeHome } from "../../../content-folder/site-definition/home.ts";
import { takeTypes } from "../../../content-folder/document-types/take-types.ts";
import { presetIn } from "../../../content-folder/document-types/presets.ts";
import { isMapping, readYaml } from "../../../content-folder/yaml/yaml-reading.ts";

/** What a `site.yml` with this text makes of the home page. */
function take(text: string) {
  const yaml = readYaml(text);
  if (yaml.kind === "broken" || !isMapping(yaml.value)) throw new Error("The text is not a mapping.");
  const { types } = takeTypes(yaml.value, yaml.lineOf);
  const preset = presetIn("help-centre", "en");
  return takeHome(yaml.value["home"], { preset, basis: "known", types, lineOf: yaml.lineOf });
}

const sections = "home:\n  sections:\n";

test.each([
  ["a list", "home: [a]\n", '1 home: expected title, lead, art and sections, got ["a"]'],
  ["an unknown part", "home:\n  titel: Hello\n", '2 home: unknown field "titel". Did you mean "title"?'],
  [
    "an unknown drawing",
    "home:\n  art: waves\n",
    '2 home: art: expected pattern, none or a file: expected a .svg or .png file in theme/, got "waves"',
  ],
  [
    "a section of no kind",
    `${sections}    - { title: A }\n`,
    '3 home: the field "kind" is missing in sections.0: expected a section whose kind is topics, latest, links or page',
  ],
  [
    "an unknown kind",
    `${sections}    - { kind: newest }\n`,
    '3 home: sections.0.kind: expected a section whose kind is topics, latest, links or page, got "newest"',
  ],
  [
    "a field of another kind",
    `${sections}    - { kind: topics, count: 3 }\n`,
    '3 home: unknown field "sections.0.count". The fields are kind, title, note, items.',
  ],
  [
    "a topic without a category",
    `${sections}    - { kind: topics, items: [{ name: A, description: B }] }\n`,
    '3 home: the field "category" is missing in sections.0.items.0: expected the name of a category, as text',
  ],
  [
    "a type that is none",
    `${sections}    - { kind: latest }\n    - { kind: latest, types: [artikel] }\n`,
    '4 home.sections.1.types.0: expected the id of a document type, got "artikel". Did you mean "article"?',
  ],
  [
    "too many documents",
    `${sections}    - { kind: latest, count: 100 }\n`,
    "3 home: sections.0.count: expected a whole number from 1 to 24, got 100. The nearest is 24",
  ],
  [
    "links without any",
    `${sections}    - { kind: links, items: [] }\n`,
    "3 home: sections.0.items: expected at least one link, got none",
  ],
  [
    "a link that leads nowhere of ours",
    `${sections}    - kind: links\n      items:\n        - { label: A, to: "javascript:alert(1)" }\n`,
    '5 home: sections.0.items.0.to: expected a path that begins with one slash, an https: or mailto: address, $LOGIN_URL or $CERTIFICATION_URL, got "javascript:alert(1)"',
  ],
])("%s is one line that says what is expected", (_name, text, line) => {
  expect(take(text).problems.map((problem) => `${problem.line} ${problem.message}`)).toEqual([line]);
});

test("a text of the home page may have a name of any letters", () => {
  const { part, problems } = take(`${sections}    - { kind: page, file: pages/größe/_über (neu).md }\n`);
  expect(problems).toEqual([]);
  expect(part.sections).toEqual([{ kind: "page", file: "pages/größe/_über (neu).md" }]);
  expect(take(`${sections}    - { kind: page, file: pages/../_home.md }\n`).problems).toHaveLength(1);
});

test("what a site says replaces what its preset says, field by field", () => {
  const { part, problems } = take("home:\n  title: Hello\n  sections:\n    - { kind: latest, count: 3 }\n");
  expect(problems).toEqual([]);
  expect(part).toMatchObject({
    title: "Hello",
    lead: "Search here to get answers to your questions",
    art: "pattern",
    sections: [{ kind: "latest", count: 3 }],
  });
});
