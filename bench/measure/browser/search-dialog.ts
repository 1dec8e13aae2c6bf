import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { startChromium } from "./chromium-process.ts";
import type { PageSession } from "./devtools.ts";
import { evaluate, until } from "./evaluate.ts";
import { placeOf, pointAt, pressAt } from "./press.ts";

/** A search typed into the dialog, measured from the key press to the first result on screen. */
export interface TypedSearch {
  readonly ms: number;
  /** CPU time of the page's main thread until it is idle again. */
  readonly cpuMs: number;
}

/** A term searched for the first time, and again. */
export interface TypedTwice {
  readonly cold: TypedSearch;
  readonly warm: TypedSearch;
}

/** Pause between two terms, in which earlier rendering finishes. */
const restMs = 400;

/** Opens the search dialog on a page in a new browser and times each term. Every term has to find something. */
export async function typeSearches(url: string, terms: readonly string[]): Promise<readonly TypedTwice[]> {
  await using browser = await startChromium();
  const { page } = browser;
  await page.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.send("Page.navigate", { url });
  await until(
    page,
    `document.readyState === "complete" && document.querySelector("header a[href='/search']") !== null`,
  );
  // The application may wait until it is wanted: it is pointed at first.
  const search = await placeOf(page, "header a[href='/search']");
  await pointAt(page, search);
  await until(
    page,
    `Object.keys(document.querySelector("header a") ?? {}).some((key) => key.startsWith("__reactProps"))`,
  );
  await pressAt(page, search);
  await until(
    page,
    `document.querySelector("dialog[open] input") === document.activeElement && document.activeElement !== null`,
  );
  const searches: TypedTwice[] = [];
  for (const term of terms) searches.push({ cold: await timeOf(page, term), warm: await timeOf(page, term) });
  return searches;
}

/** Sets the whole term at once, as if its last letter were typed, and waits for the frame that shows the first result. */
async function timeOf(page: PageSession, term: string): Promise<TypedSearch> {
  await evaluate(page, `(${typeTerm.toString()})("")`);
  await delay(restMs);
  const before = await cpuMsOf(page);
  const ms = z.number().parse(await evaluate(page, `(${typeTerm.toString()})(${JSON.stringify(term)})`));
  await delay(restMs);
  return { ms, cpuMs: (await cpuMsOf(page)) - before };
}

const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

async function cpuMsOf(page: PageSession): Promise<number> {
  const { metrics } = Metrics.parse(await page.send("Performance.getMetrics"));
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
}

/** Runs in the page. Resolves with the time to the first frame after the first result appears; immediately for an empty term. */
function typeTerm(term: string): Promise<number> {
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
}
