import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Corpus } from "../corpus/corpus.ts";
import { createRandom } from "../corpus/random.ts";
import { functionWords } from "../corpus/vocabulary.ts";
import { rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { startSizedSite } from "../measure/sized-site.ts";
import { percentile } from "../measure/statistics.ts";
import { timesUnderLoad } from "../measure/under-load.ts";
import { openPlainIndex } from "../relevance/plain-index.ts";

const server = process.env["DATABASE_URL"] ?? null;
const store = server === null ? { name: "SQLite", mostMs: 30 } : { name: "PostgreSQL", mostMs: 60 };
const documentsAtMost = { whole: 100_000, quick: 10_000, smoke: 30 };
const questionsEach = { whole: 300, quick: 100, smoke: 3 };

/** Questions of one kind, each as words. */
type Kind = readonly [name: string, questions: readonly (readonly string[])[]];

/** How long searches take that nobody has asked before, on a large site, and in plain FTS5 over the same texts. */
export async function searchAtSize({ effort, say, documents }: ScenarioOptions): Promise<readonly Row[]> {
  const count = documents?.[0] ?? documentsAtMost[effort];
  say(`search-at-size: ${count} documents on ${store.name}`);
  await using site = await startSizedSite(count, server);
  const folder = await mkdtemp(join(tmpdir(), "lectern-bench-fts5-"));
  try {
    using plain = openPlainIndex(site.corpus, join(folder, "texts.sqlite"));
    const at = `at ${count.toLocaleString("en-US")} documents`;
    const rows: Row[] = [];
    say("search-at-size: waiting for the end of what follows an ingest");
    await site.settled();
    for (const [name, questions] of kindsOf(site.corpus, questionsEach[effort])) {
      const { p50Ms, p95Ms } = await timesUnderLoad(site.gateway().url, questions.map(toRequest), 1);
      const plainMs = questions.map((words) => timeOf(() => plain.search(words)));
      rows.push(
        rowOfValue(`${store.name}, ${name}, p50 ${at}`, "ms", p50Ms),
        rowOfValue(`${store.name}, ${name}, p95 ${at}`, "ms", p95Ms, { goal: { atMost: store.mostMs } }),
        rowOfValue(`plain FTS5, ${name}, p95 ${at}`, "ms", percentile(plainMs, 0.95), { note: "without a server" }),
      );
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function kindsOf(corpus: Corpus, count: number): readonly Kind[] {
  const random = createRandom(7);
  const ask = (words: number) => Array.from({ length: count }, () => questionOf(corpus, random, words));
  const common = corpus.words.slice(functionWords.length, functionWords.length + count);
  return [
    ["a common word", common.map((word) => [word])],
    ["three words", ask(3)],
    ["ten words", ask(10)],
    [
      "ten words, two misspelt",
      ask(10).map((words) => words.map((word, place) => (place % 5 === 4 ? misspelt(word) : word))),
    ],
    ["a misspelt word", ask(1).map((words) => words.map(misspelt))],
  ];
}

/** Rare and common words, as they are in texts, with a word that says nothing now and then. */
function questionOf(corpus: Corpus, random: ReturnType<typeof createRandom>, words: number): readonly string[] {
  return Array.from({ length: words }, (_, place) =>
    place % 4 === 1 ? random.pick(functionWords) : place % 2 === 0 ? corpus.drawTopic(random) : corpus.drawWord(random),
  );
}

/** With two neighbouring letters swapped. */
function misspelt(word: string): string {
  const middle = Math.max(1, Math.floor(word.length / 2));
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1);
}

/** With the question as a variable, as clients of GraphQL send what people type. */
const operation = `query Search($term: String!) {
  search(term: $term) { items { document { slug subject } sections { snippet } } }
}`;

function toRequest(words: readonly string[]) {
  return {
    path: "/graphql",
    method: "POST" as const,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: operation, variables: { term: words.join(" ") } }),
  };
}

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
