import { expect, test } from "vitest";
import { letterOf, lettersFor } from "../../../../client/features/glossary/letters.ts";

const aToZ = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

test.each([
  { terms: [], letters: aToZ },
  { terms: ["Apex", "404"], letters: aToZ },
  { terms: ["Apex", "домен", "архив"], letters: `${aToZ}АД` },
  { terms: ["نطاق", "أرشيف", "خادم"], letters: "اخن" },
  { terms: ["ドメイン", "がくせい", "登録"], letters: "かと" },
])("of $terms the letters are $letters", ({ terms, letters }) => {
  expect(lettersFor(new Set(terms.map(letterOf))).join("")).toBe(letters);
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
  ["домен", "Д"],
  ["أرشيف", "ا"],
  ["ドメイン", "と"],
])("%s is filed under %s", (term, letter) => {
  expect(letterOf(term)).toBe(letter);
});

test.each(["404", "301 redirect", "…", "", "域名"])(
  "%j is filed under no letter, so it shows only under All",
  (term) => {
    expect(letterOf(term)).toBeNull();
  },
);
