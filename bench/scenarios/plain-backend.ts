import { startBackendProcess } from "../measure/backend/backend-process.ts";
import { startGatewayProcess } from "../measure/gateway-process.ts";
import type { GatewayProcess } from "../measure/gateway-process.ts";
import { sendAll } from "../measure/load.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { pageRequest } from "../measure/subject.ts";

const usualDocuments = 60_000;

/** The longest that one request may block others. */
const loopGoalMs = 50;
const memoryGoalBytes = 400_000_000;

/** A large site on a docs backend without levels: the whole navigation, or a whole sitemap, arrives at once. */
export async function plainBackend({ effort, documents, say }: ScenarioOptions): Promise<readonly Row[]> {
  const count = documents?.[0] ?? (effort === "smoke" ? 200 : usualDocuments);
  await using backend = await startBackendProcess({ documents: count, strict: true, textBytes: 4_000 });
  const environment = {
    DOCS_API_URL: backend.apiUrl,
    CACHE_FRESH_SECONDS: "3600",
    LIMIT_UPSTREAM_TOTAL_MS: "30000",
    LIMIT_UPSTREAM_SITEMAP_MS: "30000",
    LIMIT_PAGE_TOTAL_MS: "60000",
    LIMIT_REQUEST_TOTAL_MS: "90000",
  };
  await using gateway = await startGatewayProcess({ environment });
  // Warm-up: code is slow the first time it runs.
  await sendAll(gateway.url, ["/about", "/faq", "/contact"].map(pageRequest), 1);
  const rows: Row[] = [];
  for (const [name, paths] of Object.entries(askedFor({ whole: 30, quick: 5, smoke: 1 }[effort]))) {
    say(`plain-backend: ${name}`);
    rows.push(...(await rowsOf(gateway, `${name} at ${count.toLocaleString("en-US")} documents`, paths)));
  }
  const { residentBytes } = await gateway.usage();
  return [
    ...rows,
    rowOfValue(`memory after that at ${count.toLocaleString("en-US")} documents`, "bytes", residentBytes, {
      goal: { atMost: memoryGoalBytes },
      note: "resident, all threads of the gateway",
    }),
  ];
}

/** The order matters: the first unknown address finds no index yet; later ones do. */
function askedFor(rounds: number): Readonly<Record<string, readonly string[]>> {
  return {
    "home, first": ["/"],
    "docs tree, first": ["/docs/document-7-what-a-reader-wants-to-know"],
    "docs tree": named(rounds, (index) => `/docs/document-${index * 17 + 8}-what-a-reader-wants-to-know`),
    document: named(rounds, (index) => `/article/document-${index * 31 + 9}-what-a-reader-wants-to-know`),
    "unknown address, first": ["/article/documnt-1-what-a-reader-wants"],
    "unknown address": named(rounds, (index) => `/article/documnt-${index}0-what-a-raeder-wants-to-know`),
    "sitemap index": ["/sitemap.xml"],
    "sitemap of two parts": ["/sitemap-article.xml", "/sitemap-article-part-2.xml"],
  };
}

function named(count: number, path: (index: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, index) => path(index + 1));
}

async function rowsOf(gateway: GatewayProcess, name: string, paths: readonly string[]): Promise<readonly Row[]> {
  const times: number[] = [];
  const statuses = new Set<number>();
  const before = (await gateway.usage()).cpuMicroseconds;
  const { maxMs, ownMaxMs } = await gateway.loopDelayDuring(async () => {
    for (const path of paths) {
      const beganAt = performance.now();
      for (const status of await sendAll(gateway.url, [pageRequest(path)], 1)) statuses.add(status);
      times.push(performance.now() - beganAt);
    }
  });
  const cpuMs = ((await gateway.usage()).cpuMicroseconds - before) / 1_000 / paths.length;
  return [
    rowOfValue(`longest hold of the event loop, in CPU time: ${name}`, "ms", ownMaxMs, {
      goal: { atMost: loopGoalMs },
      note: `without garbage collection pauses; answers ${[...statuses].join(", ")}`,
    }),
    rowOfValue(`the same by the clock, pauses included: ${name}`, "ms", maxMs),
    rowOfSamples(`time: ${name}`, "ms", times),
    rowOfValue(`CPU time: ${name}`, "ms", cpuMs, { note: "of all threads, per request" }),
  ];
}
