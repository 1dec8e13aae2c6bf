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
const operations = { whole: 2_000, quick: 300, smoke: 10 };
const warmUps = { whole: 100, quick: 100, smoke: 10 };
const idleLooks = { whole: 60, quick: 60, smoke: 3 };
const holdMaxMs = 50;
const memoryMaxBytes = 50_000_000;

/** How long accepted operations hold the event loop, and how much memory they add: generated operations, sent one at a time to a large site. */
export async function cost({ effort, documents, say }: ScenarioOptions): Promise<readonly Row[]> {
  const count = documents?.[0] ?? (effort === "smoke" ? 60 : 10_000);
  say(`cost: a site of ${count.toLocaleString("en-US")} documents`);
  await using site = await startSizedSite(count, null);
  const slugs = Array.from({ length: 60 }, (_, place) => site.corpus.facts(Math.floor((place * count) / 60)).slug);
  const next = createOperations(
    readFileSync(join(projectRoot, "schema.graphql"), "utf8"),
    await knownOf(site.gateway().url, slugs, site.corpus.drawTopic),
    seed,
  );
  const seen: Seen = { holdsMs: [], ownMs: [], grownBytes: [], worst: { ms: 0, text: "" }, refused: 0, stopped: 0 };
  const idle = await idleHoldsMs(site.gateway(), idleLooks[effort]);
  // Warm-up: what loads with the first operations is not their cost.
  for (let number = 0; number < warmUps[effort]; number += 1) await send(site.gateway().url, next());
  const before = await residentBytes(site.gateway());
  const most = { bytes: before };
  for (let number = 0; number < operations[effort]; number += 1) {
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
    rowOfValue("memory that one operation added, at most", "bytes", Math.max(...seen.grownBytes), {
      goal: { atMost: memoryMaxBytes },
    }),
    rowOfValue("memory at its most, above that before", "bytes", most.bytes - before),
  ];
}

interface Seen {
  readonly holdsMs: number[];
  readonly ownMs: number[];
  /** Memory added by each operation, including refused and stopped ones. */
  readonly grownBytes: number[];
  worst: { ms: number; text: string };
  refused: number;
  stopped: number;
}

async function measure(gateway: GatewayProcess, operation: GeneratedOperation, seen: Seen): Promise<void> {
  let answer = { status: 0, text: "" };
  const before = await residentBytes(gateway);
  const { busyMaxMs, ownMaxMs } = await gateway.loopDelayDuring(async () => {
    answer = await send(gateway.url, operation);
  });
  seen.grownBytes.push(Math.max(0, (await residentBytes(gateway)) - before));
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
}

async function idleHoldsMs(gateway: GatewayProcess, times: number): Promise<readonly number[]> {
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
}

async function residentBytes(gateway: GatewayProcess): Promise<number> {
  return (await gateway.usage()).residentBytes;
}

async function send(
  origin: string,
  { query, variables }: GeneratedOperation,
): Promise<{ readonly status: number; readonly text: string }> {
  const { statusCode, body } = await request(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return { status: statusCode, text: await body.text() };
}

/** Values for the arguments of operations: names that exist on the site, and some that do not. */
async function knownOf(
  origin: string,
  slugs: readonly string[],
  drawTopic: (random: ReturnType<typeof createRandom>) => string,
) {
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
}
