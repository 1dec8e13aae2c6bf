import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { startChromium } from "./chromium-process.ts";
import type { PageSession } from "./devtools.ts";

/** The main thread's tasks after the first contentful paint, scaled to a slow phone. */
export interface PageTasks {
  readonly longestMs: number;
  /** The sum of what each task takes beyond 50 ms. */
  readonly blockingMs: number;
}

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.number().default(0),
});
const Collected = z.object({ value: z.array(z.looseObject({ name: z.string(), ph: z.string() })) });

const blockingFromMs = 50;
const watchedMs = 5_000;

/**
 * Opens an address in a new browser and adds up its tasks by CPU time, which other load on the machine does not lengthen. `slowdown`: how many times
 * slower the phone is than this machine.
 */
export async function watchTasks(url: string, slowdown: number): Promise<PageTasks> {
  await using browser = await startChromium();
  const { page } = browser;
  await page.send("Emulation.setDeviceMetricsOverride", {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  return await tasksDuring(page, slowdown, async () => {
    await page.send("Page.navigate", { url });
    await delay(watchedMs);
  });
}

/**
 * Adds up the page's tasks by CPU time while `work` runs, which opens the page. Only raw tracing is on: the other DevTools domains make tasks several
 * times longer.
 */
export async function tasksDuring(page: PageSession, slowdown: number, work: () => Promise<void>): Promise<PageTasks> {
  const events: z.infer<typeof Event>[] = [];
  const whole = Promise.withResolvers<void>();
  page.on("Tracing.dataCollected", (params) => {
    const { value } = Collected.parse(params);
    events.push(
      ...value
        .filter(({ name, ph }) => (ph === "X" && name === "RunTask") || name === "firstContentfulPaint")
        .map((event) => Event.parse(event)),
    );
  });
  page.on("Tracing.tracingComplete", () => whole.resolve());
  await page.send("Tracing.start", {
    categories: "-*,toplevel,devtools.timeline,loading,disabled-by-default-devtools.timeline",
    transferMode: "ReportEvents",
  });
  await work();
  await page.send("Tracing.end");
  await whole.promise;
  return addUp(events, slowdown);
}

function addUp(events: readonly z.infer<typeof Event>[], slowdown: number): PageTasks {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The page did not paint while it was watched.");
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name === "RunTask" && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  );
  const durations = tasks.map(({ tdur }) => (tdur / 1_000) * slowdown);
  return {
    longestMs: Math.max(0, ...durations),
    blockingMs: durations.reduce((sum, ms) => sum + Math.max(0, ms - blockingFromMs), 0),
  };
}
