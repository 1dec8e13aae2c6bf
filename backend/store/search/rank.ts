import type { DocumentFacts, DocumentSection } from "../documents.ts";
import { type Hit, type Matcher, createMatcher } from "./matcher.ts";
import type { Question } from "./question.ts";
import { plainText } from "./search-texts.ts";

/** A document as it is ranked. */
export interface Candidate {
  readonly id: number;
  readonly document: DocumentFacts;
  readonly sections: readonly DocumentSection[];
}

/** A candidate with its evidence. */
export interface Ranked {
  readonly id: number;
  readonly score: number;
  /** The share of the question's weight that it covers, 0 to 1. */
  readonly covered: number;
}

/** How rare the words of a question are, by their place in it: rare words say more. */
export type Rarities = readonly number[];

/** The types that answer a form of question best. */
export type PreferredTypes = ReadonlySet<string>;

/** The weight of a hit by field, and how much a long field is held against its hits. */
const fields = {
  subject: { weight: 6, byLength: 0.5 },
  headings: { weight: 2.5, byLength: 0.6 },
  keywords: { weight: 5, byLength: 0.2 },
  description: { weight: 3, byLength: 0.5 },
  tags: { weight: 2, byLength: 0.3 },
  body: { weight: 1, byLength: 0.7 },
} as const;
type Field = keyof typeof fields;
const fieldNames = ["subject", "headings", "keywords", "description", "tags", "body"] as const satisfies readonly Field[];

/** The number of hits from which more say little. */
const saturation = 2;
export const layers = { coverage: 0.5, near: 0.35, section: 0.5, title: 0.6, literal: 0.5, type: 0.15 };
const nearWords = 6;

/** A text of a field with its hits. */
interface ReadText {
  readonly field: Field;
  readonly hits: readonly Hit[];
  readonly length: number;
}

interface ReadCandidate {
  readonly candidate: Candidate;
  readonly texts: readonly ReadText[];
  readonly lengths: Readonly<Record<Field, number>>;
  /** The hits of each section with those of its heading. */
  readonly sections: readonly (readonly Hit[])[];
}

