import type { Vocabulary } from "./question/correction.ts";
import type { Language } from "./language/language.ts";
import { topicOf } from "./searched-topics.ts";
import type { ClosestDocuments, SearchStore } from "./search.ts";
import { languagesOfTexts } from "./question/spoken.ts";
import { stemKey } from "./language/word-forms.ts";

interface ClosestParts {
  readonly find: SearchStore["find"];
  readonly vocabulary: Vocabulary;
  readonly language: () => Promise<Language>;
}

/** More words than questions without results have. */
const most = { words: 8, nearEach: 3 };
/** Words that begin alike have this share of their letters in common, and at least so many. */
const beginning = { share: 0.6, least: 4 };

/** What a question finds by now, else what is found by words that are spelt or begin like its words. */
export function createClosest({ find, vocabulary, language }: ClosestParts): SearchStore["closest"] {
  return async (term, limit, without): Promise<ClosestDocuments> => {
    const languages = await languagesOfTexts(await language(), vocabulary);
    const { words } = topicOf(term, languages);
    const search = { docType: null, without, purpose: "search", page: 1, limit } as const;
    const found = await find({ ...search, term });
    const near = found.total > 0 ? [] : await nearWords(words.slice(0, most.words), languages, vocabulary);
    const { items } = near.length === 0 ? found : await find({ ...search, term: near.join(" "), isExact: true });
    return { isFound: found.total > 0, documents: items.map(({ document }) => document), topic: words.join(" ") };
  };
}

async function nearWords(
  words: readonly string[],
  languages: readonly Language[],
  vocabulary: Vocabulary,
): Promise<readonly string[]> {
  const near: string[] = [];
  for (const word of words) {
    const spelt = await vocabulary.correct(word, { isUnfinished: true });
    near.push(...(spelt === null ? await beginningAlike(word, languages, vocabulary) : [spelt]));
  }
  return [...new Set(near)];
}

async function beginningAlike(
  word: string,
  languages: readonly Language[],
  vocabulary: Vocabulary,
): Promise<readonly string[]> {
  const begun = word.slice(0, Math.max(beginning.least, Math.ceil(word.length * beginning.share)));
  if (begun.length < beginning.least) return [];
  const alike = await vocabulary.formsFrom(languages.map((language) => stemKey(language, begun)));
  return alike.slice(0, most.nearEach);
}
