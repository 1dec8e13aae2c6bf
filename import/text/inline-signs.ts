import { directive } from "./directives.ts";

/** Extensions of Python-Markdown by which signs within a line say how words look. */
export type InlineSigns = "keys" | "critic" | "mark" | "caret" | "tilde";

/** The extensions that are switched on, by the name of each in the settings. */
export function inlineSignsIn(extensions: string): ReadonlySet<InlineSigns> {
  const all: readonly InlineSigns[] = ["keys", "critic", "mark", "caret", "tilde"];
  return new Set(all.filter((one) => extensions.includes(`"pymdownx.${one}"`)));
}

/** More characters than signs have between them: a row of signs without an end is passed over in time. */
function between(but: string): string {
  return `[^\\s${but}](?:[^${but}]{0,400}[^\\s${but}])?`;
}
const key = `(?:[\\w-]{1,40}|"[^"]{1,60}"|'[^']{1,60}')`;

/** What is put in place of the signs of each, in their order: those of `critic` have others within. */
const changes: readonly (readonly [InlineSigns, RegExp, (...found: readonly string[]) => string])[] = [
  ["critic", /\{~~([^~]{0,400})~>([^~]{0,400})~~\}/g, (before, after) => `${removed(before)}${added(after)}`],
  ["critic", /\{--([^-]{1,400}(?:-[^-]{1,400}){0,20})--\}/g, removed],
  ["critic", /\{\+\+([^+]{1,400}(?:\+[^+]{1,400}){0,20})\+\+\}/g, added],
  ["critic", new RegExp(`\\{==(${between("=")})==\\}`, "g"), marked],
  ["critic", /\{>>[^<]{0,400}(?:<[^<]{1,400}){0,20}<<\}/g, () => ""],
  ["keys", new RegExp(`(?<![\\w+])\\+\\+(${key}(?:\\+${key}){0,8})\\+\\+(?![\\w+])`, "g"), keysIn],
  ["mark", new RegExp(`(?<!=)==(${between("=")})==(?!=)`, "g"), marked],
  ["caret", new RegExp(`(?<!\\^)\\^\\^(${between("^")})\\^\\^(?!\\^)`, "g"), added],
  ["caret", /(?<![\^\\])\^([^\s^[\]]{1,100})\^(?!\^)/g, (words) => `<sup>${words}</sup>`],
  ["tilde", /(?<![~\\])~([^\s~]{1,100})~(?!~)/g, (words) => `<sub>${words}</sub>`],
];

/** Code, where links lead, and tags: there they are no signs. */
const kept = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|(?<=\]\()[^()\s]+|<\/?[a-z][^<>]{0,2000}>|https?:\/\/[^\s<>()]+/gi;

/** Stands for a kept piece while the rest is changed; a private-use character. */
const mark = "\uE000";

/** A line whose signs are written as our dialect has them. */
export function withoutSigns(text: string, signs: ReadonlySet<InlineSigns>): string {
  const used = changes.filter(([sign]) => signs.has(sign));
  if (used.length === 0 || text.includes(mark)) return text;
  const pieces: string[] = [];
  const bare = text.replaceAll(kept, (piece) => `${mark}${pieces.push(piece) - 1}${mark}`);
  const changed = used.reduce(
    (before, [, pattern, toOurs]) =>
      before.replaceAll(pattern, (_whole, ...found: readonly string[]) => toOurs(...found)),
    bare,
  );
  return changed.replaceAll(
    new RegExp(`${mark}(\\d+)${mark}`, "g"),
    (_whole, place: string) => pieces[Number(place)] ?? "",
  );
}

/** @example keysIn("ctrl+arrow-up") // ":kbd[Ctrl]+:kbd[Arrow Up]" */
function keysIn(keys = ""): string {
  return [...keys.matchAll(new RegExp(key, "g"))]
    .map(([one]) => directive("kbd", /^["']/.test(one) ? one.slice(1, -1) : keyName(one)))
    .join("+");
}

function keyName(name: string): string {
  return name
    .split("-")
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(" ");
}

function removed(words = ""): string {
  return words.trim() === "" ? words : `~~${words.trim()}~~`;
}

function added(words = ""): string {
  return words.trim() === "" ? words : `<ins>${words}</ins>`;
}

function marked(words = ""): string {
  return `<mark>${words}</mark>`;
}
