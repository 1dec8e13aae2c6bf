import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "./database.ts";
import { distanceOf, maxDistanceFor, swapsOf, trigramsOf } from "./spelling.ts";

/** The words of all texts, for those who mistype one. */
export interface Vocabulary {
  /** Takes in what changed in the index. Work is done in short steps, so that others are answered in between. */
  refresh(): Promise<void>;
  /** Whether a word stands in a text; with `asPrefix`, whether one begins so. */
  knows(word: string, asPrefix: boolean): boolean;
  /** The closest known word, the more frequent of two equally close; null when none is close enough. */
  correct(word: string, options?: CorrectOptions): string | null;
  /** Whether a word tells what a text is about: those that stand in many texts do not, nor do short ones that are not rare. */
  readonly tells: (word: string) => boolean;
  /** Ends a refresh at its next step. */
  stop(): void;
}

export interface CorrectOptions {
  /** The word may be the beginning of a longer one. */
  readonly isUnfinished?: boolean;
  /** Words that are right though no text has them. */
  readonly further?: readonly string[];
}

const TermRow = z.object({ term: z.string() });
const CandidateRow = z.object({ term: z.string(), documents: z.number().nullable() });
const FrequencyRow = z.object({ documents: z.number(), total: z.number() }).optional();
const shortestTelling = 3;
/** Of a few texts, many may be about the same. */
const fewDocuments = 10;
const termsPerStep = 500;
const maxCandidates = 400;
const shortestCorrected = 3;
const longestCorrected = 40;
/** The beginning of a word says little: only a longer one is taken for a misspelt beginning. */
const shortestUnfinished = 5;
const afterAllLetters = "\u{10FFFF}";

/** The vocabulary of the `search` table, kept beside it in an index of trigrams. */
export function createVocabulary(database: DatabaseSync): Vocabulary {
  const next = database.prepare("SELECT term FROM search_terms WHERE term > ? ORDER BY term LIMIT ?");
  const saveTerm = database.prepare("INSERT OR IGNORE INTO vocabulary (term) VALUES (?)");
  const saveTrigram = database.prepare("INSERT OR IGNORE INTO vocabulary_trigrams (trigram, term) VALUES (?, ?)");
  const known = database.prepare("SELECT term FROM search_terms WHERE term >= ? AND term <= ? LIMIT 1");
  const candidates = database.prepare(
    `SELECT term, (SELECT doc FROM search_terms WHERE search_terms.term = shared.term) AS documents
     FROM (SELECT term, count(*) AS trigrams FROM vocabulary_trigrams
           WHERE trigram IN (SELECT value FROM json_each(?)) AND length(term) BETWEEN ? AND ?
           GROUP BY term ORDER BY trigrams DESC LIMIT ?) AS shared`,
  );
  const stopping = new AbortController();

  const saveStep = (terms: readonly string[]): void => {
    inTransaction(database, () => {
      for (const term of terms.filter(isCorrectable)) {
        if (saveTerm.run(term).changes === 0) continue;
        for (const trigram of trigramsOf(term)) saveTrigram.run(trigram, term);
      }
    });
  };
  return {
    refresh: async () => {
      let last = "";
      while (!stopping.signal.aborted) {
        const terms = z.array(TermRow).parse(next.all(last, termsPerStep)).map(({ term }) => term);
        saveStep(terms);
        last = terms.at(-1) ?? "";
        if (terms.length < termsPerStep) return;
        await setImmediate();
      }
    },
    knows: (word, asPrefix) => known.get(word, asPrefix ? word + afterAllLetters : word) !== undefined,
    correct: (word, { isUnfinished = false, further = [] } = {}) => {
      const max = maxDistanceFor(word);
      if (max === 0 || !isCorrectable(word)) return null;
      const trigrams = JSON.stringify([...new Set([word, ...swapsOf(word)].flatMap(trigramsOf))]);
      const ofLength = (longest: number): readonly Candidate[] =>
        z.array(CandidateRow).parse(candidates.all(trigrams, word.length - max, longest, maxCandidates)).filter(isInUse);
      const whole = closest([...ofLength(word.length + max), ...further.map((term) => ({ term, documents: 0 }))], max, (term) => distanceOf(word, term, max));
      if (whole !== null || !isUnfinished || word.length < shortestUnfinished) return whole;
      return closest(ofLength(longestCorrected), 1, (term) => distanceOfBeginning(word, term));
    },
    tells: createTells(database),
    stop: () => {
      stopping.abort();
    },
  };
}

function createTells(database: DatabaseSync): Vocabulary["tells"] {
  const frequency = database.prepare("SELECT doc AS documents, (SELECT coalesce(sum(count), 0) FROM navigation_groups WHERE kind = 'type') AS total FROM search_terms WHERE term = ?");
  return (word) => {
    if (word.length < shortestTelling) return false;
    const { documents, total } = FrequencyRow.parse(frequency.get(word)) ?? { documents: 0, total: 0 };
    return documents <= Math.max(total / 3, word.length > shortestTelling ? fewDocuments : 0);
  };
}

/** Numbers and names with digits in them mean what they say: `ipv4` is no misspelt `ipv6`. */
function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrected && word.length <= longestCorrected && !/[\p{N}\p{Co}]/u.test(word);
}

interface Candidate {
  readonly term: string;
  /** How many documents have it. */
  readonly documents: number;
}

/** A term that no text holds any more has no frequency. */
function isInUse(row: z.infer<typeof CandidateRow>): row is Candidate {
  return row.documents !== null;
}

function closest(candidates: readonly Candidate[], max: number, distanceTo: (term: string) => number): string | null {
  const ranked = candidates
    .map(({ term, documents }) => ({ term, documents, distance: distanceTo(term) }))
    .filter(({ distance }) => distance > 0 && distance <= max)
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents || (a.term < b.term ? -1 : 1));
  return ranked[0]?.term ?? null;
}

/** How far a word is from the beginning of a longer one, where that is at most one change. */
function distanceOfBeginning(word: string, term: string): number {
  const lengths = [word.length - 1, word.length, word.length + 1];
  return Math.min(...lengths.map((length) => distanceOf(word, term.slice(0, length), 1)));
}
