import { countColdCalls } from "../measure/cold-calls.ts";
import { delayOfLargeDocuments } from "../measure/large-documents.ts";
import { memoryAfterStrangers } from "../measure/memory-after.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { contestWarmAnswers } from "../measure/warm-contests.ts";

/** The store of answers: warm, beside bare servers and other GraphQL servers; cold, under a rush; and full. */
export const answers = async (options: ScenarioOptions): Promise<readonly Row[]> => {
  const { quick, say } = options;
  say("answers: warm requests");
  const warm = await contestWarmAnswers(quick ? { rounds: 3, roundMs: 500 } : { rounds: 7, roundMs: 1_200 });
  say("answers: cold requests and large documents");
  const cold = await countColdCalls();
  const delays = await delayOfLargeDocuments(quick);
  return [...warm, ...cold, ...delays, ...(await memoryAfterStrangers(options))];
};
