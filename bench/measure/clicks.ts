import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { startChromium } from "./chromium-process.ts";
import type { PageSession } from "./devtools.ts";

/** How a link is followed: `pointed` as by a mouse, which rests on it before; `sudden` as by a finger. */
export type Manner = "pointed" | "sudden";

interface ClickOptions {
  /** A page that holds the links. */
  readonly url: string;
  /** The addresses of links in its main part, each followed once. */
  readonly paths: readonly string[];
  readonly manner: Manner;
  /** 4: a machine of a quarter of this one's speed. */
  readonly slowdown: 1 | 4;
}

const Evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.looseObject({ text: z.string() }).optional(),
});
const longestMs = 20_000;
/** The page before has come to rest, and what a resting pointer has fetched is there. */
const restMs = { 1: 500, 4: 1_500 } as const;

/** Follows links of a page in a new browser. Gives the milliseconds from each click to the frame that shows the heading of the new page. */
export const clickToHeading = async ({ url, paths, manner, slowdown }: ClickOptions): Promise<readonly number[]> => {
  await using browser = await startChromium();
  const { page } = browser;
  await page.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.send("Page.navigate", { url });
  await until(
    page,
    `document.readyState === "complete" && Object.keys(document.querySelector("main a") ?? {}).some((key) => key.startsWith("__reactProps"))`,
  );
  // What loads when a page is at rest is there, as for every visitor who reads before following a link.
  await delay(5_000);
  const heading = JSON.stringify(await evaluate(page, "document.querySelector('h1').textContent"));
  const times: number[] = [];
  for (const path of paths) {
    if (manner === "pointed") await evaluate(page, `(${point.toString()})(${JSON.stringify(path)})`);
    await delay(restMs[slowdown]);
    times.push(z.number().parse(await evaluate(page, `(${follow.toString()})(${JSON.stringify(path)})`)));
    await evaluate(page, "history.back()");
    await until(page, `document.querySelector("h1")?.textContent === ${heading}`);
  }
  return times;
};

/** Runs in the page. */
const point = (path: string): void => {
  document.querySelector(`main a[href="${path}"]`)?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
};

/** Runs in the page. */
const follow = (path: string): Promise<number> => {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`);
  const before = document.querySelector("h1")?.textContent;
  if (!link) throw new Error(`The page has no link to ${path}.`);
  const began = performance.now();
  const isThere = (): boolean => {
    const heading = document.querySelector("main h1:not([data-waiting])");
    return heading !== null && heading.textContent !== before;
  };
  return new Promise((resolve) => {
    const look = (): void =>
      void requestAnimationFrame(() => (isThere() ? resolve(performance.now() - began) : look()));
    link.click();
    look();
  });
};

const evaluate = async (page: PageSession, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = Evaluated.parse(
    await page.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }),
  );
  if (exceptionDetails) throw new Error(`The page failed at ${expression.slice(0, 80)}: ${exceptionDetails.text}`);
  return result.value;
};

const until = async (page: PageSession, condition: string): Promise<void> => {
  const end = performance.now() + longestMs;
  while ((await evaluate(page, condition)) !== true) {
    if (performance.now() > end) throw new Error(`The page did not come to this within ${longestMs} ms: ${condition}`);
    await delay(50);
  }
};
