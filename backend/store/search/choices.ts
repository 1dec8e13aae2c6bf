import type { Language } from "./language/language.ts";
import { meaningOf } from "./searched-topics.ts";
import { createDistinctVisitors } from "./distinct-visitors.ts";
import { toTerm } from "./zero-result-terms.ts";

/** What somebody did with the results of a search. */
export interface SearchChoice {
  readonly term: string;
  /** The document that the search led to; null if it led to none. */
  readonly slug: string | null;
  /** A keyed hash of the visitor's address: kept in memory until the day is over, and never stored. */
  readonly voter: string;
  readonly atMs: number;
}

/** What searches led to. */
export interface SearchChoiceStore {
  /** Counts one choice; the same one of the same visitor counts once a day. */
  note(choice: SearchChoice): Promise<void>;
  /** For questions of a meaning, how much each document was what they led to, 0 to 1; only after enough different days. */
  evidenceFor(meaning: string): Promise<Evidence>;
}

/** By the slugs of documents. */
export type Evidence = ReadonlyMap<string, number>;

/** Nothing is known of what a question led to. */
export const noEvidence: Evidence = new Map();

/** On how many days a question led to a document. */
export interface ChosenDays {
  readonly slug: string;
  readonly days: number;
}

/** Where choices are stored: days alone, no visitors. */
export interface ChoiceRows {
  /** Adds a day, unless it is the last one already. */
  addDay(question: string, slug: string, day: number): Promise<void>;
  /** Those with a day since `since`. */
  daysOf(question: string, since: number): Promise<readonly ChosenDays[]>;
}

/** What one visitor does counts nothing: a day counts when this many did the same. */
const fewestVoices = 2;
/** Fewer days are no evidence. */
const fewestDays = 5;
/** What nobody has chosen for so long is forgotten. */
export const daysKept = 180;
/** Of more questions with documents, those of the fewest days are forgotten. */
export const mostChoices = 20_000;

const msPerDay = 86_400_000;

interface ChoiceParts {
  readonly rows: ChoiceRows;
  readonly languages: () => Promise<readonly Language[]>;
  readonly noteAbandoned: (term: string, atMs: number) => void;
  /** Whether the site learns at all. */
  readonly isOn: () => Promise<boolean>;
  readonly now?: () => number;
}

/** Counts what searches led to, by what they mean. */
export function createSearchChoices(parts: ChoiceParts): SearchChoiceStore {
  const { rows, languages, noteAbandoned, isOn, now = Date.now } = parts;
  const voices = createDistinctVisitors();
  return {
    note: async ({ term, slug, voter, atMs }) => {
      const kept = toTerm(term);
      if (kept === null || !(await isOn())) return;
      const day = dayOf(atMs);
      const question = meaningOf(kept, await languages());
      const count = voices.add(JSON.stringify([question, slug]), voter, day);
      if (count === null) return;
      if (slug === null) noteAbandoned(kept, atMs);
      else if (count === fewestVoices) await rows.addDay(question, slug, day);
    },
    evidenceFor: async (meaning) => {
      if (!(await isOn())) return noEvidence;
      return toEvidence(await rows.daysOf(meaning, dayOf(now()) - daysKept));
    },
  };
}

function dayOf(ms: number): number {
  return Math.floor(ms / msPerDay);
}

function toEvidence(chosen: readonly ChosenDays[]): Evidence {
  const all = chosen.reduce((sum, { days }) => sum + days, 0);
  const enough = chosen.filter(({ days }) => days >= fewestDays);
  return new Map(enough.map(({ slug, days }) => [slug, days / all]));
}
