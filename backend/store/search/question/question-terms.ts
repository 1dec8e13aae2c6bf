import type { Vocabulary } from "./correction.ts";
import type { Term } from "./query.ts";
import type { Spoken } from "./spoken.ts";
import type { Synonym } from "./synonyms.ts";
import { joinableIn } from "./other-spacing.ts";
import type { Joinable } from "./other-spacing.ts";
import { isFormed, partKey, stemKey } from "../language/word-forms.ts";
import { wordsWith } from "./word-parts.ts";
import { wordsOf } from "../language/words.ts";
import type { Word } from "../language/words.ts";

/** How much a hit counts by what it is a hit of: what is typed counts 1. */
export const weights = {
  form: 0.85,
  /** A word that begins with what no text has as a word of its own. */
  unfinished: 0.7,
  correction: 0.6,
  synonym: 0.6,
  part: 0.5,
  /** A word that begins with what is a word itself: "workshop" of "work". Of less, those documents would be no results while it is typed. */
  longer: 0.5,
} as const;

/** What is a hit of a question. */
export interface QuestionTerm extends Term {
  /** The words of the question that it stands for, by their place. */
  readonly parts: readonly number[];
  /** Whether it only means what was asked for. */
  readonly isSynonym?: true;
  /** How much a word counts that begins with it, as a share of its weight. */
  readonly weightAsPrefix?: number;
}

/** What a question says. */
export interface Said {
  /** All of its words. */
  readonly words: readonly Word[];
  /** Those that count, each once. */
  readonly used: readonly Word[];
  /** The synonyms of its words. */
  readonly synonyms: readonly Synonym[];
  /** The last word, where it may be the beginning of another. */
  readonly begun: Word | null;
}

/** What it takes to know what else is a hit. */
interface Known {
  readonly spoken: Pick<Spoken, "all">;
  readonly vocabulary: Pick<Vocabulary, "formsOf" | "formsFrom" | "countDocuments">;
  readonly corrections: ReadonlyMap<string, string>;
}

/** Everything that is a hit of a question: its words, their corrections, other forms, compounds and synonyms. */
export async function termsOf(said: Said, known: Known): Promise<readonly QuestionTerm[]> {
  return distinct([
    ...(await typedTerms(said, known)),
    ...said.used.flatMap(({ folded }, place) => correctionTerms(known.corrections.get(folded), place)),
    ...(await otherForms(said, known)),
    ...(await abbreviationTerms(said.used, known)),
    ...said.synonyms.flatMap((synonym) => synonymTerms(synonym, said)),
  ]);
}

async function typedTerms({ used, begun }: Said, { vocabulary }: Known): Promise<readonly QuestionTerm[]> {
  const isWord = begun !== null && (await vocabulary.countDocuments([begun.folded])).has(begun.folded);
  const asPrefix = { weightAsPrefix: isWord ? weights.longer : weights.unfinished };
  return used.map(({ folded }, place) => ({
    words: [folded],
    isPrefix: folded === begun?.folded,
    weight: 1,
    parts: [place],
    ...(folded === begun?.folded ? asPrefix : {}),
  }));
}

function correctionTerms(corrected: string | undefined, place: number): readonly QuestionTerm[] {
  if (corrected === undefined) return [];
  const words = wordsOf(corrected).map(({ folded }) => folded);
  return [{ words, isPrefix: false, weight: weights.correction, parts: [place] }];
}

function synonymTerms({ from, to, alternatives }: Synonym, { words, used }: Said): readonly QuestionTerm[] {
  const places = new Map(used.map(({ folded }, place) => [folded, place]));
  const parts = words.slice(from, to).flatMap(({ folded }) => places.get(folded) ?? []);
  if (parts.length === 0) return [];
  return alternatives.map((phrase) => ({
    words: phrase,
    isPrefix: false,
    weight: weights.synonym,
    parts,
    isSynonym: true,
  }));
}

