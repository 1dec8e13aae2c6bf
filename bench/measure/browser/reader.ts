import { setTimeout as delay } from "node:timers/promises";
import { startChromium } from "./chromium-process.ts";
import type { PageSession } from "./devtools.ts";
import { until } from "./evaluate.ts";
import { placeOf, pointAt } from "./press.ts";
import { pressUntilShown, watchPresses } from "./press-watch.ts";
import type { Expected } from "./press-watch.ts";

/** How something is pressed: `pointed` like a mouse that rests on it first, `sudden` like a finger. */
export type Manner = "pointed" | "sudden";

/** A press, and what it leads to. */
export interface Press {
  readonly selector: string;
  readonly expected: Expected;
  readonly manner: Manner;
  /** CPU throttling: 4 simulates a machine at a quarter of this one's speed. */
  readonly slowdown: number;
  /** What the reader takes to look at it before, on a fast machine: half a second unless told. */
  readonly restMs?: number;
}

/** Somebody with a mouse and a large screen, in a browser of their own. */
export interface Reader extends AsyncDisposable {
  readonly page: PageSession;
  /** Opens an address and waits until the page is loaded. */
  readonly open: (url: string) => Promise<void>;
  /**
   * The milliseconds from the press to the frame that shows what it leads to.
   *
   * @throws Error when that does not come.
   */
  readonly press: (press: Press) => Promise<number>;
  /** The same; infinity when it does not come within some seconds. */
  readonly tryPress: (press: Press) => Promise<number>;
}

const usualRestMs = 500;
const longestMs = 30_000;
const triedMs = 5_000;
const screen = { width: 1_440, height: 900, deviceScaleFactor: 1, mobile: false };
/** A browser without a window has none, and tells pages so. */
const mouse = [
  { name: "hover", value: "hover" },
  { name: "pointer", value: "fine" },
];
/** Where the mouse rests between two presses: it would point at whatever comes to be below it. */
const aside = { x: 2, y: screen.height - 2 };

/** Starts a new browser with a screen this wide, in CSS pixels. Nothing is pointed at before the first press. */
export async function startReader(width = screen.width): Promise<Reader> {
  const browser = await startChromium();
  const { page } = browser;
  await page.send("Emulation.setDeviceMetricsOverride", { ...screen, width });
  await page.send("Emulation.setEmulatedMedia", { features: mouse });
  await watchPresses(page);
  return {
    page,
    open: async (url) => {
      await page.send("Page.navigate", { url });
      await until(page, `document.readyState === "complete" && location.href !== "about:blank"`);
    },
    press: async (press) => {
      const ms = await pressOnce(page, press, longestMs);
      if (Number.isFinite(ms)) return ms;
      throw new Error(
        `A press on ${press.selector} did not lead to ${press.expected.selector} ${press.expected.text ?? ""} within ${longestMs} ms.`,
      );
    },
    tryPress: (press) => pressOnce(page, press, triedMs),
    [Symbol.asyncDispose]: () => browser[Symbol.asyncDispose](),
  };
}

/** Slow only while it is measured: a throttled page keeps a processor busy even when it does nothing. */
async function pressOnce(
  page: PageSession,
  { selector, expected, manner, slowdown, restMs = usualRestMs }: Press,
  limitMs: number,
): Promise<number> {
  const place = await placeOf(page, selector);
  await page.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (manner === "pointed") await pointAt(page, place);
  await delay(restMs * slowdown);
  const ms = await pressUntilShown(page, place, expected, limitMs);
  await page.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await until(page, `document.readyState === "complete"`);
  await pointAt(page, aside);
  return ms;
}
