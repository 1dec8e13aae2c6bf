import { dashesIn } from "./dashes.ts";
import type { QuotationMarks } from "./quotation-marks.ts";
import type { Replacement } from "./replacement.ts";

/** Stands for what is part of a sentence and no words: code, a picture, a formula. */
export const opaque = "\uFFFC";

/** What stands before words that begin: nothing, a space, a bracket that is no call of a function, a dash, another opening mark. */
const begins = /(?:^|[\s–—«„“‘‚¿¡]|(?<![\p{L}\p{N}_)\]])[([]|--)$/u;
/** The article of a French or Italian word in quotation marks. */
const elided = /\p{L}['’]$/u;
/** What stands behind words that end. */
const ends = /^(?:$|[^\p{L}\p{N}_=])/u;
/** Whatever comes before it, a mark before this is a closing one if there is one to close. */
const certainEnd = /^[.,;:!?)\]]/;

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

/** A mark with what is around it. */
interface Mark extends Opened {
  readonly before: string;
  readonly behind: string;
}

function quotesIn(run: string, { double, single }: QuotationMarks): readonly Replacement[] {
  const apostrophes: Replacement[] = [];
  const pairs: Readonly<Record<string, Replacement[]>> = { '"': [], "'": [] };
  /** The kinds of marks that code in the run has: nothing of that kind is certain there, but within words. */
  const inCode = new Set<string>();
  const opened: Opened[] = [];
  const printElisions = (left: readonly Opened[]): void => {
    for (const { at } of left.filter((one) => isElision(run, one))) pairs["'"]?.push({ at, length: 1, text: "’" });
  };
  for (const { 0: mark, index: at } of run.matchAll(/["']/g)) {
    const isNested = opened.at(-1)?.at === at - 1;
    const found = {
      at,
      mark,
      before: isNested ? "" : run.slice(Math.max(0, at - 2), at),
      behind: run.slice(at + 1, at + 3),
    };
    const partner = opened.findLastIndex((other) => other.mark === mark);
    if (isApostrophe(found)) apostrophes.push({ at, length: 1, text: "’" });
    else if (closes(found) && partner >= 0 && (!opens(found) || certainEnd.test(found.behind))) {
      const [first, ...left] = opened.splice(partner);
      const from = first?.at ?? at;
      const [opening, closing] = mark === '"' ? double : single;
      // Nothing between them: the empty string of a program.
      if (at - from > 1) pairs[mark]?.push({ at: from, length: 1, text: opening }, { at, length: 1, text: closing });
      printElisions(left);
    } else if (opens(found)) {
      opened.push(found);
      if (opened.length > mostOpened) opened.shift();
    } else if (mark === "'" && /\p{L}$/u.test(found.before) && closes(found)) {
      pairs["'"]?.push({ at, length: 1, text: "’" });
    } else if (isOfCode(found)) inCode.add(mark);
  }
  printElisions(opened);
  return [...apostrophes, ...["'", '"'].flatMap((mark) => (inCode.has(mark) ? [] : (pairs[mark] ?? [])))];
}

function opens({ mark, before, behind }: Mark): boolean {
  return /^\S/u.test(behind) && (begins.test(before) || (mark === '"' && elided.test(before)));
}

function closes({ before, behind }: Mark): boolean {
  return /\S$/u.test(before) && ends.test(behind);
}

/** Within a word, or before the s of a possessive, whatever it is the possessive of. */
function isApostrophe({ mark, before, behind }: Mark): boolean {
  if (mark !== "'") return false;
  if (/\p{L}$/u.test(before) && /^\p{L}/u.test(behind)) return true;
  return /[\p{N}\uFFFC)\]#+"”]$/u.test(before) && /^s(?![\p{L}\p{N}_'])/u.test(behind);
}

/** Words on both sides of it, and no place of a mark: `key="value"`, `f('x')`. Behind a digit it is a measure. */
function isOfCode({ before, behind }: Mark): boolean {
  return /\S$/u.test(before) && !/\p{N}$/u.test(before) && /^[^\s.,;:!?)\]]/u.test(behind);
}

/** @example isElision("the '90s", { at: 4, mark: "'" }) // true */
function isElision(run: string, { at, mark }: Opened): boolean {
  return mark === "'" && /^(?:\d\ds?\b|\p{Ll}|T(?:is|was)\b)/u.test(run.slice(at + 1, at + 5));
}
