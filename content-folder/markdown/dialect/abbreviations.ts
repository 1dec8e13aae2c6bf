import { createCodeLines } from "../code-fences.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

/** More than any text explains. */
const abbreviationsMax = 200;
const line = /^\*\[(?<short>[^\][\n]{1,60})\]: *(?<long>\S[^\n]{0,300})$/u;

/** Takes lines such as `*[API]: application programming interface` out of a text, which keeps its lines. Those above the limit stay in it, and are reported once. */
export function takeAbbreviations(
  text: string,
  report: ReportFault = () => undefined,
): {
  readonly text: string;
  readonly meanings: ReadonlyMap<string, string>;
} {
  const meanings = new Map<string, string>();
  if (!/^\*\[/mu.test(text)) return { text, meanings };
  const isCode = createCodeLines();
  /** The lines of those that are too many, from 1. */
  const left: number[] = [];
  const kept = text.split("\n").map((one, index) => {
    const { short, long } = (isCode(one) ? undefined : line.exec(one.trimEnd())?.groups) ?? {};
    if (short === undefined || long === undefined) return one;
    if (!meanings.has(short) && meanings.size >= abbreviationsMax) {
      left.push(index + 1);
      return one;
    }
    if (!meanings.has(short)) meanings.set(short, long.trim());
    return "";
  });
  if (left[0] !== undefined) report(nodeAt(left[0]), tooMany(left.length));
  return { text: kept.join("\n"), meanings };
}

function nodeAt(line: number): MarkdownNode {
  const place = { line, column: 1 };
  return { type: "text", value: "", position: { start: place, end: place } };
}

function tooMany(left: number): string {
  return `a text may explain ${abbreviationsMax} abbreviations, this one has ${left} more, from here on: they are shown as text. Take out those that it does not use`;
}

/** Marks each use of an abbreviation with its meaning. Code and links stay as they are. */
export function markAbbreviations(tree: MarkdownTree, meanings: ReadonlyMap<string, string>): void {
  if (meanings.size === 0) return;
  const names = [...meanings.keys()].toSorted((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const use = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
  for (const parent of partsOf(tree)) {
    if (!("children" in parent) || parent.type === "link" || parent.type === "linkReference") continue;
    if (!parent.children.some((child) => child.type === "text")) continue;
    Object.assign(parent, { children: parent.children.flatMap((child) => explained(child, use, meanings)) });
  }
}

function explained(node: MarkdownNode, use: RegExp, meanings: ReadonlyMap<string, string>): readonly MarkdownNode[] {
  if (node.type !== "text") return [node];
  const parts: MarkdownNode[] = [];
  let at = 0;
  for (const match of node.value.matchAll(use)) {
    const [short] = match;
    if (match.index > at) parts.push({ ...node, value: node.value.slice(at, match.index) });
    const title = meanings.get(short) ?? "";
    parts.push({
      type: "emphasis",
      children: [{ type: "text", value: short }],
      data: { hName: "abbr", hProperties: { title } },
    });
    at = match.index + short.length;
  }
  if (at < node.value.length) parts.push(at === 0 ? node : { ...node, value: node.value.slice(at) });
  return parts;
}
