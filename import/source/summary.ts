import { posix } from "node:path";
import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { indentOf } from "../text/items/items.ts";
import type { SourceEntry } from "./source-site.ts";

interface Group {
  readonly indent: number;
  readonly items: SourceEntry[];
}

const destination = String.raw`\(\s*<?([^)>\s]*)>?(?:\s+(?:"[^"]*"|'[^']*'|:\w+[^)]*))?\s*\)`;
const link = new RegExp(String.raw`^\s*(?:[-*+]\s+)?\[((?:\\.|[^\]\\])*)\]${destination}`);

/** What a list of links says, as a sidebar: headings are groups, and so are pages and words with others below them. */
export function entriesOfList(text: string): readonly SourceEntry[] {
  const root: SourceEntry[] = [];
  let open: Group[] = [{ indent: -2, items: root }];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  for (const [index, line] of lines.entries()) {
    const heading = headingOf(line, index === 0);
    if (heading !== null) {
      const items: SourceEntry[] = [];
      root.push({ title: heading, items });
      open = [{ indent: -1, items }];
      continue;
    }
    const { title, path } = itemOf(line);
    if (title === null || (path !== null && leadsElsewhere(path))) continue;
    const indent = indentOf(line);
    open = open.filter((group) => group.indent < indent);
    const into = open.at(-1)?.items ?? root;
    const next = lines[index + 1] ?? "";
    const hasMore = /^\s*[-*+]\s/.test(next) && indentOf(next) > indent;
    const items: SourceEntry[] = path === null ? [] : [path];
    if (hasMore) into.push({ title, items });
    else if (path !== null) into.push(path);
    open.push({ indent, items });
  }
  return root;
}

/** What a list of links calls its pages, by path. */
export function titlesOfList(text: string): ReadonlyMap<string, string> {
  const items = text.split(/\r?\n/).map(itemOf);
  return new Map(
    items.flatMap(({ title, path }) =>
      title === null || path === null ? [] : [[posix.normalize(path).replace(/^\//, ""), title] as const],
    ),
  );
}

/** The words of a heading, which is a group; the first line may be the title of the list. */
function headingOf(line: string, isFirst: boolean): string | null {
  const [, signs, words] = /^(#+)\s+(.+?)(?:\s+<a.*)?$/.exec(line) ?? [];
  return words === undefined || (isFirst && signs === "#") ? null : words;
}

function itemOf(line: string): { readonly title: string | null; readonly path: string | null } {
  const [, title, path = ""] = link.exec(line) ?? [];
  if (title !== undefined) return { title: plainWords(title), path: path.replace(/[?#].*$/s, "") || null };
  const [, words] = /^\s*[-*+]\s+(?!\[)(?:\*\*)?(.+?)(?:\*\*)?\s*$/.exec(line) ?? [];
  return { title: words === undefined ? null : plainWords(words), path: null };
}

/** Words without the signs of code and emphasis, which titles do not have. */
function plainWords(words: string): string {
  return words
    .replaceAll(/\\([!-/:-@[-`{-~])|`+|\*\*/g, "$1")
    .replaceAll(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, "$2");
}
