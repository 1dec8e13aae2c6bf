import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { projectRoot } from "../measure/gateway-process.ts";
import { createRandom } from "../corpus/random.ts";
import type { AskedQuestion } from "./question-set.ts";

const Answered = z.array(z.object({ ask: z.string(), find: z.array(z.string()).min(1) }));
const Questions = z.strictObject({
  plain: Answered,
  misspelt: Answered,
  code: Answered,
  none: z.array(z.string()),
});

const heldSeed = 19;
const heldEach = 5;

/** The questions on the demonstration. Of each kind, every fifth of a fixed random order is held. */
export async function readQuestions(): Promise<readonly AskedQuestion[]> {
  const text = await readFile(join(projectRoot, "bench/relevance/questions.yml"), "utf8");
  const { none, ...answered } = Questions.parse(parse(text));
  return [
    ...Object.entries(answered).flatMap(([kind, questions]) =>
      toHeld(questions.map(({ ask, find }) => ({ ask, kind, grades: gradesOf(find) }))),
    ),
    ...toHeld(none.map((ask) => ({ ask, kind: "none", grades: new Map<string, number>() }))),
  ];
}

/** The first document is the best answer; the others are right too. */
function gradesOf(slugs: readonly string[]): ReadonlyMap<string, number> {
  return new Map(slugs.map((slug, place) => [slug, place === 0 ? 2 : 1]));
}

function toHeld(questions: readonly Omit<AskedQuestion, "isHeld">[]): readonly AskedQuestion[] {
  const random = createRandom(heldSeed);
  const order = questions.map((_, index) => ({ index, key: random.next() })).toSorted((a, b) => a.key - b.key);
  const held = new Set(order.filter((_, place) => place % heldEach === 0).map(({ index }) => index));
  return questions.map((question, index) => ({ ...question, isHeld: held.has(index) }));
}
