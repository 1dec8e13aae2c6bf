import { z } from "zod";
import { startBackendProcess } from "./backend-process.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { sendAll } from "./load.ts";
import { recordAnswer } from "./recorded-answer.ts";
import type { BenchRequest } from "./recorded-answer.ts";
import { rowOfValue } from "./row.ts";
import type { Row } from "./row.ts";
import { pageRequest } from "./subject.ts";

const documentBytes = 1_000_000;

/** The largest text that is taken by default is a little larger (LIMIT_CONTENT_BYTES). */
const takenTextBytes = 500_000;

const connections = 4;

/** Each document once by GraphQL and once as a page: nothing of it is known before. */
const requestsFor = (name: string, count: number): readonly BenchRequest[] =>
  Array.from({ length: count }, (_, index) => [
    {
      path: "/graphql",
      method: "POST" as const,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: `{ document(slug: "${name}-g-${index}") { subject content outline { id text } } }`,
      }),
    },
    pageRequest(`/article/${name}-p-${index}`),
  ]).flat();

/** How late the gateway's event loop is while documents of 1 MB arrive. */
export const delayOfLargeDocuments = async (quick: boolean): Promise<readonly Row[]> => {
  const count = quick ? 10 : 40;
  const taken = { textBytes: takenTextBytes, fillerBytes: documentBytes - takenTextBytes };
  return [
    ...(await delayRows("1 MB documents", taken, count, {}, 50)),
    ...(await delayRows(
      "1 MB documents, all of it text that is taken",
      { textBytes: documentBytes },
      count,
      { LIMIT_CONTENT_BYTES: "2000000", LIMIT_CONTENT_CPU_MS: "30000" },
      null,
    )),
    ...(await delayRows("1 MB documents, text refused", { textBytes: documentBytes }, count, {}, 50)),
    ...(await delayRows("8 KB documents, for comparison", { textBytes: 8_000 }, count, {}, null)),
  ];
};

const delayRows = async (
  name: string,
  data: { readonly textBytes: number },
  count: number,
  environment: Readonly<Record<string, string>>,
  goalMs: number | null,
): Promise<readonly Row[]> => {
  await using backend = await startBackendProcess({ textBytes: 8_000 });
  await using gateway = await startGatewayProcess({ environment: { DOCS_API_URL: backend.apiUrl, ...environment } });
  // Code that runs for the first time is slow, whatever the size.
  await sendAll(gateway.url, requestsFor("warm-up", 20), connections);
  await backend.follow({ data });
  let statuses: readonly number[] = [];
  const { p99Ms, maxMs } = await gateway.loopDelayDuring(async () => {
    statuses = await sendAll(gateway.url, requestsFor("large", count), connections);
  });
  const content = await contentOf(gateway.url, requestsFor("large", 1));
  const counts = [...new Set(statuses)]
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(", ");
  const note = `by the clock: a busy machine lengthens it; answers ${counts}, ${content === null ? "without their text" : `with text of ${content.length.toLocaleString("en-US")} characters`}`;
  return [
    rowOfValue(`event-loop delay, p99: ${name}`, "ms", p99Ms, {
      goal: goalMs === null ? null : { atMost: goalMs },
      note,
    }),
    rowOfValue(`event-loop delay, longest: ${name}`, "ms", maxMs),
  ];
};

const Answered = z.object({ data: z.object({ document: z.object({ content: z.string().nullable() }) }) });

/** What became of the text: a refused one costs little. */
const contentOf = async (origin: string, [byGraphql]: readonly BenchRequest[]): Promise<string | null> => {
  if (byGraphql === undefined) throw new Error("There is no request to look at.");
  return Answered.parse(JSON.parse((await recordAnswer(origin, byGraphql)).body.toString())).data.document.content;
};
