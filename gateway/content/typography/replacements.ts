import type { QuotationMarks } from "./quotation-marks.ts";

/** Characters of a text, and what stands in their place. */
export interface Replacement {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** Stands for what is part of a sentence and no words: code, a picture, a formula. */
export const opaque = "\uFFFC";

/** What stands before words that begin: nothing, a space, a bracket that is no call of a function, a dash, another opening mark. */
const begins = /(?:^|[\s–—/«„“‘‚]|(?<![\p{L}\p{N}_)\]])[([]|--)$/u;
/** What stands behind words that end. */
const ends = /^(?:$|[^\p{L}\p{N}_=])/u;

/**
 * What a writer's straight quotation marks, apostrophes, and dashes of two or three hyphens become in a run of text. Only marks that are a pair
 * are replaced; those of code, feet and inches, and options of commands (`--dry-run`) stay. `marks` null: quotation marks stay.
 */
export function replacementsIn(run: string, marks: QuotationMarks | null): readonly Replacement[] {
  return [...(marks === null ? apostrophesIn(run) : quotesIn(run, marks)), ...dashesIn(run)].sort(
    (a, b) => a.at - b.at,
  );
}

/** A part of a run that begins at `from`, with the replacements that lie in it. */
export function replaceIn(part: string, from: number, replacements: readonly Replacement[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { at, length, text } of replacements) {
    pieces.push(part.slice(end, at - from), text);
    end = at - from + length;
  }
  return pieces.join("") + part.slice(end);
}

const inWord = /(?<=\p{L})'(?=\p{L})/gu;

function apostrophesIn(run: string): readonly Replacement[] {
  return Array.from(run.matchAll(inWord), ({ index }) => ({ at: index, length: 1, text: "’" }));
}

/** Marks that opened longer ago, before as many others, are no part of a pair. */
const mostOpened = 16;

/** A mark that may open. */
interface Opened {
  readonly at: number;
  readonly mark: string;
}

function quotesIn(run: string, { double, single }: QuotationMarks): readonly Replacement[] {
  const replaced: Replacement[] = [];
  const opened: Opened[] = [];
  const replace = (at: number, text: string): number => replaced.push({ at, length: 1, text });
  const printElisions = (left: readonly Opened[]): void => {
    for (const { at } of left.filter((one) => isElision(run, one))) replace(at, "’");
  };
  for (const { 0: mark, index: at } of run.matchAll(/["']/g)) {
    const before = run.slice(Math.max(0, at - 2), at);
    const behind = run.slice(at + 1, at + 3);
    const opens = begins.test(opened.at(-1)?.at === at - 1 ? "" : before) && /^\S/u.test(behind);
    const partner = opens ? -1 : opened.findLastIndex((other) => other.mark === mark);
    if (opens) {
      opened.push({ at, mark });
      if (opened.length > mostOpened) printElisions(opened.splice(0, 1));
    } else if (mark === "'" && /\p{L}$/u.test(before) && /^\p{L}/u.test(behind)) replace(at, "’");
    else if (!/\S$/u.test(before) || !ends.test(behind)) continue;
    else if (partner >= 0) {
      const [first, ...left] = opened.splice(partner);
      const from = first?.at ?? at;
      const pair = mark === '"' ? double : run.slice(from, at) === "'n" ? (["’", "’"] as const) : single;
      replace(from, pair[0]);
      replace(at, pair[1]);
      printElisions(left);
    } else if (mark === "'" && /\p{L}$/u.test(before)) replace(at, "’");
  }
  printElisions(opened);
  return replaced;
}

/** @example isElision("the '90s", { at: 4, mark: "'" }) // true */
function isElision(run: string, { at, mark }: Opened): boolean {
  return mark === "'" && /^(?:\d\ds?\b|\p{Ll}|T(?:is|was)\b)/u.test(run.slice(at + 1, at + 5));
}

/** Between words, with or without spaces, or at the beginning of a line: two hyphens are an en dash, three an em dash. */
const dash = /(?<=^|\n|\s)(?<!\S)-{2,3}(?=\s)|(?<=[\p{L}\p{N}”’"'.,;:?)\uFFFC])-{2,3}(?=[\p{L}\p{N}“‘"'(\uFFFC])/gu;

function dashesIn(run: string): readonly Replacement[] {
  return Array.from(run.matchAll(dash), ({ 0: { length }, index }) => ({
    at: index,
    length,
    text: length === 2 ? "–" : "—",
  }));
}
