import { withheld } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { isMapping, readYaml } from "./yaml-reading.ts";
import type { LineOf } from "./yaml-reading.ts";

/** What can be read of a text, and where it stands. */
export interface Salvaged {
  readonly value: unknown;
  readonly lineOf: LineOf;
  /** What is wrong with the rest. */
  readonly problems: readonly LineProblem[];
}

/** A piece of a text that is read by itself: the number of its first line, and its lines. */
interface Block {
  readonly line: number;
  text: string;
}

/**
 * Reads a list of which some entries cannot be read: each stands alone, and those count that can. Null if none can.
 *
 * @param expected what an entry must be, for messages
 */
export function salvageList(text: string, expected: string): Salvaged | null {
  const margin = /^ *(?=-(?: |$))/m.exec(text)?.[0] ?? "";
  const { read, problems } = readBlocks(blocksOf(text, margin), Array.isArray, expected);
  const entries = read.flatMap(({ value, lineOf }) =>
    value.map((entry: unknown, place) => ({ entry, lineOf: (rest: LinePath) => lineOf([place, ...rest]) })),
  );
  if (entries.length === 0) return null;
  return {
    value: entries.map(({ entry }) => entry),
    lineOf: ([place, ...rest]) => entries[Number(place)]?.lineOf(rest) ?? 1,
    problems,
  };
}

/** Reads a mapping of which some lines cannot be read, as `salvageList` reads a list: each that begins at the margin stands alone. */
export function salvageLines(text: string, expected: string): Salvaged | null {
  const { read, problems } = readBlocks(blocksOf(text, ""), isMapping, expected);
  if (read.length === 0) return null;
  const lines = new Map(read.flatMap(({ value, lineOf }) => Object.keys(value).map((name) => [name, lineOf])));
  return {
    value: Object.fromEntries(read.flatMap(({ value }) => Object.entries(value))),
    lineOf: (path) => lines.get(String(path[0]))?.(path) ?? 1,
    problems,
  };
}

type LinePath = Parameters<LineOf>[0];

/** Reads each block by itself. */
function readBlocks<T>(blocks: readonly Block[], is: (value: unknown) => value is T, expected: string) {
  const read: { readonly value: T; readonly lineOf: LineOf }[] = [];
  const problems: LineProblem[] = [];
  for (const { text, line } of blocks) {
    const yaml = readYaml(text, line);
    if (yaml.kind === "broken") problems.push(...yaml.problems);
    else if (is(yaml.value)) {
      read.push({ value: yaml.value, lineOf: yaml.lineOf });
      problems.push(...yaml.problems);
    } else problems.push(withheld("yaml", line, expected));
  }
  return { read, problems: problems.slice(0, mostProblems) };
}

const mostProblems = 20;

/** Each line that begins at the margin, with those that belong to it: what is deeper, blank, or a comment. */
function blocksOf(text: string, margin: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const last = blocks.at(-1);
    const isStart = line.startsWith(margin) && /^[^\s#]/.test(line.slice(margin.length));
    if (isStart || (last === undefined && /^\s*[^\s#]/.test(line))) blocks.push({ line: index + 1, text: line });
    else if (last !== undefined) last.text += `\n${line}`;
  }
  return blocks;
}
