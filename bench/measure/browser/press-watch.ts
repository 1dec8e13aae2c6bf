import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { PageSession } from "./devtools.ts";
import { evaluate } from "./evaluate.ts";
import { pressAt } from "./press.ts";
import type { Place } from "./press.ts";

/** What a press leads to: an element, with exactly this text if one is given. */
export interface Expected {
  readonly selector: string;
  readonly text?: string;
}

/**
 * Lets `pressUntilShown` measure on this page and on every page that it leads to. Press and frame are absolute times (`timeOrigin` plus the document's own)
 * in the session's storage, so the measurement is the same inside an application and over a whole navigation. Call it before the first page is opened.
 */
export async function watchPresses(page: PageSession): Promise<void> {
  await page.send("Page.enable");
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watch.toString()})()` });
}

/** Runs in every document before the document's own scripts. */
function watch(): void {
  const look = (): void => {
    if (sessionStorage.getItem("bench:pressed") === null || sessionStorage.getItem("bench:shown") !== null) return;
    const { selector, text }: { readonly selector: string; readonly text?: string } = JSON.parse(
      sessionStorage.getItem("bench:expected") ?? "",
    );
    const found = document.querySelector(selector);
    if (found === null || (text !== undefined && found.textContent?.trim() !== text)) {
      requestAnimationFrame(look);
      return;
    }
    // The next task comes after this frame's style, layout and paint: some sites do part of them before it, others all of them in it.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      sessionStorage.setItem("bench:shown", String(performance.timeOrigin + performance.now()));
      port1.close();
    });
    port1.start();
    port2.postMessage(null);
  };
  const note = ({ timeStamp }: Event): void => {
    if (sessionStorage.getItem("bench:expected") === null || sessionStorage.getItem("bench:pressed") !== null) return;
    sessionStorage.setItem("bench:pressed", String(performance.timeOrigin + timeStamp));
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", note, { capture: true, passive: true });
  requestAnimationFrame(look);
}

/**
 * Presses a place and waits. Returns the milliseconds from the press until the frame that shows what is expected is painted; infinity when it does not come.
 */
export async function pressUntilShown(
  page: PageSession,
  place: Place,
  expected: Expected,
  longestMs: number,
): Promise<number> {
  await evaluate(
    page,
    `for (const name of ["pressed", "shown"]) sessionStorage.removeItem("bench:" + name);
    sessionStorage.setItem("bench:expected", ${JSON.stringify(JSON.stringify(expected))})`,
  );
  await pressAt(page, place);
  const end = performance.now() + longestMs;
  for (;;) {
    const times = await readTimes(page);
    if (times !== null) return times.shown - times.pressed;
    if (performance.now() > end) return Number.POSITIVE_INFINITY;
    await delay(100);
  }
}

const Times = z.object({ pressed: z.coerce.number().positive(), shown: z.coerce.number().positive() });

/** Null while there is nothing to read, or no document to ask in the middle of a navigation. */
async function readTimes(page: PageSession): Promise<z.infer<typeof Times> | null> {
  const stored = await evaluate(
    page,
    `({ pressed: sessionStorage.getItem("bench:pressed"), shown: sessionStorage.getItem("bench:shown") })`,
  ).catch(() => null);
  return Times.safeParse(stored).data ?? null;
}
