import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { startChromium } from "./chromium-process.ts";
import type { PageSession } from "./devtools.ts";

/** From a key press to the first result on screen. */
export interface TypedSearch {
  readonly ms: number;
  /** Of the page's main thread, until it has come to rest again. */
  readonly cpuMs: number;
}

/** A term when it was first asked for, and when it was asked for again. */
export interface TypedTwice {
  readonly cold: TypedSearch;
  readonly warm: TypedSearch;
}

const Evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) });
const longestMs = 10_000;
/** The typing rests between two terms, and what was drawn before is done. */
const restMs = 400;

/** Opens the search dialog on a page in a new browser, and takes the time for each term. Terms have to find something. */
export const typeSearches = async (url: string, terms: readonly string[]): Promise<readonly TypedTwice[]> => {
  await using browser = await startChromium();
  const { page } = browser;
  await page.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.send("Page.navigate", { url });
  await until(
    page,
    `document.readyState === "complete" && Object.keys(document.querySelector("header a") ?? {}).some((key) => key.startsWith("__reactProps"))`,
  );
  await evaluate(page, `document.querySelector("header a[href='/search']").click()`);
  await until(
    page,
    `document.querySelector("dialog[open] input") === document.activeElement && document.activeElement !== null`,
  );
  const searches: TypedTwice[] = [];
  for (const term of terms) searches.push({ cold: await timeOf(page, term), warm: await timeOf(page, term) });
  return searches;
};

/** Puts a whole term into the field at once, as its last letter does, and waits for the frame that shows its first result. */
const timeOf = async (page: PageSession, term: string): Promise<TypedSearch> => {
  await evaluate(page, `(${typeTerm.toString()})("")`);
  await delay(restMs);
  const before = await cpuMsOf(page);
  const ms = z.number().parse(await evaluate(page, `(${typeTerm.toString()})(${JSON.stringify(term)})`));
  await delay(restMs);
  return { ms, cpuMs: (await cpuMsOf(page)) - before };
};

const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

const cpuMsOf = async (page: PageSession): Promise<number> => {
  const { metrics } = Metrics.parse(await page.send("Performance.getMetrics"));
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
};

/** Runs in the page. Resolves with the time to the first frame after the first result is there; at once for an empty term. */
const typeTerm = (term: string): Promise<number> => {
  const field = document.querySelector<HTMLInputElement>("dialog[open] input");
  if (!field) throw new Error("The search dialog is not open.");
  const began = performance.now();
  const isThere = (): boolean =>
    term === "" || document.querySelector("dialog [aria-label=Results] [role=option][aria-selected=true]") !== null;
  return new Promise((resolve) => {
    const look = (): void =>
      isThere()
        ? void requestAnimationFrame(() => resolve(performance.now() - began))
        : void requestAnimationFrame(look);
    field.setRangeText(term, 0, field.value.length);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    look();
  });
};

const evaluate = async (page: PageSession, expression: string): Promise<unknown> =>
  Evaluated.parse(await page.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true })).result
    .value;

const until = async (page: PageSession, condition: string): Promise<void> => {
  const end = performance.now() + longestMs;
  while ((await evaluate(page, condition)) !== true) {
    if (performance.now() > end) throw new Error(`The page did not come to this within ${longestMs} ms: ${condition}`);
    await delay(50);
  }
};
