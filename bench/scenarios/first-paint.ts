import { brotliBytesOf, brotliBytesOfAll, builtStyles } from "../measure/browser/built-files.ts";
import { startGatewayProcess } from "../measure/gateway-process.ts";
import { runLighthouse } from "../measure/browser/lighthouse.ts";
import type { LighthouseResult } from "../measure/browser/lighthouse.ts";
import { loadPage } from "../measure/browser/page-load.ts";
import type { PageLoad } from "../measure/browser/page-load.ts";
import { watchTasks } from "../measure/browser/page-tasks.ts";
import type { PageTasks } from "../measure/browser/page-tasks.ts";
import { recordAnswer, recordSettled } from "../measure/recorded-answer.ts";
import { rowOfSamples, rowOfValue } from "../measure/row.ts";
import type { Row } from "../measure/row.ts";
import type { ScenarioOptions } from "../measure/scenario.ts";
import { startStaticTwin } from "../measure/browser/static-twin-process.ts";
import { median } from "../measure/statistics.ts";
import { documentPaths, medianPath, pageRequest } from "../measure/subject.ts";
import { timeToFirstByteMs } from "../measure/time-to-first-byte.ts";

/** A document's page in a browser, compared with a static page of the same content, and its transfer size. */
export async function firstPaint({ effort, slowdown, say }: ScenarioOptions): Promise<readonly Row[]> {
  const rounds = { whole: 5, quick: 3, smoke: 1 }[effort];
  await using gateway = await startGatewayProcess();
  const url = `${gateway.url}${medianPath}`;
  const coldMs = await timeToFirstByteMs(gateway.url, pageRequest(medianPath));
  await using twin = await startStaticTwin(gateway.url, medianPath);
  await recordSettled(gateway.url, [pageRequest(medianPath)]);
  say("first-paint: watching one visit");
  const load = await loadPage(url);
  return [
    ...(await compareInLighthouse(url, `${twin.url}${medianPath}`, rounds, slowdown, say)),
    ...(await taskRows(url, rounds, slowdown)),
    ...transferRows(load),
    ...(await documentSizeRows(gateway.url, effort === "smoke" ? 3 : Number.POSITIVE_INFINITY)),
    rowOfValue("all style sheets of the site as one, brotli", "bytes", await brotliBytesOfAll(await builtStyles()), {
      goal: { atMost: 20_000 },
    }),
    rowOfValue("this page's scripts, brotli", "bytes", await brotliBytesOf(scriptPaths(load)), {
      goal: { atMost: 20_000 },
      note: "as they could be sent, each at brotli's best",
    }),
    rowOfValue("time to first byte, first page of a new process", "ms", coldMs),
    ...(await warmFirstByteRows(gateway.url, twin.url)),
  ];
}

async function compareInLighthouse(
  ourUrl: string,
  staticUrl: string,
  runs: number,
  slowdown: number,
  say: ScenarioOptions["say"],
): Promise<readonly Row[]> {
  const ours: LighthouseResult[] = [];
  const theirs: LighthouseResult[] = [];
  for (let run = 1; run <= runs; run += 1) {
    say(`first-paint: Lighthouse ${run} of ${runs}`);
    ours.push(await runLighthouse(ourUrl, slowdown));
    theirs.push(await runLighthouse(staticUrl, slowdown));
  }
  const ratios = (of: (result: LighthouseResult) => number): readonly number[] =>
    ours.map((result) => of(result) / median(theirs.map(of)));
  const note = "÷ the static page's median";
  const staticBlocking = median(theirs.map((result) => result.totalBlockingMs));
  return [
    rowOfSamples(
      "LCP ÷ static page",
      "×",
      ratios((result) => result.largestContentfulPaintMs),
      { goal: { atMost: 1.05 }, note },
    ),
    rowOfSamples(
      "FCP ÷ static page",
      "×",
      ratios((result) => result.firstContentfulPaintMs),
      { goal: { atMost: 1.05 }, note },
    ),
    rowOfSamples(
      "LCP",
      "ms",
      ours.map((result) => result.largestContentfulPaintMs),
    ),
    rowOfSamples(
      "LCP, static page",
      "ms",
      theirs.map((result) => result.largestContentfulPaintMs),
    ),
    rowOfSamples(
      "total blocking time",
      "ms",
      ours.map((result) => result.totalBlockingMs),
      {
        note: `this machine slowed down × ${slowdown}; wall-clock time, longer on a busy machine`,
      },
    ),
    rowOfSamples(
      "total blocking time, static page",
      "ms",
      theirs.map((result) => result.totalBlockingMs),
      { note: "the share of machine and browser: the page itself runs nothing" },
    ),
    rowOfSamples(
      "total blocking time more than the static page's",
      "ms",
      ours.map((result) => result.totalBlockingMs - staticBlocking),
      { goal: { atMost: 10 }, note: "than the static page's median" },
    ),
  ];
}

