import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { projectRoot } from "../measure/gateway-process.ts";
import { withHeld } from "./question-set.ts";
import type { AskedQuestion } from "./question-set.ts";

const Answered = z.array(z.object({ ask: z.string(), find: z.array(z.string()).min(1) }));
const Questions = z.strictObject({
  plain: Answered,
  misspelt: Answered,
  code: Answered,
  none: z.array(z.string()),
});

/** The questions on the demonstration. Of each kind, every fifth of a fixed random order is held. */
export async function readQuestions(): Promise<readonly AskedQuestion[]> {
  const text = await readFile(join(projectRoot, "bench/relevance/questions.yml"), "utf8");
  const { none, ...answered } = Questions.parse(parse(text));
  return [
    ...Object.entries(answered).flatMap(([kind, questions]) =>
      withHeld(questions.map(({ ask, find }) => ({ ask, kind, grades: gradesOf(find) }))),
    ),
    ...withHeld(none.map((ask) => ({ ask, kind: "none", grades: new Map<string, number>() }))),
  ];
}

/** The first document is the best answer; the others are right too. */
function gradesOf(slugs: readonly string[]): ReadonlyMap<string, number> {
  return new Map(slugs.map((slug, place) => [slug, place === 0 ? 2 : 1]));
}
