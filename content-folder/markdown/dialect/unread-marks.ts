import { calloutTitles } from "../../../texts/callout-titles.ts";
import { closestTo } from "../../faults/closest.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

type Words = Extract<MarkdownNode, { readonly type: "text" }>;
type Quote = Extract<MarkdownNode, { readonly type: "blockquote" }>;
type Fault = readonly [message: string, cause: "directive" | "picture-address" | "dead-link" | "footnote"];

const kinds = Object.keys(calloutTitles);
const callout = /^\[!(?<kind>[^\S\n]*\p{L}[^[\]\n]{0,60})\](?<behind>.?)/u;
/** A backslash before a bracket says that it is only a bracket. No longer address is looked at: it would be read again from each of its dots. */
const mark =
  /(?<!\\)\[\^(?<note>[\p{L}\p{N}][\p{L}\p{N}_ -]{0,59})\]|(?<picture>!?)(?<!\\)\[[^[\]\n]*(?<!\\)\]\((?<address>[^()<>\n]{0,1000})\)/gu;
/** In a regular expression: `[^a-z0-9]`. */
const ranges = /^_?(?:[\p{L}\p{N}]-[\p{L}\p{N}])+_?$/u;
/** A path from somewhere, or one that ends like a file, and not like a date or a version; other brackets before parentheses are prose. */
const path =
  /^(?:\.{0,2}\/|#)(?=\S)|^\S*[^\s.]\.(?=\d*[a-z])[a-z\d]{2,5}(?:[?#]\S*)?(?=\s)|[^\s.]\.(?=\d*[a-z])[a-z\d]{2,5}(?:[?#]\S*)?$/iu;

/** Reports what looks like a callout, a picture, a link or a footnote, and is text: the grammar could not read it. */
export function reportUnreadMarks(tree: MarkdownTree, source: string, report: ReportFault): void {
  for (const node of partsOf(tree)) {
    if (node.type === "blockquote") {
      const fault = faultOfQuote(node, source);
      if (fault !== null) report(node, `${fault} It is shown as text`);
    }
    if (node.type === "text" && node.value.includes("[")) reportMarks(node, source, report);
  }
}

function faultOfQuote({ children: [first, ...others] }: Quote, source: string): string | null {
  const [words, ...more] = first?.type === "paragraph" ? first.children : [];
  if (words?.type !== "text" || source[words.position?.start.offset ?? -1] !== "[") return null;
  const { kind = "", behind = "" } = callout.exec(words.value)?.groups ?? {};
  const name = kind.trim().toLowerCase();
  if (name === "") return null;
  if (!kinds.includes(name)) {
    const meant = closestTo(name, kinds);
    return `"[!${kind}]" is no callout${meant === null ? "." : `; did you mean "[!${meant.toUpperCase()}]"?`}`;
  }
  if (kind !== kind.trim() || /[^\s+-]/u.test(behind))
    return `"[!${kind}]" cannot be read: expected [!${name.toUpperCase()}], and behind it a space or the end of the line.`;
  const isAlone = words.value.trim() === `[!${kind}]` && more.length === 0 && others.length === 0;
  return isAlone ? `the callout "[!${kind}]" is empty: each line of its text begins with ">".` : null;
}

function reportMarks(node: Words, source: string, report: ReportFault): void {
  const { start, end } = node.position ?? {};
  if (start === undefined || end === undefined) return;
  const written = source.slice(start.offset, end.offset);
  let line = start.line;
  let passed = 0;
  for (const { index, groups = {} } of written.matchAll(mark)) {
    line += written.slice(passed, index).split("\n").length - 1;
    passed = index;
    const { note, address = "", picture } = groups;
    const fault = note === undefined ? faultOfAddress(address.trim(), picture === "!") : faultOfNote(note);
    if (fault === null) continue;
    const [message, cause] = fault;
    report({ ...node, position: { start: { ...start, line }, end } }, `${message}. It is shown as text`, cause);
  }
}

function faultOfNote(name: string): Fault | null {
  if (name.includes(" ")) return [`[^${name}] is no footnote: expected a name without spaces`, "footnote"];
  if (ranges.test(name)) return null;
  return [`[^${name}] has no footnote: expected a line that begins with "[^${name}]:"`, "footnote"];
}

function faultOfAddress(address: string, isPicture: boolean): Fault | null {
  if (!/\s/u.test(address) || !(isPicture || path.test(address.replace(/\s"[^"]*"$/u, "")))) return null;
  const advice = "an address with spaces stands between < and >, and a title behind it in quotes";
  return isPicture
    ? [`the picture "${address}" cannot be read: ${advice}; {width=300} behind it is its width`, "picture-address"]
    : [`the link to "${address}" cannot be read: ${advice}`, "dead-link"];
}
