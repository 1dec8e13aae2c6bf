import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { startChromium } from "./chromium-process.ts";

/** What one page visit transferred, and when. */
export interface PageLoad {
  readonly firstContentfulPaintMs: number;
  readonly requests: readonly PageRequest[];
  /** CPU time of the page's scripts on this machine. */
  readonly scriptMs: number;
}

export interface PageRequest {
  readonly url: string;
  /** The DevTools resource type: Document, Script, Stylesheet, Image, Font, Fetch, … */
  readonly kind: string;
  /** From the start of the navigation. */
  readonly startMs: number;
  /** The encoded body, without headers. */
  readonly bodyBytes: number;
}

const Sent = z.object({ type: z.string().default("Other"), request: z.object({ url: z.string() }) });

const Entry = z.object({ name: z.string(), startTime: z.number(), encodedBodySize: z.number().default(0) });
const Evaluated = z.object({ result: z.object({ value: z.string() }) });

const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

const quietMs = 2_000;
const longestMs = 30_000;

/** Opens an address in a new browser with a phone's viewport, and watches until no request is made for two seconds. */
export async function loadPage(url: string): Promise<PageLoad> {
  await using browser = await startChromium();
  const { page } = browser;
  const kinds = new Map<string, string>();
  let lastEventAt = performance.now();
  page.on("Network.requestWillBeSent", (params) => {
    const { type, request } = Sent.parse(params);
    kinds.set(request.url, type);
    lastEventAt = performance.now();
  });
  page.on("Network.loadingFinished", () => void (lastEventAt = performance.now()));
  await page.send("Network.enable");
  await page.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.send("Emulation.setDeviceMetricsOverride", {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  await page.send("Page.navigate", { url });
  const end = performance.now() + longestMs;
  while (performance.now() - lastEventAt < quietMs && performance.now() < end) await delay(100);
  const entriesOf = async (types: string): Promise<readonly z.infer<typeof Entry>[]> => {
    const found = await page.send("Runtime.evaluate", {
      expression: `JSON.stringify([${types}].flatMap((type) => performance.getEntriesByType(type)))`,
    });
    return z.array(Entry).parse(JSON.parse(Evaluated.parse(found).result.value));
  };
  const loaded = await entriesOf(`"navigation", "resource"`);
  const paint = (await entriesOf(`"paint"`)).find(({ name }) => name === "first-contentful-paint");
  if (!paint) throw new Error(`${url} did not paint.`);
  const { metrics } = Metrics.parse(await page.send("Performance.getMetrics"));
  return {
    firstContentfulPaintMs: paint.startTime,
    scriptMs: (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1_000,
    requests: loaded.map(({ name, startTime, encodedBodySize }) => ({
      url: name,
      kind: kinds.get(name) ?? "Other",
      startMs: startTime,
      bodyBytes: encodedBodySize,
    })),
  };
}