async function taskRows(url: string, visits: number, slowdown: number): Promise<readonly Row[]> {
  const seen: PageTasks[] = [];
  for (let visit = 0; visit < visits; visit += 1) seen.push(await watchTasks(url, slowdown));
  return [
    rowOfSamples(
      `longest task after the first paint, CPU × ${slowdown}`,
      "ms",
      seen.map(({ longestMs }) => longestMs),
      { goal: { atMost: 50 } },
    ),
    rowOfSamples(
      `blocking after the first paint, CPU × ${slowdown}`,
      "ms",
      seen.map(({ blockingMs }) => blockingMs),
      { goal: { atMost: 10 }, note: "total blocking time by CPU time" },
    ),
  ];
}

const kinds = ["Document", "Script", "Stylesheet", "Font", "Image", "Fetch"] as const;

/** Nobody shows intent in this visit: the application does not come. */
const goalsByKind: Readonly<Record<string, number>> = { Script: 20_000 };

function scriptPaths({ requests }: PageLoad): readonly string[] {
  return requests.filter(({ kind }) => kind === "Script").map(({ url }) => new URL(url).pathname);
}

function transferRows({ requests, firstContentfulPaintMs }: PageLoad): readonly Row[] {
  const scripts = requests.filter(({ kind }) => kind === "Script");
  const early = scripts.filter(({ startMs }) => startMs < firstContentfulPaintMs);
  return [
    ...kinds.map((kind) => {
      const ofKind = requests.filter((request) => request.kind === kind);
      const bytes = ofKind.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
      const goal = goalsByKind[kind];
      return rowOfValue(`transferred: ${kind}`, "bytes", bytes, {
        goal: goal === undefined ? null : { atMost: goal },
        note: `${ofKind.length} requests; encoded bodies`,
      });
    }),
    rowOfValue(
      "bytes of scripts requested before the first paint",
      "bytes",
      early.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0),
      { goal: { atMost: 0 } },
    ),
  ];
}

async function documentSizeRows(origin: string, documentsMax: number): Promise<readonly Row[]> {
  const requests = (await documentPaths(origin)).slice(0, documentsMax).map(pageRequest);
  const first = await Promise.all(requests.map((request) => recordAnswer(origin, request)));
  const sizes = (await recordSettled(origin, requests)).map(({ body }) => body.length);
  return [
    rowOfValue("HTML of a document, br, median", "bytes", median(sizes), {
      goal: { atMost: 14_000 },
      note: `${sizes.length} documents, at most ${Math.max(...sizes).toLocaleString("en-US")}`,
    }),
    rowOfValue(
      "HTML of a document, br, median of first answers",
      "bytes",
      median(first.map(({ body }) => body.length)),
      { note: "encoded while the client waits" },
    ),
  ];
}

async function warmFirstByteRows(origin: string, twinOrigin: string): Promise<readonly Row[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    ours.push(await timeToFirstByteMs(origin, pageRequest(medianPath)));
    theirs.push(await timeToFirstByteMs(twinOrigin, pageRequest(medianPath)));
  }
  return [
    rowOfSamples("time to first byte, warm", "ms", ours),
    rowOfSamples("time to first byte, static page", "ms", theirs),
  ];
}
