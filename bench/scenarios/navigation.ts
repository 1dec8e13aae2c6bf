import { request } from "undici";
import { z } from "zod";
import { clickToHeading } from "../measure/browser/clicks.ts";
import type { Manner } from "../measure/browser/reader.ts";
import { startGatewayProcess } from "../measure/gateway-process.ts";
import { rowOfSamples } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";

const cases: readonly {
  readonly slowdown: 1 | 4;
  readonly manner: Manner;
  readonly words: string;
}[] = [
  { slowdown: 1, manner: "pointed", words: "pointed at before" },
  { slowdown: 4, manner: "pointed", words: "pointed at before" },
  { slowdown: 1, manner: "sudden", words: "not pointed at" },
  { slowdown: 4, manner: "sudden", words: "not pointed at" },
];

/**
 * From the click on a card in a list to the frame with the document's heading, inside the application or by a whole navigation. These are this machine's
 * times, without a goal: `docs-sites` compares the same with other sites.
 */
export async function navigation({ effort, say }: ScenarioOptions): Promise<readonly Row[]> {
  await using gateway = await startGatewayProcess();
  const links = (await articleLinks(gateway.url)).slice(0, { whole: 12, quick: 5, smoke: 1 }[effort]);
  const rows: Row[] = [];
  for (const { slowdown, manner, words } of effort === "smoke" ? cases.slice(0, 1) : cases) {
    say(`navigation: CPU × ${slowdown}, ${words}`);
    const times = await clickToHeading({
      url: `${gateway.url}/articles`,
      links,
      manner,
      slowdown,
      readingMs: effort === "smoke" ? 500 : 4_000,
    });
    rows.push(
      rowOfSamples(`click → heading, CPU × ${slowdown}, ${words}`, "ms", times, {
        note: `${links.length} documents, each for the first time; to the frame that shows it`,
      }),
    );
  }
  return rows;
}

const Listed = z.object({
  data: z.object({ documents: z.object({ items: z.array(z.object({ path: z.string(), subject: z.string() })) }) }),
});

/** The documents on the first page of the list. */
async function articleLinks(origin: string) {
  const query = '{ documents(type: "article", page: 1, limit: 12) { items { path subject } } }';
  const { body } = await request(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return Listed.parse(await body.json()).data.documents.items.map(({ path, subject }) => ({ path, heading: subject }));
}
