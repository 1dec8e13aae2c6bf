import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { en } from "../../words/en.ts";
import { shippedWords } from "../../words/speech-of.ts";
import type { SomeWords } from "../../words/speech-of.ts";
import { faultOfWord } from "../../words/word-fault.ts";
import type { Forms } from "../../words/words.ts";

const english: SomeWords = en;

function texts(): readonly (readonly [place: string, text: string | Forms])[] {
  return Object.entries(english).flatMap(([screen, words]) =>
    Object.entries(words).map(([key, text]) => [`${screen}.${key}`, text] as const),
  );
}

test.each(Object.keys(shippedWords))(
  "%s has the placeholders of English in every word, and all its plural forms",
  (language) => {
    const words: SomeWords = shippedWords[language] ?? {};
    const faults = Object.entries(words).flatMap(([screen, inScreen]) =>
      Object.entries(inScreen).flatMap(([key, word]) => {
        const fault = faultOfWord(word, english[screen]?.[key] ?? "", language);
        return fault === null ? [] : [`${language} ${screen}.${key}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  },
);

test("no English text is there twice: code says a text, and it has one translation", () => {
  const seen = new Map<string, string>();
  for (const [place, text] of texts()) {
    const name = typeof text === "string" ? text : text.other;
    expect([place, seen.get(name)]).toEqual([place, undefined]);
    seen.set(name, place);
  }
});

test("every word is said somewhere", () => {
  const code = ["client", "gateway", "backend", "texts"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")),
    )
    .join("\n");
  const unsaid = texts().filter(([, text]) => {
    const said = typeof text === "string" ? text : text.other;
    // A text whose last word is filled in, such as the name of a theme, stands as a template.
    const template = said.replace(/(?<=: )\w+$/, "${");
    return !code.includes(JSON.stringify(said)) && !code.includes(`say(\`${template}`);
  });
  expect(unsaid).toEqual([]);
});
