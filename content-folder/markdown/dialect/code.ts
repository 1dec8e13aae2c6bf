import { type MarkdownTree, partsOf } from "../tree.ts";
import { type Code, codeMetaOf, type LineKind } from "./code-meta.ts";
import type { ReportFault } from "./directive.ts";

/** Reports what is wrong behind the languages of code, and turns a `diff` of a language into lines that are added and removed. */
export function settleCode(tree: MarkdownTree, report: ReportFault): void {
  for (const node of partsOf(tree)) {
    if (node.type !== "code") continue;
    const { faults, diffLanguage } = codeMetaOf(node);
    for (const fault of faults) report(node, fault);
    if (diffLanguage !== null) readDiff(node, diffLanguage);
  }
}

/** ` ```diff lang=ts `: its first column says what becomes of each line. A patch with its own heads stays one. */
function readDiff(node: Code, language: string): void {
  const lines = node.value.split("\n");
  if (lines.some((line) => !/^[+\- ]|^$/u.test(line))) return;
  node.lang = language;
  node.value = lines.map((line) => line.slice(1)).join("\n");
  const kept = (node.meta ?? "").replace(/(?:^|\s)lang=\S+/u, "");
  node.meta = `${kept}${numbersOf(lines, "+", "ins")}${numbersOf(lines, "-", "del")}`;
}

function numbersOf(lines: readonly string[], sign: string, kind: LineKind): string {
  const found = lines.flatMap((line, index) => (line.startsWith(sign) ? [index + 1] : []));
  return found.length === 0 ? "" : ` ${kind}={${found.join(",")}}`;
}
