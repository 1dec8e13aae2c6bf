import { en } from "../../words/en.ts";
import type { SomeWords } from "../../words/speech-of.ts";
import { faultOfWord } from "../../words/word-fault.ts";
import type { Forms } from "../../words/words.ts";
import { nearestTo } from "../faults/closest.ts";
import { show } from "../fields.ts";
import { published } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { isMapping } from "../yaml/yaml-reading.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";

/** The words of a file, and what is wrong with it. */
export interface TakenWords {
  readonly words: SomeWords;
  readonly problems: readonly LineProblem[];
}

const english: SomeWords = en;

/** Finding the closest name compares with every name, so it is limited to this number of names per file. */
const hintsPerFile = 24;
/** What is longer than every name by more than this resembles none. */
const mostBeyond = 20;

/** Takes the words of a file: what is no word of the interface, or has a wrong placeholder, is reported and left out. */
export function takeWords(given: Readonly<Record<string, unknown>>, language: string, lineOf: LineOf): TakenWords {
  const words: Record<string, Record<string, string | Forms>> = {};
  const problems: LineProblem[] = [];
  const didYouMean = createHints();
  for (const [screen, inScreen] of Object.entries(given)) {
    const fault = faultOfScreen(screen, inScreen, didYouMean);
    if (fault !== null) problems.push(published("unknown-field", lineOf([screen]), `${screen}: ${fault}`));
    else if (isMapping(inScreen)) words[screen] = takeScreen(screen, inScreen);
  }
  return { words, problems };

  function takeScreen(screen: string, inScreen: Readonly<Record<string, unknown>>): Record<string, string | Forms> {
    const taken: Record<string, string | Forms> = {};
    for (const [key, said] of Object.entries(inScreen)) {
      const word = withEveryForm(said, language);
      const meant = Object.hasOwn(english[screen] ?? {}, key) ? english[screen]?.[key] : undefined;
      const fault =
        meant === undefined ? unknownKey(key, english[screen] ?? {}, didYouMean) : faultOfWord(word, meant, language);
      const cause = meant === undefined ? "unknown-field" : "bad-field";
      if (fault !== null) problems.push(published(cause, lineOf([screen, key]), `${screen}.${key}: ${fault}`));
      else if (isWord(word)) taken[key] = word;
    }
    return taken;
  }
}

function faultOfScreen(screen: string, inScreen: unknown, didYouMean: Hint): string | null {
  if (!Object.hasOwn(english, screen))
    return `expected the name of a screen, got "${screen}"${didYouMean(screen, english)}`;
  return isMapping(inScreen) ? null : `expected words, each as "name: text", got ${show(inScreen)}`;
}

function unknownKey(key: string, known: Readonly<Record<string, unknown>>, didYouMean: Hint): string {
  return `expected the name of a word, got "${key}"${didYouMean(key, known)}`;
}

/** What a name may have meant, to go on with a message; "" without a hint. */
type Hint = (name: string, known: Readonly<Record<string, unknown>>) => string;

function createHints(): Hint {
  let left = hintsPerFile;
  return (name, known) => {
    if (left === 0) return "";
    const names = Object.keys(known);
    if (name.length > Math.max(...names.map(({ length }) => length)) + mostBeyond) return "";
    left -= 1;
    return `. Did you mean "${nearestTo(name, names) ?? ""}"?`;
  };
}

/** A form that a text does not have is that of `other`, as everywhere: few who write know the form that Portuguese has for millions. */
function withEveryForm(said: unknown, language: string): unknown {
  if (!isMapping(said) || typeof said["other"] !== "string") return said;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return { ...Object.fromEntries(pluralCategories.map((form) => [form, said["other"]])), ...said };
}

/** `faultOfWord` has found nothing wrong with it. */
function isWord(word: unknown): word is string | Forms {
  return typeof word === "string" || (isMapping(word) && typeof word["other"] === "string");
}
