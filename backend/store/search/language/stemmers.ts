import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { fold } from "./fold.ts";
import { baseOf } from "./irregular-english.ts";

/** Turns a folded word into its stem, folded too. */
export type Stemmer = (word: string) => string;

/** The stemmers by language. */
export const stemmers: Readonly<Partial<Record<string, Stemmer>>> = {
  en: (word) => english(baseOf(word)),
  de: (word) => german(withoutE(word)),
  fr: accented(french, [
    [/e(e?s?)$/, "é$1"],
    [/ite(s?)$/, "ité$1"],
    [/iere(s?)$/, "ière$1"],
  ]),
  es: accented(spanish, [
    [/cion$/, "ción"],
    [/sion$/, "sión"],
    [/logia(s?)$/, "logía$1"],
  ]),
  pt: accented(portuguese, [
    [/cao$/, "ção"],
    [/coes$/, "ções"],
    [/sao$/, "são"],
    [/soes$/, "sões"],
    [/logia(s?)$/, "logía$1"],
  ]),
  it: italian,
  nl: dutch,
  sv: swedish,
  da: danish,
  no: norwegian,
  fi: finnish,
  ru: russian,
  ar: arabic,
};

/** "Schlüssel" is written "Schluessel" where there is no ü; "ü" is folded to "u". */
function withoutE(word: string): string {
  return word.replaceAll(/(?<![aeq])([aou])e/g, "$1");
}

/** Gives the endings of a folded word the accents by which the stemmer knows them. */
function accented(stem: Stemmer, endings: readonly (readonly [RegExp, string])[]): Stemmer {
  return (word) => {
    const [ending, accents] = endings.find(([one]) => one.test(word)) ?? [/$/, ""];
    return fold(stem(word.replace(ending, accents)));
  };
}

const prefixes = ["وال", "بال", "كال", "فال", "لل", "ال"];
const endings = ["ها", "ان", "ات", "ون", "ين", "يه", "ه", "ي"];
const shortestRest = 3;

/** Light stems of Arabic: without articles, conjunctions and the usual endings. */
function arabic(word: string): string {
  const bare = withoutPrefix(word, "و", shortestRest);
  const prefix = prefixes.find((one) => bare.startsWith(one) && bare.length - one.length >= 2) ?? "";
  let stem = prefix === "" ? withoutPrefix(bare, "ل", 4) : bare.slice(prefix.length);
  for (const ending of endings)
    if (stem.endsWith(ending) && stem.length - ending.length >= shortestRest) stem = stem.slice(0, -ending.length);
  return stem;
}

function withoutPrefix(word: string, prefix: string, least: number): string {
  return word.startsWith(prefix) && word.length - prefix.length > least ? word.slice(prefix.length) : word;
}
