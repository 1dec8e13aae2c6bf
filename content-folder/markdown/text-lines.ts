import { closesCode, openingMark } from "./code-fences.ts";
import { enterFrom, goOnWith, withSpaces } from "./containers.ts";
import type { Container } from "./containers.ts";
import { htmlEndOf } from "./html-blocks.ts";

/** A line of a text that is not in fenced code. */
export interface TextLine {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

const fence = new RegExp(`^ {0,3}${openingMark}`, "u");
const directiveEnd = /^ {0,3}:{3,} *$/;

/** Where the reading of a text stands, behind a line. */
interface Place {
  /** The quotes and items around. */
  around: readonly Container[];
  /** Those that are around instead where the line before goes on with a paragraph in them without their marks; null where that cannot be. */
  otherwise: readonly Container[] | null;
  /** The mark of the code that is open. */
  open: string | null;
  /** Whether the line may be one of a paragraph. */
  isParagraph: boolean;
  /** Whether it is the mark of an item and nothing else. */
  isBareItem: boolean;
  /** What ends the HTML that may be open: a blank line, or a line with this; null where none is. */
  html: RegExp | "blank" | null;
  /** Whether a formula of several lines may be open. */
  isFormula: boolean;
  hasDirectives: boolean;
  /** Whether from here on nothing is taken for code, since it may be none. */
  isUnsure: boolean;
}

/**
 * The lines outside of fenced code, also within quotes and items; of a line of code, only whether it is in a quote is left. Where a fence may be
 * none, it and all behind it counts as text: what is said here to be code never is parsed as text.
 */
export function textLines(text: string): readonly TextLine[] {
  const place: Place = {
    around: [],
    otherwise: null,
    open: null,
    isParagraph: false,
    isBareItem: false,
    html: null,
    isFormula: false,
    hasDirectives: text.includes(":::"),
    isUnsure: false,
  };
  return text.split(/\r\n?|\n/).map((own, index): TextLine => {
    const isCode = !place.isUnsure && readLine(place, withSpaces(own)) && !place.isUnsure;
    const left = place.around.some(({ kind }) => kind === "quote") ? ">" : "";
    return { text: isCode ? left : own, line: index + 1 };
  });
}

/** Whether a line ends a paragraph or a table: nothing stands in it, but perhaps the marks of quotes. */
export function isBlank(text: string): boolean {
  return /^[\s>]*$/.test(text);
}

/** Reads a line, and tells whether it is one of code, with its marks. */
function readLine(place: Place, line: string): boolean {
  const { depth, rest } = goOnWith(line, place.around);
  if (place.open !== null && depth === place.around.length) {
    if (closesCode(rest.replace(/^ {0,3}/, ""), place.open)) place.open = null;
    // The end of a directive ends the code in it too.
    else if (place.hasDirectives && directiveEnd.test(rest)) place.isUnsure = true;
    return true;
  }
  place.open = null;
  if (rest.trim() === "") return readBlank(place, depth);
  return readText(place, line, { depth, rest });
}

function readBlank(place: Place, depth: number): false {
  place.around = place.around.slice(0, place.isBareItem ? Math.min(depth, place.around.length - 1) : depth);
  if (place.html === "blank") place.html = null;
  Object.assign(place, { isParagraph: false, isBareItem: false });
  return false;
}

function readText(place: Place, line: string, { depth, rest }: ReturnType<typeof goOnWith>): boolean {
  const dropped = place.around.slice(depth);
  const entered = enterFrom(rest);
  const mark = fence.exec(entered.rest)?.groups?.["mark"];
  const isInText = place.isParagraph && !isSibling(dropped, entered.containers);
  const isDoubtful = place.html !== null || place.isFormula || (entered.isWeak && isInText);
  const other = otherOf(place, line, {
    depth,
    isLazy: isInText && dropped.length > 0 && entered.containers.length === 0,
  });
  if (mark !== undefined && (isDoubtful || other !== null)) place.isUnsure = true;
  const inside = [...place.around.slice(0, depth), ...entered.containers];
  place.around = isDoubtful ? place.around.slice(0, depth) : inside;
  place.otherwise = isDoubtful && entered.containers.length > 0 ? inside : other;
  place.open = mark ?? null;
  place.isBareItem = entered.containers.length > 0 && entered.rest.trim() === "";
  place.isParagraph = mark === undefined && !/^ {0,3}#{1,6}(?: |$)/.test(entered.rest);
  place.html = mark === undefined ? htmlEndOf(entered.rest, place.html) : null;
  if (/^ *\$\$/.test(entered.rest) && !/\$\$.*\$\$/.test(entered.rest)) place.isFormula = !place.isFormula;
  return mark !== undefined;
}

/** Whether a line begins the next item of a list: then a number or a bare mark suffices. */
function isSibling([left]: readonly Container[], [begun]: readonly Container[]): boolean {
  return left?.kind === "item" && begun?.kind === "item" && left.isOrdered === begun.isOrdered;
}

/** The deeper containers that a line may be in instead: those left by a line that may go on with a paragraph; null where there are none. */
function otherOf(
  { around, otherwise, isParagraph }: Place,
  line: string,
  { depth, isLazy }: { readonly depth: number; readonly isLazy: boolean },
): readonly Container[] | null {
  const known = otherwise ?? (isLazy ? around : null);
  if (known === null) return null;
  const other = goOnWith(line, known);
  if (other.depth > depth) return [...known.slice(0, other.depth), ...enterFrom(other.rest).containers];
  return isLazy || (isParagraph && enterFrom(line).containers.length === 0 && !fence.test(line)) ? known : null;
}