/** Ranks documents by what they have of a question, best first; equal ones newest first. */
export function rankCandidates(
  candidates: readonly Candidate[],
  question: Question,
  rarities: Rarities,
  preferred: PreferredTypes,
): readonly Ranked[] {
  const matcher = createMatcher(question.terms);
  const read = candidates.map((candidate) => readCandidate(candidate, matcher));
  const averages = averagesOf(read);
  return read
    .map((one) => ({ ...rank(one, question, rarities, averages, preferred), document: one.candidate.document }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        compare(b.document.datePublished ?? "", a.document.datePublished ?? "") ||
        compare(a.document.slug, b.document.slug),
    )
    .map(({ id, score, covered }) => ({ id, score, covered }));
}

function readCandidate(candidate: Candidate, matcher: Matcher): ReadCandidate {
  const { document, sections } = candidate;
  const read = (field: Field, text: string): ReadText => ({ field, ...matcher.read(text) });
  const headings = sections.map(({ heading }) => read("headings", heading ?? ""));
  const bodies = sections.map(({ text }) => read("body", text));
  const texts = [
    read("subject", plainText(document.subject)),
    ...headings,
    ...document.keywords.map((keyword) => read("keywords", keyword)),
    read("description", `${plainText(document.metaDescription)}\n${plainText(document.description)}`),
    read("tags", document.tags.map(({ name }) => name).join("\n")),
    ...bodies,
  ];
  return {
    candidate,
    texts,
    lengths: lengthsOf(texts),
    sections: bodies.map(({ hits }, place) => [...(headings[place]?.hits ?? []), ...hits]),
  };
}

function lengthsOf(texts: readonly ReadText[]): Record<Field, number> {
  const lengths = { subject: 0, headings: 0, keywords: 0, description: 0, tags: 0, body: 0 };
  for (const { field, length } of texts) lengths[field] += length;
  return lengths;
}

function averagesOf(read: readonly ReadCandidate[]): Record<Field, number> {
  const averages = { subject: 1, headings: 1, keywords: 1, description: 1, tags: 1, body: 1 };
  for (const field of fieldNames)
    averages[field] = Math.max(1, read.reduce((sum, { lengths }) => sum + lengths[field], 0) / Math.max(1, read.length));
  return averages;
}

function rank(
  read: ReadCandidate,
  question: Question,
  rarities: Rarities,
  averages: Readonly<Record<Field, number>>,
  preferred: PreferredTypes,
): Ranked {
  const total = sum(rarities);
  const best = bestHits(read.texts.flatMap(({ hits }) => hits), rarities.length);
  const covered = weigh(best, rarities) / total;
  const bySection = Math.max(0, ...read.sections.map((hits) => weigh(bestHits(hits, rarities.length), rarities))) / total;
  const evidence =
    byWords(read, rarities, averages) +
    total * (layers.near * nearness(read.texts, rarities) + layers.section * bySection * covered) +
    total * (layers.title * titleShare(read.texts) * covered + layers.literal * literalShare(read.candidate, question));
  const isPreferred = preferred.has(read.candidate.document.docType);
  const score = evidence * (1 - layers.coverage + layers.coverage * covered) * (isPreferred ? 1 + layers.type : 1);
  return { id: read.candidate.id, score, covered };
}

/** BM25F: the hits of a word in all fields, each by the field's weight and length, saturate together. */
function byWords(read: ReadCandidate, rarities: Rarities, averages: Readonly<Record<Field, number>>): number {
  const frequencies = rarities.map(() => 0);
  for (const { field, hits } of read.texts) {
    const { weight, byLength } = fields[field];
    const perHit = weight / (1 - byLength + (byLength * read.lengths[field]) / averages[field]);
    for (const hit of hits)
      for (const part of hit.term.parts) frequencies[part] = (frequencies[part] ?? 0) + perHit * hit.term.weight;
  }
  return sum(frequencies.map((frequency, part) => ((rarities[part] ?? 0) * frequency) / (frequency + saturation)));
}

/** The share of neighbouring words of the question that are close to each other somewhere: most where they follow each other. */
function nearness(texts: readonly ReadText[], rarities: Rarities): number {
  if (rarities.length < 2) return 0;
  const best = rarities.map(() => 0);
  for (const { hits } of texts)
    for (const [index, hit] of hits.entries())
      for (let next = index + 1; next < hits.length; next += 1) {
        const other = hits[next];
        if (other === undefined || other.position - hit.position > nearWords) break;
        notePair(best, hit, other);
      }
  const pairs = rarities.slice(1).map((rarity, index) => Math.min(rarity, rarities[index] ?? 0));
  return sum(pairs.map((pair, index) => pair * (best[index] ?? 0))) / Math.max(sum(pairs), Number.EPSILON);
}

function notePair(best: number[], hit: Hit, other: Hit): void {
  const between = other.position - hit.position;
  for (const first of hit.term.parts)
    for (const second of other.term.parts) {
      if (Math.abs(first - second) !== 1) continue;
      const inOrder = second > first ? 1 : 0.7;
      const value = (hit.term.weight * other.term.weight * inOrder) / Math.max(1, between);
      best[Math.min(first, second)] = Math.max(best[Math.min(first, second)] ?? 0, value);
    }
}

/** The share of the subject's words that are hits. */
function titleShare(texts: readonly ReadText[]): number {
  const subject = texts.find(({ field }) => field === "subject");
  if (subject === undefined || subject.length === 0) return 0;
  return Math.min(1, sum(subject.hits.map(({ term }) => term.words.length * term.weight)) / subject.length);
}

function literalShare({ document, sections }: Candidate, { literals }: Question): number {
  if (literals.length === 0) return 0;
  const texts = [document.subject, document.description ?? "", ...sections.flatMap(({ heading, text }) => [heading ?? "", text])];
  const lower = texts.map((text) => text.toLowerCase());
  return literals.filter((literal) => lower.some((text) => text.includes(literal))).length / literals.length;
}

/** The weight of the best hit of each word. */
function bestHits(hits: readonly Hit[], parts: number): readonly number[] {
  const best = Array.from({ length: parts }, () => 0);
  for (const { term } of hits) for (const part of term.parts) best[part] = Math.max(best[part] ?? 0, term.weight);
  return best;
}

function weigh(best: readonly number[], rarities: Rarities): number {
  return sum(best.map((weight, part) => weight * (rarities[part] ?? 0)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
