import { partsOf } from "../tree.ts";
import type { MarkdownTree } from "../tree.ts";
import { codeMetaOf, withoutLanguage } from "./code-meta.ts";
import type { Code, LineKind } from "./code-meta.ts";
import type { ReportFault } from "./directive.ts";

/**
 * Reports blocks of code without an end and what is wrong behind their languages, and turns a `diff` of a language into lines that are added and
 * removed.
 */
export function settleCode(tree: MarkdownTree, source: string, report: ReportFault): void {
  for (const node of partsOf(tree)) {
    if (node.type !== "code") continue;
    const open = openMarkOf(node, source);
    if (open !== null)
      report(node, `the block of code has no end: write "${open}" on a line of its own behind it`, "code");
    const { faults, diffLanguage } = codeMetaOf(node);
    for (const fault of faults) report(node, fault);
    if (diffLanguage !== null) readDiff(node, diffLanguage);
  }
}

const opening = /^(?<mark>`{3,}|~{3,})/u;
const closing = /^[\s>]*(?<mark>`{3,}|~{3,})$/u;

/** The marks that a block of code begins with, where it ends only with the text or with what is around it; else null. */
function openMarkOf({ position }: Code, source: string): string | null {
  const text = source.slice(position?.start.offset, position?.end.offset);
  const mark = opening.exec(text)?.groups?.["mark"];
  if (mark === undefined) return null;
  const last = closing.exec(lastLineOf(text.trimEnd()) ?? "")?.groups?.["mark"];
  return last?.startsWith(mark) === true ? null : mark;
}

/** The last of several lines; null where there is only one. */
function lastLineOf(text: string): string | null {
  const before = text.lastIndexOf("\n");
  return before === -1 ? null : text.slice(before + 1);
}

/** ` ```diff lang=ts `: its first column says what becomes of each line. A patch with its own heads stays one. */
function readDiff(node: Code, language: string): void {
  const lines = node.value.split("\n");
  if (lines.some((line) => !/^[+\- ]|^$/u.test(line))) return;
  node.lang = language;
  node.value = lines.map((line) => line.slice(1)).join("\n");
  node.meta = `${withoutLanguage(node.meta ?? "")}${numbersOf(lines, "+", "ins")}${numbersOf(lines, "-", "del")}`;
}

function numbersOf(lines: readonly string[], sign: string, kind: LineKind): string {
  const found = lines.flatMap((line, index) => (line.startsWith(sign) ? [index + 1] : []));
  return found.length === 0 ? "" : ` ${kind}={${found.join(",")}}`;
}
