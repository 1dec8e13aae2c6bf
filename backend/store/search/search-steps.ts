import { createCandidateMemo } from "./ranking/candidate-memo.ts";
import type { CandidateMemo } from "./ranking/candidate-memo.ts";
import type { SearchIndex } from "./candidates.ts";
import { countedMax, findCandidates, frequenciesOf, rankedMax } from "./candidates.ts";
import { noEvidence } from "./choices.ts";
import type { Evidence } from "./choices.ts";
import { createClosest } from "./closest-documents.ts";
import { facetedMax, isFaceted, narrowResults } from "./facets/narrowed.ts";
import type { NarrowedResults } from "./facets/narrowed.ts";
import type { Vocabulary } from "./question/correction.ts";
import { correctedTermOf } from "./question/corrected-term.ts";
import { correctionsOf } from "./question/corrections.ts";
import type { Language } from "./language/language.ts";
import { meaningOf } from "./searched-topics.ts";
import { twoWords } from "./question/query.ts";
import type { CountPart } from "./question/other-spacing.ts";
import { asWrittenOnly, maxTermLength, readQuestion, toQuery } from "./question/question.ts";
import type { Question } from "./question/question.ts";
import { literalShares, noLiterals } from "./ranking/literal-shares.ts";
import { rankCandidates } from "./ranking/rank.ts";
import type { Ranked } from "./ranking/rank.ts";
import type { SearchRequest, SearchResults, SearchStore } from "./search.ts";
import { spokenFor } from "./question/spoken.ts";
import type { Synonyms } from "./question/synonyms.ts";
import { topicWordsOf } from "./question/topic-words.ts";

/** The dependencies of a search. */
export interface SearchParts {
  readonly index: SearchIndex;
  readonly vocabulary: Vocabulary;
  readonly synonyms: () => Promise<Synonyms>;
  /** That of the site. */
  readonly language: () => Promise<Language>;
  /** What questions of a meaning led to; for a store that does not learn, nothing. */
  readonly evidenceFor?: (meaning: string) => Promise<Evidence>;
}

/** With the documents that were ranked last. */
interface RememberingParts extends SearchParts {
  readonly memo: CandidateMemo;
}

const nothing: SearchResults = { items: [], total: 0, correctedTerm: null, synonyms: [] };

/** Documents that cover less of a question than this share of what the best one covers are no results. */
const leastCovered = { ofFewWords: 0.5, ofMany: 0.2 };

/** The search over all texts: the store finds candidates, and `rankCandidates` puts them in order, the same for every store. */
export function createSearchStore(given: SearchParts): SearchStore {
  const parts = { ...given, memo: createCandidateMemo(given.index) };
  const find: SearchStore["find"] = async (request) => {
    const asked = { ...request, term: request.term.slice(0, maxTermLength) };
    return asked.purpose === "message" ? findAbout(parts, asked) : findAnswers(parts, asked);
  };
  return { find, closest: createClosest({ ...given, find }) };
}

async function findAnswers(parts: RememberingParts, request: SearchRequest): Promise<SearchResults> {
  const isNarrowed = isFaceted(request);
  const whole = await orderAnswers(parts, isNarrowed ? { ...request, docType: null } : request);
  if (whole === null) return nothing;
  const { question, corrections } = whole;
  const { ids, total, facets } = isNarrowed ? await narrow(parts, request, whole) : { ...whole, facets: null };
  const shown = request.page * request.limit;
  const items = await parts.index.readFound(ids.slice(shown - request.limit, Math.min(shown, total)), question.terms);
  return {
    items,
    total,
    correctedTerm: correctedTermOf(request.term, corrections, items),
    synonyms: question.synonyms,
    facets,
  };
}

/** Narrows the answers of all types. Those that were not listed for the ranking follow in the order of the store. */
async function narrow(parts: RememberingParts, request: SearchRequest, whole: Answers): Promise<NarrowedResults> {
  const { ids, total, question, isListed } = whole;
  const more = isListed
    ? []
    : await parts.index.list(toQuery(question, "all"), { ...request, docType: null }, facetedMax, total);
  return narrowResults(
    parts.index,
    request,
    { ids: [...new Set([...ids, ...more])], total },
    async () => (await orderAnswers(parts, request, facetedMax)) ?? { ids: [], total: 0 },
  );
}

/** What answers a question. */
interface Answers extends Pick<Read, "corrections"> {
  readonly question: Question;
  /** In order, at least as many as are shown; some may be beyond the total. */
  readonly ids: readonly number[];
  /** The same on every page. */
  readonly total: number;
  /** Whether the ids are those of all documents with all words. */
  readonly isListed: boolean;
}

/**
 * The one order of what answers a question, wherever it is asked; the words of an address are no question. Lists at least `fewest` of the documents
 * with all words, where there are so many.
 */
