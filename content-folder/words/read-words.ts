import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { canonicalTag, isLanguageTag } from "../../words/direction.ts";
import type { OwnWords, SomeWords } from "../../words/speech-of.ts";
import { show } from "../fields.ts";
import { badBytes, published, withheld } from "../problem.ts";
import type { ContentProblem, LineProblem } from "../problem.ts";
import { readTextInside } from "../inside/read-inside.ts";
import { expectedFields, isMapping, readYaml } from "../yaml/yaml-reading.ts";
import { takeWords } from "./take-words.ts";

/** The words that a site says differently, by the tag of their language. Null for a file that cannot be read: its last good version stays in force. */
export interface WordsReading {
  readonly words: Readonly<Record<string, SomeWords | null>>;
  readonly problems: readonly ContentProblem[];
}

const folder = "words";
const mostFiles = 50;

/** Reads the files `words/{language}.yml` of a content folder. */
export async function readWords(contentDir: string): Promise<WordsReading> {
  const names = await readdir(join(contentDir, folder)).catch(() => []);
  const files = names.filter((name) => /\.ya?ml$/.test(name) && !/^[._]/.test(name)).sort();
  const words: Record<string, SomeWords | null> = {};
  const problems: ContentProblem[] = [];
  for (const name of files.slice(0, mostFiles)) {
    const file = `${folder}/${name}`;
    const language = name.replace(/\.ya?ml$/, "");
    const isNamed = isLanguageTag(language) && name.endsWith(".yml");
    const reading = isNamed ? await readFile(contentDir, file, language) : misnamed(name);
    if (reading.words !== undefined) words[canonicalTag(language)] = reading.words;
    problems.push(...reading.problems.map((problem) => ({ ...problem, file })));
  }
  return { words, problems };
}

/** The words in force after a reading: of a file that could not be read, its last good version. */
export function wordsInForce({ words }: WordsReading, before: OwnWords): OwnWords {
  return Object.fromEntries(Object.entries(words).map(([language, own]) => [language, own ?? before[language] ?? {}]));
}

interface FileReading {
  /** Undefined where there is no such file. */
  readonly words?: SomeWords | null;
  readonly problems: readonly LineProblem[];
}

function misnamed(name: string): FileReading {
  const message = `expected a file named after the tag of a language, such as de.yml or pt-BR.yml, got ${show(name)}`;
  return { problems: [withheld("misplaced", 1, message)] };
}

async function readFile(contentDir: string, file: string, language: string): Promise<FileReading> {
  const reading = await readTextInside(contentDir, file);
  if (reading.kind === "missing") return { problems: [] };
  if (reading.kind === "refused") return { words: null, problems: [withheld("unreadable", 1, reading.reason)] };
  const encoding = reading.badLine === null ? [] : [published("encoding", reading.badLine, badBytes)];
  const yaml = readYaml(reading.text);
  if (yaml.kind === "broken") return { words: null, problems: yaml.problems };
  const given = yaml.value ?? {};
  if (!isMapping(given)) return { words: null, problems: [withheld("yaml", 1, expectedFields)] };
  const { words, problems } = takeWords(given, language, yaml.lineOf);
  return { words, problems: [...encoding, ...yaml.problems, ...problems].sort((a, b) => a.line - b.line) };
}