/** The other forms of the words and of their corrections, the words that have them as a part, and those that two in a row are. */
async function otherForms({ words, used }: Said, known: Known): Promise<readonly QuestionTerm[]> {
  const { spoken, vocabulary, corrections } = known;
  const meant = used.map(({ folded }) => corrections.get(folded) ?? folded);
  const keys = (word: string, toKey: typeof stemKey) =>
    spoken.all.map((language) => toKey(language, language.stemOf(word)));
  const joinable = joinableIn(words, used);
  const forms = await vocabulary.formsOf([
    ...meant.flatMap((word) => [...keys(word, stemKey), ...keys(word, partKey)]),
    ...joinable.flatMap(({ joined }) => keys(joined, stemKey)),
  ]);
  const compounds = await Promise.all(meant.map((word) => wordsWith(word, spoken.all, vocabulary)));
  const found = (word: string, toKey: typeof stemKey) => keys(word, toKey).flatMap((key) => forms.get(key) ?? []);
  const other = used.flatMap(({ folded }, place) => {
    const word = meant[place] ?? folded;
    const asTyped = corrections.has(folded) ? weights.correction : 1;
    const toTerm = (weight: number) => (form: string) => ({
      words: [form],
      isPrefix: false,
      weight: asTyped * weight,
      parts: [place],
    });
    return [
      ...found(word, stemKey)
        .filter((form) => form !== folded)
        .map(toTerm(weights.form)),
      ...[...found(word, partKey), ...(compounds[place] ?? [])].map(toTerm(weights.part)),
    ];
  });
  return [...other, ...(await joinedTerms(joinable, used, (word) => found(word, stemKey), known))];
}

/** The words that texts have for two in a row. Those with forms are among their forms. */
async function joinedTerms(
  joinable: readonly Joinable[],
  used: readonly Word[],
  formsOf: (word: string) => readonly string[],
  { vocabulary }: Known,
): Promise<readonly QuestionTerm[]> {
  const counted = joinable.flatMap(({ joined, halves }) => [
    ...(isFormed(joined) ? [] : [joined]),
    ...(halves.length === 1 ? halves : []),
  ]);
  const counts = counted.length === 0 ? new Map<string, number>() : await vocabulary.countDocuments(counted);
  const places = new Map(used.map(({ folded }, place) => [folded, place]));
  return joinable.flatMap(({ joined, halves }) => {
    // Texts that have "log" may have "log in": what is left of it then says enough.
    if (halves.length === 1 && halves.some((half) => counts.has(half))) return [];
    const parts = halves.flatMap((half) => places.get(half) ?? []);
    const found = new Set([...(counts.has(joined) ? [joined] : []), ...formsOf(joined)]);
    return [...found].map((word) => ({ words: [word], isPrefix: false, weight: weights.form, parts }));
  });
}

/** The plural of an abbreviation in English: "css" is none. */
const pluralOfTwo = /^[a-z]{2}(?<!s)s$/;

/** The singular of abbreviations of two letters, which have no stems: of "VMs" that texts lack, "VM" that they have. */
async function abbreviationTerms(used: readonly Word[], known: Known): Promise<readonly QuestionTerm[]> {
  if (!known.spoken.all.some(({ code }) => code === "en")) return [];
  const plurals = used.flatMap(({ folded }, place) => (pluralOfTwo.test(folded) ? [{ folded, place }] : []));
  if (plurals.length === 0) return [];
  const counts = await known.vocabulary.countDocuments(plurals.flatMap(({ folded }) => [folded, folded.slice(0, -1)]));
  return plurals
    .filter(({ folded }) => !counts.has(folded) && counts.has(folded.slice(0, -1)))
    .map(({ folded, place }) => ({
      words: [folded.slice(0, -1)],
      isPrefix: false,
      weight: weights.form,
      parts: [place],
    }));
}

/** Of equal terms, the first: it weighs the most. */
function distinct(terms: readonly QuestionTerm[]): readonly QuestionTerm[] {
  const byKey = new Map<string, QuestionTerm>();
  for (const term of terms) {
    const key = `${term.words.join(" ")} ${term.parts.join()}`;
    if (term.words.length > 0 && !byKey.has(key)) byKey.set(key, term);
  }
  return [...byKey.values()];
}
