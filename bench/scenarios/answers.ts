import { countColdCalls } from "../measure/cold-calls.ts";
import { delayOfLargeDocuments } from "../measure/backend/large-documents.ts";
import { memoryAfterUniqueRequests } from "../measure/memory-after.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { contestWarmAnswers } from "../measure/peers/warm-contests.ts";

/** Many short rounds: other load on the machine comes and goes, and the median is of those that had little of it. */
const roundsOf = {
  whole: { rounds: 41, roundMs: 200 },
  quick: { rounds: 11, roundMs: 150 },
  smoke: { rounds: 1, roundMs: 100 },
};

/** The answer store: warm, compared with bare servers and other GraphQL servers; cold, under simultaneous requests; and full. */
export async function answers(options: ScenarioOptions): Promise<readonly Row[]> {
  const { effort, say } = options;
  say("answers: warm requests");
  const warm = await contestWarmAnswers(roundsOf[effort]);
  say("answers: cold requests and large documents");
  const cold = await countColdCalls();
  const delays = await delayOfLargeDocuments(options);
  return [...warm, ...cold, ...delays, ...(await memoryAfterUniqueRequests(options))];
}
