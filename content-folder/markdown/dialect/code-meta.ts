import type { MarkdownNode } from "../tree.ts";

/** A fenced block of code. */
export type Code = Extract<MarkdownNode, { readonly type: "code" }>;

/** What stands behind the language of a fenced block: ` ```ts title="a.ts" {1,3-5} ins={7} del={8} lineNumbers `. */
export interface CodeMeta {
  readonly title: string | null;
  /** `[npm]`: its name in a group of code. */
  readonly label: string | null;
  /** Lines by what they are, such as `1,3-5`. */
  readonly lines: Readonly<Partial<Record<LineKind, string>>>;
  /** The number of the first line; null where lines have none. */
  readonly firstNumber: number | null;
  /** The language of a block that is a `diff` too. */
  readonly diffLanguage: string | null;
  /** What cannot be read, in words. */
  readonly faults: readonly string[];
}

/** How a line of code is marked: as important, added or removed. */
export type LineKind = "mark" | "ins" | "del";

const title = /(?:^|\s)title=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'{}]+))/u;
const label = /(?:^|\s)\[(?<label>[^\]]+)\]/u;
const numbers = /(?:^|\s)(?:showL|l)ineNumbers(?:=\{?"?(?<first>\d{1,6})"?\}?)?(?=\s|$)/u;
const language = /(?:^|\s)lang=["']?(?<lang>[\w+#-]+)["']?/u;
const sets = /(?:^|\s)(?:(?<kind>[a-z]+)=)?\{(?<lines>[^{}]*)\}/gu;

/** Reads the meta of a block of code. What it does not know is somebody else's, and stays unread. */
export function codeMetaOf({ lang, meta }: Code): CodeMeta {
  const named = title.exec(meta ?? "")?.groups;
  // What stands in a title is no option.
  const text = (meta ?? "").replace(title, " ");
  const faults: string[] = [];
  const number = numbers.exec(text);
  return {
    title: named?.["double"] ?? named?.["single"] ?? named?.["bare"] ?? null,
    label: label.exec(text)?.groups?.["label"] ?? null,
    lines: readLines(text, faults),
    firstNumber: number === null ? null : Number(number.groups?.["first"] ?? 1),
    diffLanguage: lang === "diff" ? (language.exec(text)?.groups?.["lang"] ?? null) : null,
    faults,
  };
}

/** A meta without its title and label. */
export function withoutTitle(meta: string): string {
  return meta.replace(title, "").replace(label, "").trim();
}

/** A meta without the language of a `diff`. */
export function withoutLanguage(meta: string): string {
  const [named = ""] = title.exec(meta) ?? [];
  return `${named} ${meta.replace(title, " ").replace(/(?:^|\s)lang=\S+/u, "")}`.trim();
}

function readLines(text: string, faults: string[]): CodeMeta["lines"] {
  const lines: Partial<Record<LineKind, string>> = {};
  for (const { groups } of text.matchAll(sets)) {
    const kind = groups?.["kind"] ?? "mark";
    const given = (groups?.["lines"] ?? "").replaceAll(/\s/gu, "");
    if (kind !== "mark" && kind !== "ins" && kind !== "del") continue;
    if (/^\d{1,6}(?:-\d{1,6})?(?:,\d{1,6}(?:-\d{1,6})?)*$/u.test(given)) lines[kind] = given;
    else faults.push(`${kind}={${given}}: expected lines such as {1,3-5}`);
  }
  return lines;
}
