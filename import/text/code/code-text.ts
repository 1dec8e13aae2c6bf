import { decoded } from "../attributes.ts";
import { destination } from "../pictures.ts";

/** Code of HTML within a line, in backticks; a link in it stays one. A sign behind a backslash is itself, as in all Markdown. */
export function codeText(inner: string): string {
  const link = /<a\s(?:[^<>]*\s)?href=(?:"([^"]*)"|'([^']*)')[^<>]*>([\s\S]*?)<\/a>/g;
  let at = 0;
  const pieces = [...inner.matchAll(link)].flatMap(({ 0: whole, 1: double, 2: single = "", 3: words = "", index }) => {
    const before = plainCode(inner.slice(at, index));
    at = index + whole.length;
    const code = plainCode(words);
    return [before, code === "" ? "" : `[${code}](${destination(decoded(double ?? single))})`];
  });
  return [...pieces, plainCode(inner.slice(at))].join("");
}

function plainCode(inner: string): string {
  const bare = inner.replaceAll(/\\[\s\S]|<\/?[A-Za-z][^<>]*>/g, (found) => (found.startsWith("\\") ? found : ""));
  const code = decoded(bare.replaceAll(/\{['"`](.*?)['"`]\}/g, "$1"))
    .replaceAll(/\\([!-/:-@[-`{-~])/g, "$1")
    .replaceAll(/\s+/g, " ");
  if (code.trim() === "") return "";
  const run = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const mark = "`".repeat(run + 1);
  const pad = run > 0 ? " " : "";
  return `${mark}${pad}${code.trim()}${pad}${mark}`;
}

/** A listing of HTML, as fenced code. */
export function listingOf(inner: string): readonly string[] {
  const [, language = ""] = /class(?:Name)?="[^"]*?language-([\w+-]+)/.exec(inner) ?? [];
  const code = decoded(inner.replaceAll(/<[^>]*>/g, ""))
    .replace(/^\s*\n|^\{`|`\}\s*$/g, "")
    .trimEnd();
  const fence = fenceAround(code);
  return [`${fence}${language}`, ...code.split("\n"), fence];
}

/** The backticks that code is fenced with: more than it has beside each other, and at least three. */
export function fenceAround(code: string): string {
  return "`".repeat(Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1);
}

/** Words between two marks; nothing where there are none. */
export function marked(mark: string, words: string): string {
  return words === "" ? "" : `${mark}${words}${mark}`;
}

/** Code in a line, up to the same run of backticks in the same paragraph; else the run alone. */
export function lengthOfCode(text: string, start: number): number {
  const [run = "`"] = /^`+/.exec(text.slice(start, start + 100)) ?? [];
  const paragraph = text.indexOf("\n\n", start);
  let end = text.indexOf(run, start + run.length);
  while (end !== -1 && (text[end + run.length] === "`" || text[end - 1] === "`"))
    end = text.indexOf(run, end + longestRun(text, end));
  return end === -1 || (paragraph !== -1 && end > paragraph) ? run.length : end + run.length - start;
}

function longestRun(text: string, start: number): number {
  let length = 1;
  while (text[start + length] === "`") length += 1;
  return length;
}
