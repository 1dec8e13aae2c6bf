import type { Replacement } from "./replacement.ts";

/** Addresses, names of files, and names with a punycode label or two underscores. */
const isName = /[/@\\]|(?:^|\.)xn--|__|\.[\p{L}\p{N}]/u;
/** A range of numbers, or three hyphens between words. */
const joined = /(?<=\p{N})--(?=\p{N})|(?<=[\p{L}\p{N}”’"'.?)\uFFFC])---(?=[\p{L}\p{N}“‘"'(\uFFFC])/gu;
/** Somebody writes of a command. */
const option = /(?<!\S)--\w/;

/**
 * Two hyphens between spaces or numbers become an en dash, three between spaces or words an em dash. Two between words stay, since names have them
 * (`btn--primary`), and so do all where an option of a command is.
 */
export function dashesIn(run: string): readonly Replacement[] {
  if (option.test(run)) return [];
  return Array.from(run.matchAll(/[^\s]+/gu)).flatMap(({ 0: word, index }) => dashesOf(run, word, index));
}

function dashesOf(run: string, word: string, from: number): readonly Replacement[] {
  if (word === "--" || word === "---")
    return from + word.length < run.length ? [{ at: from, length: word.length, text: dashOf(word) }] : [];
  if (!word.includes("--") || isName.test(word)) return [];
  return Array.from(word.matchAll(joined), ({ 0: hyphens, index }) => ({
    at: from + index,
    length: hyphens.length,
    text: dashOf(hyphens),
  }));
}

function dashOf(hyphens: string): string {
  return hyphens.length === 2 ? "–" : "—";
}
