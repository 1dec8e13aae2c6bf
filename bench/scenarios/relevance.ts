import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../measure/gateway-process.ts";
import { rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { percentile } from "../measure/statistics.ts";
import { readCranfield } from "../relevance/cranfield.ts";
import { wrongCorrectionsOf } from "../relevance/corrections.ts";
import { readQuestions } from "../relevance/demonstration.ts";
import { figuresOf } from "../relevance/figures.ts";
import type { Outcome } from "../relevance/figures.ts";
import { askLectern, readTexts } from "../relevance/lectern.ts";
import type { AskedQuestion } from "../relevance/question-set.ts";
import { peers } from "../relevance/sides.ts";

/**
 * How well searches answer questions: our own on the demonstration, and with `RELEVANCE_COLLECTION` those of a folder with Cranfield's files. Every
 * peer searches the same texts.
 */
export async function relevance({ effort, say }: ScenarioOptions): Promise<readonly Row[]> {
  const all = await readQuestions();
  const questions = effort === "smoke" ? all.filter((_, place) => place % 20 === 0) : all;
  const rows = await measure("own questions", join(projectRoot, "content"), questions, say);
  const collection = process.env["RELEVANCE_COLLECTION"] ?? "";
  if (collection === "") return rows;
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-collection-"));
  try {
    const asked = await readCranfield(collection, folder);
    return [...rows, ...(await measure("Cranfield", folder, asked, say))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  set: string,
  folder: string,
  questions: readonly AskedQuestion[],
  say: (line: string) => void,
): Promise<readonly Row[]> {
  say(`relevance: ${questions.length} questions (${set})`);
  const outcomes = await askLectern(folder, questions);
  const texts = await readTexts(folder);
  const rows = [
    ...rowsOf(`${set}, Lectern`, outcomes, goalsOf(set)),
    ...heldRows(set, outcomes),
    ...timeRows(set, outcomes),
    correctionRow(set, outcomes),
  ];
  const others = [];
  for (const [name, open] of Object.entries(peers)) {
    const search = await open(texts);
    const found: Outcome[] = [];
    for (const question of questions)
      found.push({ question, found: await search(question.ask), correctedTerm: null, ms: 0 });
    others.push({ name, ...figuresOf(found) });
    rows.push(...rowsOf(`${set}, ${name}`, found, {}));
  }
  for (const [what, figure] of compared) {
    const best = others.toSorted((a, b) => b[figure] - a[figure])[0];
    if (best !== undefined)
      rows.push(
        rowOfValue(`${set}: ${what} ÷ that of the best peer`, "×", figuresOf(outcomes)[figure] / best[figure], {
          goal: { atLeast: 1 },
          note: best.name,
        }),
      );
  }
  return rows;
}

/** In what Lectern has to be ahead of every peer. */
const compared = [
  ["nDCG@10", "ndcg"],
  ["nDCG@10, gains 2^grade - 1", "steepNdcg"],
  ["answer in the first three", "firstThree"],
] as const;

interface Goals {
  readonly steepNdcg?: number;
  readonly first?: number;
  readonly firstThree?: number;
}

function goalsOf(set: string): Goals {
  return set === "Cranfield" ? { steepNdcg: 0.57 } : { first: 0.75, firstThree: 0.92 };
}

function rowsOf(name: string, outcomes: readonly Outcome[], goals: Goals): Row[] {
  const { ndcg, steepNdcg, first, firstThree, reciprocal } = figuresOf(outcomes);
  const row = (what: string, value: number, goal: number | undefined): Row =>
    rowOfValue(`${name}: ${what}`, "share", value, goal === undefined ? {} : { goal: { atLeast: goal } });
  return [
    row("nDCG@10", ndcg, undefined),
    row("nDCG@10, gains 2^grade - 1", steepNdcg, goals.steepNdcg),
    row("answer first", first, goals.first),
    row("answer in the first three", firstThree, goals.firstThree),
    row("mean reciprocal rank", reciprocal, undefined),
  ];
}

/** The questions that nobody looked at while tuning, and those that are misspelt or code. */
function heldRows(set: string, outcomes: readonly Outcome[]): readonly Row[] {
  const kinds = [...new Set(outcomes.map(({ question }) => question.kind))].filter((kind) => kind !== "none");
  const ofKind = (kind: string) => outcomes.filter(({ question }) => question.kind === kind);
  const held = outcomes.filter(({ question }) => question.isHeld);
  return [
    ...(kinds.length < 2 ? [] : kinds.flatMap((kind) => rowsOf(`${set}, ${kind}, Lectern`, ofKind(kind), {}))),
    ...(held.length === 0 ? [] : rowsOf(`${set}, held back, Lectern`, held, {})),
  ];
}

function timeRows(set: string, outcomes: readonly Outcome[]): readonly Row[] {
  const times = outcomes.map(({ ms }) => ms);
  return [
    rowOfValue(`${set}: time of a question, median`, "ms", percentile(times, 0.5)),
    rowOfValue(`${set}: time of a question, 95 % within`, "ms", percentile(times, 0.95)),
  ];
}

function correctionRow(set: string, outcomes: readonly Outcome[]): Row {
  const wrong = wrongCorrectionsOf(outcomes);
  return rowOfValue(`${set}: corrected words that a dictionary knows`, "count", wrong.length, {
    goal: { exactly: 0 },
    note: wrong.join(", "),
  });
}
