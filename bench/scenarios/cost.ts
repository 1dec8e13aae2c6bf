import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { createOperations } from "../../tests/support/operations.ts";
import type { GeneratedOperation } from "../../tests/support/operations.ts";
import { createRandom } from "../corpus/random.ts";
import { projectRoot } from "../measure/gateway-process.ts";
import type { GatewayProcess } from "../measure/gateway-process.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { startSizedSite } from "../measure/sized-site.ts";
import { percentile } from "../measure/statistics.ts";

const seed = 1;
const holdMaxMs = 50;
const memoryMaxBytes = 50_000_000;

/** What an operation that passes may do to the event loop, and to memory: generated operations, one after the other, on a large site. */
export const cost = async ({ quick, documents, say }: ScenarioOptions): Promise<readonly Row[]> => {
  const count = documents?.[0] ?? 10_000;
  say(`cost: a site of ${count.toLocaleString("en-US")} documents`);
  await using site = await startSizedSite(count, null);
  const slugs = Array.from({ length: 60 }, (_, place) => site.corpus.facts(Math.floor((place * count) / 60)).slug);
  const next = createOperations(
    readFileSync(join(projectRoot, "schema.graphql"), "utf8"),
    await knownOf(site.gateway().url, slugs, site.corpus.drawTopic),
    seed,
  );
  const seen: Seen = { holdsMs: [], ownMs: [], worst: { ms: 0, text: "" }, refused: 0, stopped: 0 };
  const idle = await idleHoldsMs(site.gateway(), 60);
  // What is loaded with the first operations is no operation's.
  for (let number = 0; number < 100; number += 1) await send(site.gateway().url, next());
  const before = await residentBytes(site.gateway());
  const most = { bytes: before };
  for (let number = 0; number < (quick ? 300 : 2_000); number += 1) {
    await measure(site.gateway(), next(), seen);
    most.bytes = Math.max(most.bytes, (await site.gateway().usage()).residentBytes);
    if (number % 100 === 99) say(`cost: ${number + 1} operations, the longest hold ${seen.worst.ms.toFixed(0)} ms`);
  }
  await delay(2_000);
  const after = await residentBytes(site.gateway());
  const note = `${seen.holdsMs.length} passed, ${seen.refused} refused, ${seen.stopped} stopped; 99 % within ${percentile(seen.ownMs, 0.99).toFixed(1)} ms`;
  return [
    rowOfValue("longest that an operation holds the event loop, in CPU time", "ms", seen.worst.ms, {
      goal: { atMost: holdMaxMs },
      note: `${note}; ${seen.worst.text.slice(0, 300)}`,
    }),
    rowOfSamples("an operation holds the event loop, in CPU time", "ms", seen.ownMs),
    rowOfValue("with the pauses of the collector: longest", "ms", Math.max(...seen.holdsMs), {
      note: `99 % within ${percentile(seen.holdsMs, 0.99).toFixed(1)} ms`,
    }),
    rowOfValue("longest that an operation of two fields holds it", "ms", Math.max(...idle)),
    rowOfValue("memory after the operations, above that before", "bytes", after - before, {
      goal: { atMost: memoryMaxBytes },
    }),
    rowOfValue("memory at its most, above that before", "bytes", most.bytes - before),
  ];
};

interface Seen {
  readonly holdsMs: number[];
  readonly ownMs: number[];
  worst: { ms: number; text: string };
  refused: number;
  stopped: number;
}

const measure = async (gateway: GatewayProcess, operation: GeneratedOperation, seen: Seen): Promise<void> => {
  let answer = { status: 0, text: "" };
  const { busyMaxMs, ownMaxMs } = await gateway.loopDelayDuring(async () => {
    answer = await send(gateway.url, operation);
  });
  if (answer.status === 400) {
    if (answer.text.includes('"measure":')) seen.stopped += 1;
    else seen.refused += 1;
    return;
  }
  if (answer.status !== 200)
    throw new Error(`${answer.status} for ${JSON.stringify(operation)}: ${answer.text.slice(0, 300)}`);
  seen.holdsMs.push(busyMaxMs);
  seen.ownMs.push(ownMaxMs);
  if (ownMaxMs > seen.worst.ms)
    seen.worst = { ms: ownMaxMs, text: `${operation.query} ${JSON.stringify(operation.variables)}` };
};

const idleHoldsMs = async (gateway: GatewayProcess, times: number): Promise<readonly number[]> => {
  const holds: number[] = [];
  for (let time = 0; time < times; time += 1)
    holds.push(
      (
        await gateway.loopDelayDuring(
          async () => void (await send(gateway.url, { query: `{ site { name } } #${time}`, variables: {} })),
        )
      ).busyMaxMs,
    );
  return holds;
};

const residentBytes = async (gateway: GatewayProcess): Promise<number> => (await gateway.usage()).residentBytes;

const send = async (
  origin: string,
  { query, variables }: GeneratedOperation,
): Promise<{ readonly status: number; readonly text: string }> => {
  const { statusCode, body } = await request(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return { status: statusCode, text: await body.text() };
};

/** What the arguments of operations are drawn from: names that the site has, and some that it has not. */
const knownOf = async (
  origin: string,
  slugs: readonly string[],
  drawTopic: (random: ReturnType<typeof createRandom>) => string,
) => {
  const groups =
    "{ navigation { types { slug } tags { slug } categories { slug subCategories { slug } } authors { id } } }";
  const { text } = await send(origin, { query: groups, variables: {} });
  const namesIn = (name: string): readonly string[] =>
    [...text.matchAll(new RegExp(`"${name}":"([^"]+)"`, "g"))].map(([, value]) => value ?? "");
  const random = createRandom(seed);
  const terms = Array.from({ length: 40 }, () => drawTopic(random));
  return {
    slug: [...slugs, ...namesIn("slug").slice(0, 60), "none"],
    subcategory: namesIn("slug").slice(-20),
    around: slugs,
    within: namesIn("slug").slice(0, 40),
    authorId: namesIn("id").slice(0, 20),
    id: namesIn("id").slice(0, 20),
    term: terms,
    text: terms,
    path: ["/old", "/none"],
  };
};
