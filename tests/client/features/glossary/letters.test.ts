import { expect, test } from "vitest";
import { letterOf, letters } from "../../../../client/features/glossary/letters.ts";

test("there are 26 letters, A to Z", () => {
  expect([letters.length, letters[0], letters.at(-1)]).toEqual([26, "A", "Z"]);
});

test.each([
  ["Apex", "A"],
  ["dnssec", "D"],
  ["Évaluation", "E"],
  ["Österreich", "O"],
  ["Ångström", "A"],
  ["Łódź", "L"],
  ["Øresund", "O"],
  ["Æther", "A"],
  [".com", "C"],
  ["“Quoted”", "Q"],
])("%s is filed under %s", (term, letter) => {
  expect(letterOf(term)).toBe(letter);
});

test.each(["404", "301 redirect", "…", "", "домен"])(
  "%j is filed under no letter, so it shows only under All",
  (term) => {
    expect(letterOf(term)).toBeNull();
  },
);
