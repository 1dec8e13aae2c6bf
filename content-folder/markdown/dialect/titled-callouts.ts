import type { MarkdownNode, MarkdownTree } from "../tree.ts";
import { partsOf } from "../tree.ts";
import { calloutTitles } from "../../../texts/callout-titles.ts";
import { shapes } from "./shapes.ts";

const kinds = Object.keys(calloutTitles).join("|");
const mark = new RegExp(`^\\[!(?<kind>${kinds})\\][ \\t]+(?=\\S|$)`, "iu");
const folded = new RegExp(`^(\\[!(?:${kinds})\\])[+-](?=\\s|$)`, "iu");
const fence =
  /^(?<before>[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*:{3,})[ \t]*(?<name>[a-z][a-z-]*)(?:[ \t]+(?<title>[^\s[{].*)|(?<marks>[ \t]*[[{].*[\]}])?)$/u;
const titled: ReadonlySet<string> = new Set([...Object.keys(calloutTitles), "details"]);

/**
 * The text with `:::warning Mind the gap`, as Docusaurus 2 has it, and `::: warning Mind the gap`, as VitePress has it, as `:::warning[Mind the gap]`;
 * the lines stay. `tree` is the text as it stands, in which such a line is a paragraph, or it is code and not changed.
 */
export function withTitlesInBrackets(tree: MarkdownTree, source: string): string {
  const lines = source.split("\n");
  if (!lines.some((line) => fence.test(line.trimEnd()))) return source;
  for (const { type, position } of partsOf(tree)) {
    if (type !== "paragraph" || position === undefined) continue;
    for (let at = position.start.line - 1; at < position.end.line; at += 1) lines[at] = inBrackets(lines[at] ?? "");
  }
  return lines.join("\n");
}

function inBrackets(line: string): string {
  const { before, name, title, marks = "" } = fence.exec(line.trimEnd())?.groups ?? {};
  if (before === undefined || name === undefined || shapes.get(name)?.type !== "containerDirective") return line;
  if (title !== undefined && !titled.has(name)) return line;
  return `${before}${name}${title === undefined ? marks.trimStart() : `[${balanced(title)}]`}`;
}

/** A title with brackets that do not belong together has them as characters. */
function balanced(title: string): string {
  let open = 0;
  for (const [found] of title.matchAll(/\\.|[[\]]/g)) {
    if (found === "[") open += 1;
    if (found === "]") open -= 1;
    if (open < 0) break;
  }
  return open === 0 ? title : title.replaceAll(/(\\.)|([[\]])/g, (_all, escaped, bracket) => escaped ?? `\\${bracket}`);
}

type Quote = Extract<MarkdownNode, { readonly type: "blockquote" }>;
type Paragraph = Extract<MarkdownNode, { readonly type: "paragraph" }>;
type Words = Paragraph["children"][number];

/**
 * Makes a callout of each quote that begins with `[!WARNING] Mind the gap`, as Obsidian has it. One without a title stays for the rule of
 * GitHub. Obsidian's sign behind the kind, with which a callout can be folded, is left out: what it says is in view.
 */
export function settleTitledQuotes(tree: MarkdownTree): void {
  for (const node of partsOf(tree)) if (node.type === "blockquote") settleQuote(node);
}

function settleQuote(node: Quote): void {
  const [first, ...others] = node.children;
  const [start, ...more] = first?.type === "paragraph" ? first.children : [];
  if (first?.type !== "paragraph" || start?.type !== "text") return;
  start.value = start.value.replace(folded, "$1");
  const { kind } = mark.exec(start.value)?.groups ?? {};
  if (kind === undefined) return;
  const { title, rest } = firstLine([{ ...start, value: start.value.replace(mark, "") }, ...more]);
  if (title.length === 0) return;
  const label: Paragraph = {
    type: "paragraph",
    children: title,
    data: { hProperties: { className: ["markdown-alert-title"] } },
  };
  node.children = [label, ...(rest.length === 0 ? [] : [{ ...first, children: rest }]), ...others];
  const className = ["markdown-alert", `markdown-alert-${kind.toLowerCase()}`];
  node.data = { hName: "div", hProperties: { className } };
}

/** The words up to the end of the line, and those behind it. */
function firstLine(words: readonly Words[]): { readonly title: Words[]; readonly rest: Words[] } {
  const end = words.findIndex((word) => word.type === "break" || (word.type === "text" && word.value.includes("\n")));
  const last = words[end];
  const filled = (all: readonly Words[]): Words[] => all.filter((word) => word.type !== "text" || word.value !== "");
  if (last?.type !== "text")
    return { title: filled(end === -1 ? words : words.slice(0, end)), rest: end === -1 ? [] : words.slice(end + 1) };
  const at = last.value.indexOf("\n");
  return {
    title: filled([...words.slice(0, end), { ...last, value: last.value.slice(0, at).trimEnd() }]),
    rest: filled([{ ...last, value: last.value.slice(at + 1) }, ...words.slice(end + 1)]),
  };
}
