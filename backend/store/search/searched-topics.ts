import type { Page, PageRequest } from "../paging.ts";
import { languageOfQuestion } from "./language/language.ts";
import type { Language } from "./language/language.ts";
import type { ZeroResultSearch } from "./search.ts";
import { foldedWordsOf } from "./language/words.ts";
import type { TermCount } from "./zero-result-terms.ts";

/** One page of searches that found nothing, those that mean the same as one: the most frequent first, then the latest. */
export function pageOfTopics(
  counts: readonly TermCount[],
  languages: readonly Language[],
  { page, limit }: PageRequest,
): Page<ZeroResultSearch> {
  const questions = [...Map.groupBy(counts, ({ term }) => meaningOf(term, languages)).values()].map(toSearch);
  questions.sort((a, b) => b.count - a.count || b.lastMs - a.lastMs || (a.term < b.term ? -1 : 1));
  return { items: questions.slice((page - 1) * limit, page * limit), total: questions.length };
}

/** The words of a question that are its topic: without stop words, unless it has no others. */
export function topicOf(term: string, languages: readonly Language[]): { words: readonly string[]; asked: Language } {
  const all = foldedWordsOf(term);
  const asked = languageOfQuestion(all, languages);
  const topical = all.filter((word) => !asked.isStopWord(word));
  return { words: [...new Set(topical.length > 0 ? topical : all)], asked };
}

/** Equal for questions that differ in stop words, forms of words and their order alone. */
export function meaningOf(term: string, languages: readonly Language[]): string {
  const { words, asked } = topicOf(term, languages);
  return [...new Set(words.map((word) => asked.stemOf(word)))].sort().join(" ");
}

function toSearch(counts: readonly TermCount[]): ZeroResultSearch {
  const wordings = counts
    .toSorted((a, b) => b.count - a.count || b.lastMs - a.lastMs || (a.term < b.term ? -1 : 1))
    .map(({ term }) => term);
  return {
    term: wordings[0] ?? "",
    wordings,
    count: counts.reduce((sum, { count }) => sum + count, 0),
    firstMs: Math.min(...counts.map(({ firstMs }) => firstMs)),
    lastMs: Math.max(...counts.map(({ lastMs }) => lastMs)),
  };
}
