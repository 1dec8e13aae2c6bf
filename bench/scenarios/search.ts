import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { persistedDocuments } from "../../gateway/generated/persisted-documents.ts";
import { createRandom } from "../corpus/random.ts";
import { writeCorpus } from "../corpus/write-corpus.ts";
import { startGatewayProcess } from "../measure/gateway-process.ts";
import { recordAnswer } from "../measure/recorded-answer.ts";
import type { BenchRequest } from "../measure/recorded-answer.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { typeSearches } from "../measure/browser/search-dialog.ts";
import { percentile } from "../measure/statistics.ts";

/** The search dialog on sites of 100 and 1,000 documents: time to the first result, and the transfer size of a query. */
export async function search({ effort, say }: ScenarioOptions): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const documents of effort === "smoke" ? [100] : [100, 1_000]) {
    say(`search: ${documents} documents`);
    await using content = await makeContent(documents);
    await using gateway = await startGatewayProcess({ environment: { CONTENT_DIR: content.folder } });
    const typed = content.terms.slice(0, { whole: 30, quick: 10, smoke: 2 }[effort]);
    const asked = content.terms.slice(typed.length, { whole: 120, quick: 40, smoke: 4 }[effort]);
    const before = (await gateway.usage()).cpuMicroseconds;
    rows.push(...(await queryRows(gateway.url, asked, documents)));
    const cpuMs = ((await gateway.usage()).cpuMicroseconds - before) / 1_000 / asked.length;
    rows.push(rowOfValue(`CPU time of the gateway for both at ${numbered(documents)} documents`, "ms", cpuMs));
    if (documents === 1_000 || effort === "smoke") rows.push(...(await dialogRows(gateway.url, typed)));
  }
  return rows;
}

const termCount = 120;

/** A corpus in its own folder, and terms that find something in it. */
async function makeContent(
  documents: number,
): Promise<AsyncDisposable & { readonly folder: string; readonly terms: readonly string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-corpus-"));
  const { drawTopic } = await writeCorpus(folder, { documents, seed: 1 });
  const random = createRandom(documents);
  const terms = Array.from({ length: termCount }, (_, place) =>
    place % 3 === 0 ? drawTopic(random) : `${drawTopic(random)} ${drawTopic(random)}`,
  );
  return {
    folder,
    terms: [...new Set(terms)],
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

async function queryRows(origin: string, terms: readonly string[], documents: number): Promise<readonly Row[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  const sizes: number[] = [];
  for (const term of terms) {
    const first = await timed(() => recordAnswer(origin, hitsRequest(term)));
    const second = await timed(() => recordAnswer(origin, hitsRequest(term)));
    cold.push(first.ms);
    warm.push(second.ms);
    sizes.push(first.result.body.length);
  }
  const place = `at ${numbered(documents)} documents`;
  return [
    rowOfSamples(`search query ${place}, never asked before`, "ms", cold, {
      note: `${terms.length} terms, 95 % within ${percentile(cold, 0.95).toFixed(0)} ms`,
    }),
    rowOfSamples(`search query ${place}, asked before`, "ms", warm),
    rowOfSamples(`bytes of a search query ${place}, br`, "bytes", sizes, { note: "encoded while the client waits" }),
    rowOfValue(`bytes of a search query ${place}, br, most`, "bytes", Math.max(...sizes), { goal: { atMost: 5_000 } }),
  ];
}

async function dialogRows(origin: string, terms: readonly string[]): Promise<readonly Row[]> {
  const searches = await typeSearches(`${origin}/faq`, terms);
  const note = `${terms.length} terms in the dialog, from the key to the frame with the result`;
  return [
    rowOfSamples(
      "first search result on screen at 1,000 documents, cold",
      "ms",
      searches.map(({ cold }) => cold.ms),
      { goal: { atMost: 100 }, note },
    ),
    rowOfSamples(
      "first search result on screen at 1,000 documents, warm",
      "ms",
      searches.map(({ warm }) => warm.ms),
      { goal: { atMost: 50 }, note },
    ),
    rowOfSamples(
      "CPU time of the page for a typed search, cold",
      "ms",
      searches.map(({ cold }) => cold.cpuMs),
      { note: "main thread, until idle: all results, facets, announcements" },
    ),
    rowOfSamples(
      "CPU time of the page for a typed search, warm",
      "ms",
      searches.map(({ warm }) => warm.cpuMs),
    ),
  ];
}

function numbered(count: number): string {
  return count.toLocaleString("en-US");
}

const hash = Object.entries(persistedDocuments).find(([, text]) => text.startsWith("query SearchHits("))?.[0] ?? "";

/** The query as the dialog sends it. */
function hitsRequest(term: string): BenchRequest {
  const query = new URLSearchParams({
    operationName: "SearchHits",
    variables: JSON.stringify({ term, limit: 16, facets: true }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  });
  return { path: `/graphql?${query}`, method: "GET", headers: { accept: "application/json", "accept-encoding": "br" } };
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}
