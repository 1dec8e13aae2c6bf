import { createRequire } from "node:module";
import type Temml from "temml";
import { type MarkdownNode, type MarkdownTree, partsOf } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

/** As many and as long as the gate writes (gateway/content/passes/formulas.ts): it shows the source of any other. */
const most = { formulas: 2_000, characters: 4_000 } as const;

let temml: typeof Temml | null = null;

/** Loaded with the first formula: most texts have none. */
function load(): typeof Temml {
  return (temml ??= createRequire(import.meta.url)("temml"));
}

/** Reports formulas that cannot be read. They are shown as their source. */
export function reportFormulas(tree: MarkdownTree, report: ReportFault): void {
  const formulas = partsOf(tree).filter(isFormula);
  for (const node of formulas.slice(0, most.formulas)) {
    const fault = faultOf(node.value.trim());
    if (fault !== null) report(node, `the formula cannot be read: ${fault}. Its source is shown`, "formula");
  }
  const [beyond] = formulas.slice(most.formulas);
  if (beyond !== undefined)
    report(beyond, `a text may have ${most.formulas} formulas: from here on, their source is shown`, "formula");
}

type Formula = Extract<MarkdownNode, { readonly type: "code" | "inlineCode" }>;

function isFormula(node: MarkdownNode): node is Formula {
  return node.type === "code" ? node.lang === "math" : node.type === "inlineCode" && hasClass(node);
}

function hasClass({ data }: Formula): boolean {
  const names = data?.hProperties?.["className"];
  return Array.isArray(names) && names.some((name) => name === "math-inline" || name === "math-display");
}

function faultOf(tex: string): string | null {
  if (tex.length > most.characters) return `it has ${tex.length} characters, at most ${most.characters} are read`;
  try {
    load().renderToString(tex, { throwOnError: true, trust: false, maxExpand: 500 });
    return null;
  } catch (error) {
    return wordsOf(error);
  }
}

/** What Temml says, in one line and without its own name. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replaceAll(/[\s\u0332]+/gu, " ")
    .trim()
    .replace(/^(?:\w+ ?)?parse ?error:\s*/i, "")
    .replace(/[.\s]+$/u, "")
    .slice(0, 200);
}
