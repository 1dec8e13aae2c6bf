import { type MarkdownNode, type MarkdownTree, partsOf } from "../tree.ts";

/** More than any text explains. */
const abbreviationsMax = 200;
const line = /^\*\[(?<short>[^\][\n]{1,60})\]: *(?<long>\S[^\n]{0,300})$/u;
const fence = /^[\s>]*(?<mark>```+|~~~+)/u;

/** Takes lines such as `*[API]: application programming interface` out of a text, which keeps its lines. */
export function takeAbbreviations(text: string): {
  readonly text: string;
  readonly meanings: ReadonlyMap<string, string>;
} {
  const meanings = new Map<string, string>();
  if (!/^\*\[/mu.test(text)) return { text, meanings };
  let code: string | null = null;
  const kept = text.split("\n").map((one) => {
    const mark = fence.exec(one)?.groups?.["mark"];
    if (mark !== undefined && (code === null || mark.startsWith(code))) code = code === null ? mark : null;
    const { short, long } = (code === null ? line.exec(one.trimEnd())?.groups : undefined) ?? {};
    if (short === undefined || long === undefined || meanings.size >= abbreviationsMax) return one;
    if (!meanings.has(short)) meanings.set(short, long.trim());
    return "";
  });
  return { text: kept.join("\n"), meanings };
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
