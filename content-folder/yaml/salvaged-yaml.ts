import { show } from "../fields.ts";
import { published } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { expectedFields, isMapping, readYaml } from "./yaml-reading.ts";
import type { LineOf, YamlValue } from "./yaml-reading.ts";

/** The readable part of a mapping. */
export interface SalvagedYaml extends Extract<YamlValue, { readonly kind: "read" }> {
  /** The lines that could not be read: what they were meant to say is unknown. */
  readonly unread: readonly UnreadLines[];
}

/** Lines that could not be read: the first one's number, and their text. */
export interface UnreadLines {
  readonly line: number;
  readonly text: string;
}

const mostProblems = 20;

/**
 * Reads a mapping of fields of which some cannot be read: each field on the first level stands alone, and a faulty one is left out and reported. One
 * line that contains a colon, such as `subject: Drafts: how they work`, counts as text. Null if no line begins with a field.
 *
 * @param ofWhole why the text cannot be read as a whole
 */
export function salvageYaml(text: string, firstLine: number, ofWhole: readonly LineProblem[]): SalvagedYaml | null {
  const { blocks, before } = splitFields(text, firstLine);
  if (blocks.length === 0) return null;
  const values: [string, unknown][] = [];
  const lines = new Map<string, LineOf>();
  const problems: LineProblem[] = before.map(({ line, text: found }) => faultOfLines(line, found));
  const unread = [...before];
  for (const block of blocks) {
    const last = block.line + block.text.split("\n").length - 1;
    const fault = ofWhole.find(({ line }) => line >= block.line && line <= last);
    const { entries, found, isWhole, lineOf } = readBlock(block, fault);
    problems.push(...found);
    if (!isWhole) unread.push(block);
    for (const [name, value] of entries) {
      values.push([name, value]);
      lines.set(name, lineOf);
    }
  }
  return {
    kind: "read",
    // Unlike an assignment, this creates a field for every name, "__proto__" too.
    value: Object.fromEntries(values),
    lineOf: (path) => lines.get(String(path[0]))?.(path) ?? firstLine,
    problems: (problems.length > 0
      ? problems
      : ofWhole.map((problem) => ({ ...problem, effect: "published" as const }))
    ).slice(0, mostProblems),
    unread,
  };
}

/** A field with the lines that belong to it, and what precedes the first field. Blank lines and comments are no content. */
function splitFields(text: string, firstLine: number) {
  const blocks: { readonly line: number; text: string }[] = [];
  const before: UnreadLines[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const last = blocks.at(-1);
    if (isFieldStart(line)) blocks.push({ line: index + firstLine, text: line });
    else if (last !== undefined) last.text += `\n${line}`;
    else if (!/^\s*(?:#.*)?$/.test(line)) before.push({ line: index + firstLine, text: line });
  }
  return { blocks, before };
}

/** Whether a line begins a field: a name at the margin, then a colon. */
export function isFieldStart(line: string): boolean {
  return /^(?:[\p{L}_$][^:#]{0,99}|"[^"]{1,99}"|'[^']{1,99}')\s*:(?:\s|$)/u.test(line);
}

interface BlockReading {
  readonly entries: readonly (readonly [string, unknown])[];
  readonly found: readonly LineProblem[];
  readonly isWhole: boolean;
  readonly lineOf: LineOf;
}

function readBlock({ line, text }: UnreadLines, ofWhole: LineProblem | undefined): BlockReading {
  const yaml = readYaml(text, line);
  if (yaml.kind === "read" && isMapping(yaml.value))
    return { entries: Object.entries(yaml.value), found: yaml.problems, isWhole: true, lineOf: yaml.lineOf };
  const plain = /^([\p{L}_$][^:#]*):[^\S\n]+([^[\]{}"'&*!|>%\s].*)$/u.exec(text.trimEnd());
  if (plain !== null && !plain[2]?.includes("\n")) {
    const [, written = "", value = ""] = plain;
    // An expression for a name without the space behind it would search each part of a long one.
    const name = written.trimEnd();
    const message = `${name}: expected quotes around a text with a colon or another sign of YAML in it; it is read as ${show(value)}`;
    return { entries: [[name, value]], found: [published("yaml", line, message)], isWhole: true, lineOf: () => line };
  }
  const fault = ofWhole ?? (yaml.kind === "broken" ? yaml.problems[0] : undefined);
  return {
    entries: [],
    found: [faultOfLines(fault?.line ?? line, text, fault?.message)],
    isWhole: false,
    lineOf: () => line,
  };
}

function faultOfLines(line: number, text: string, message: string = expectedFields): LineProblem {
  return published("yaml", line, `${message}, got ${show(text.split("\n", 1)[0])}; it is left out`);
}
