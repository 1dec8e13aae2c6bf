import { expect, test } from "vitest";
import { readWords, wordsInForce } from "../../../content-folder/words/read-words.ts";
import { makeContent } from "../../support/content.ts";

async function read(files: Readonly<Record<string, string>>) {
  await using content = await makeContent(files);
  const { words, problems } = await readWords(content.dir);
  return { words, lines: problems.map(({ file, line, message }) => `${file}:${line} ${message}`) };
}

test("words lie in a file per language, by screen", async () => {
  const { words, lines } = await read({
    "words/de.yml": 'layout:\n  menu: Auswahl\n  home: "{name} von vorn"\n',
    "words/pt-br.yml": "layout: { menu: Cardápio }\n",
  });
  expect(lines).toEqual([]);
  expect(words).toEqual({
    de: { layout: { menu: "Auswahl", home: "{name} von vorn" } },
    "pt-BR": { layout: { menu: "Cardápio" } },
  });
});

test("what is no word of the interface has one line each, with what was meant, and the others count", async () => {
  const { words, lines } = await read({
    "words/de.yml": [
      "layuot: { menu: A }",
      "layout:",
      "  meun: B",
      '  home: "{site}, Startseite"',
      "  search: 3",
      "  footer: Unten",
    ].join("\n"),
    "words/german!.yml": "layout: { menu: C }\n",
  });
  expect(lines).toEqual([
    'words/de.yml:1 layuot: expected the name of a screen, got "layuot". Did you mean "layout"?',
    'words/de.yml:3 layout.meun: expected the name of a word, got "meun". Did you mean "menu"?',
    'words/de.yml:4 layout.home: expected {name} as in "{name}, home", got {site}',
    'words/de.yml:5 layout.search: expected a text such as "Search", got 3',
    'words/german!.yml:1 expected a file named after the tag of a language, such as de.yml or pt-BR.yml, got "german!.yml"',
  ]);
  expect(words).toEqual({ de: { layout: { footer: "Unten" } } });
});

test("names that every object has are no words of the interface", async () => {
  const { words, lines } = await read({
    "words/de.yml":
      "layout: { constructor: A, __proto__: B, footer: Unten }\ntoString: { menu: C }\n__proto__: { menu: D }\n",
  });
  expect(lines).toEqual([
    expect.stringMatching(/^words\/de\.yml:1 layout\.constructor: expected the name of a word, got "constructor"/),
    expect.stringMatching(/^words\/de\.yml:1 layout\.__proto__: expected the name of a word, got "__proto__"/),
    expect.stringMatching(/^words\/de\.yml:2 toString: expected the name of a screen, got "toString"/),
    expect.stringMatching(/^words\/de\.yml:3 __proto__: expected the name of a screen, got "__proto__"/),
  ]);
  expect(words).toEqual({ de: { layout: { footer: "Unten" } } });
});

test("a file that cannot be read keeps its last good version", async () => {
  const reading = await read({ "words/de.yml": "layout: {menu: A\n" });
  expect(reading.lines).toHaveLength(1);
  const before = { de: { layout: { menu: "Auswahl" } } };
  expect(wordsInForce({ words: reading.words, problems: [] }, before)).toEqual(before);
  expect(wordsInForce({ words: {}, problems: [] }, before)).toEqual({});
});

test("of a text that counts, the form other stands for those that are missing; one that the language lacks is reported", async () => {
  const { words, lines } = await read({
    "words/pt.yml": 'search:\n  results: { one: "{count} resultado", other: "{count} resultados" }\n',
    "words/de.yml": 'search:\n  results: { few: "{count} Treffer", other: "{count} Treffer" }\n',
    "words/fr.yml": 'search:\n  results: { one: "{count} résultat" }\n',
  });
  expect(words["pt"]?.["search"]?.["results"]).toEqual({
    one: "{count} resultado",
    many: "{count} resultados",
    other: "{count} resultados",
  });
  expect(lines).toEqual([
    'words/de.yml:2 search.results: expected a text, or the plural forms one, other, got the form "few"',
    'words/fr.yml:2 search.results: expected a text, or the plural forms one, many, other, got no "many"',
  ]);
});

test("many unknown names have a line each, and the first ones what was meant", async () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `menu${"x".repeat(index % 20)}${index}`);
  const { lines } = await read({ "words/de.yml": `layout:\n${names.map((name) => `  ${name}: A\n`).join("")}` });
  expect(lines).toHaveLength(names.length);
  expect(lines[0]).toBe('words/de.yml:2 layout.menu0: expected the name of a word, got "menu0". Did you mean "menu"?');
  expect(lines.filter((line) => line.includes("Did you mean"))).toEqual(lines.slice(0, 24));
  expect(lines.at(-1)).toMatch(
    /^words\/de\.yml:5001 layout\.menux+4999: expected the name of a word, got "menux+4999"$/,
  );
});

test("a name that is far longer than every name resembles none", async () => {
  const name = "menu".repeat(200_000);
  const { lines } = await read({ "words/de.yml": `? ${name}\n: A\nlayout:\n  meun: B\n` });
  expect(lines.map((line) => line.replaceAll(name, "long"))).toEqual([
    'words/de.yml:1 long: expected the name of a screen, got "long"',
    'words/de.yml:4 layout.meun: expected the name of a word, got "meun". Did you mean "menu"?',
  ]);
});
