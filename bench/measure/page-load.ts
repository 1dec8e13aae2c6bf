import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { startChromium } from "./chromium-process.ts";

/** What one visit of a page transferred, and when. */
export interface PageLoad {
  readonly firstContentfulPaintMs: number;
  readonly requests: readonly PageRequest[];
}

export interface PageRequest {
  readonly url: string;
  /** As DevTools names it: Document, Script, Stylesheet, Image, Font, Fetch, … */
  readonly kind: string;
  /** From the beginning of the navigation. */
  readonly startMs: number;
  /** The body as it was encoded; headers are not counted. */
  readonly bodyBytes: number;
}

const Sent = z.object({ type: z.string().default("Other"), request: z.object({ url: z.string() }) });

const Entry = z.object({ name: z.string(), startTime: z.number(), encodedBodySize: z.number().default(0) });
const Evaluated = z.object({ result: z.object({ value: z.string() }) });

const quietMs = 2_000;
const longestMs = 30_000;

/** Opens an address in a new browser with a phone's screen, and watches until nothing more is requested for two seconds. */
export const loadPage = async (url: string): Promise<PageLoad> => {
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
  return {
    firstContentfulPaintMs: paint.startTime,
    requests: loaded.map(({ name, startTime, encodedBodySize }) => ({
      url: name,
      kind: kinds.get(name) ?? "Other",
      startMs: startTime,
      bodyBytes: encodedBodySize,
    })),
  };
};