async function orderAnswers(parts: RememberingParts, request: SearchRequest, fewest = 0): Promise<Answers | null> {
  const read = await (request.isExact ? readExactly : readGenerously)(parts, request);
  const { question, corrections, all: languages } = read;
  if (question === null) return null;
  const { index } = parts;
  const all = toQuery(question, "all");
  const count = await index.count(all, request);
  const isLarge = (await parts.vocabulary.countAll()) > rankedMax;
  const listedAlways = isLarge ? rankedAtMost.ofLarge : rankedAtMost.ofSmall;
  const most = Math.max(request.page * request.limit + listedAlways, fewest);
  const complete = count === 0 ? [] : await index.list(all, request, Math.min(countedMax, most), count);
  const ranked = await rankFor(parts, { question, all: languages }, request, complete);
  const isShort = question.parts.length < 3 && request.purpose === "search";
  const least = isShort ? leastCovered.ofFewWords : leastCovered.ofMany;
  const kept = ranked.filter(({ covered }) => covered >= least * Math.max(...ranked.map((one) => one.covered)));
  // Where not every page lists all of them, their number is the total, and those that the ranking leaves out come last.
  const isCounted = count > listedAlways;
  const seen = new Set((isCounted ? kept : ranked).map(({ id }) => id));
  const rest = complete.filter((id) => !seen.has(id));
  const total = isCounted ? Math.max(count, kept.length) : kept.length + rest.length;
  const ids = [...kept.map(({ id }) => id), ...rest];
  return total === 0 ? null : { question, corrections, ids, total, isListed: complete.length >= count };
}

interface Read {
  readonly question: Question | null;
  readonly corrections: ReadonlyMap<string, string>;
  /** The languages that texts are in. */
  readonly all: readonly Language[];
}

async function readGenerously(parts: RememberingParts, request: SearchRequest): Promise<Read> {
  const synonyms = await parts.synonyms();
  const spoken = await spokenFor(request, await parts.language(), parts.vocabulary);
  const countPart: CountPart = (part) =>
    parts.index.count({ needs: "all", parts: [part], terms: [] }, { docType: null });
  const { corrections, splits } = await correctionsOf(request.term, { ...parts, spoken, synonyms, countPart });
  const isUnfinished = request.purpose === "search";
  const known = { ...parts, spoken, synonyms, corrections, splits, isUnfinished };
  return { question: await readQuestion(request.term, known), corrections, all: spoken.all };
}

async function readExactly(parts: RememberingParts, request: SearchRequest): Promise<Read> {
  const spoken = await spokenFor(request, await parts.language(), parts.vocabulary);
  return {
    question: await readQuestion(request.term, { ...asWrittenOnly, spoken }),
    corrections: new Map(),
    all: spoken.all,
  };
}

/** More than are ever ranked, on small sites and on large ones, so that all complete documents beyond the ranked ones are listed too. */
const rankedAtMost = { ofSmall: 300, ofLarge: 100 };

async function rankFor(
  { index, vocabulary, memo, language, evidenceFor }: RememberingParts,
  { question, all }: { readonly question: Question; readonly all: readonly Language[] },
  request: SearchRequest,
  complete: readonly number[],
): Promise<readonly Ranked[]> {
  const isAsked = request.purpose !== "address" && request.isExact !== true && evidenceFor !== undefined;
  const [evidence, frequencies] = await Promise.all([
    isAsked ? evidenceFor(meaningOf(request.term, all)) : noEvidence,
    frequenciesOf(question, index, vocabulary),
  ]);
  const ids = await findCandidates(question, frequencies, index, request, complete);
  const candidates = await memo.read(ids);
  const typed = question.literals;
  const literals = typed.length === 0 ? noLiterals : literalShares(await index.readCandidates(ids), typed);
  const { rarities } = frequencies;
  return rankCandidates(candidates, question, { rarities, evidence, literals }, await language());
}

/** The documents that a message may be about: those with two of its distinctive words outside their bodies, in the order of a search for it. */
async function findAbout(parts: RememberingParts, request: SearchRequest): Promise<SearchResults> {
  const query = twoWords(await topicWordsOf(request.term, parts.vocabulary));
  if (query === null) return nothing;
  const total = await parts.index.count(query, request);
  if (total === 0) return nothing;
  const shown = request.page * request.limit;
  const about = await parts.index.list(query, request, Math.max(shown, rankedAtMost.ofSmall), total);
  const answers = await orderAnswers(parts, { ...request, purpose: "search" });
  const isAbout = new Set(about);
  const ids = new Set([...(answers?.ids ?? []).filter((id) => isAbout.has(id)), ...about]);
  const page = [...ids].slice(shown - request.limit, shown);
  return { ...nothing, items: await parts.index.readFound(page, query.terms), total };
}
