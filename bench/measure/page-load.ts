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
  /** Over the wire: headers, and the body as it was encoded. */
  readonly transferredBytes: number;
}

const Sent = z.object({ requestId: z.string(), type: z.string().default("Other"), timestamp: z.number(), request: z.object({ url: z.string() }) });
const Finished = z.object({ requestId: z.string(), encodedDataLength: z.number() });
const Evaluated = z.object({ result: z.object({ value: z.number() }) });

const quietMs = 2_000;
const longestMs = 30_000;

/** Opens an address in a new browser with a phone's screen, and watches until nothing more is requested for two seconds. */
export const loadPage = async (url: string): Promise<PageLoad> => {
  await using browser = await startChromium();
  const { page } = browser;
  const sent: z.infer<typeof Sent>[] = [];
  const bytes = new Map<string, number>();
  let lastEventAt = performance.now();
  page.on("Network.requestWillBeSent", (params) => {
    sent.push(Sent.parse(params));
    lastEventAt = performance.now();
  });
  page.on("Network.loadingFinished", (params) => {
    const { requestId, encodedDataLength } = Finished.parse(params);
    bytes.set(requestId, encodedDataLength);
    lastEventAt = performance.now();
  });
  await page.send("Network.enable");
  await page.send("Emulation.setDeviceMetricsOverride", { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true });
  await page.send("Page.navigate", { url });
  const end = performance.now() + longestMs;
  while (performance.now() - lastEventAt < quietMs && performance.now() < end) await delay(100);
  const paint = await page.send("Runtime.evaluate", { expression: `performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? -1` });
  const started = sent[0]?.timestamp ?? 0;
  return {
    firstContentfulPaintMs: Evaluated.parse(paint).result.value,
    requests: sent.map(({ requestId, type, timestamp, request }) => ({
      url: request.url,
      kind: type,
      startMs: (timestamp - started) * 1_000,
      transferredBytes: bytes.get(requestId) ?? 0,
    })),
  };
};
