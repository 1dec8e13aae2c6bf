import type { Browser, BrowserContextOptions, Page, Response } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChromium } from "./chromium.ts";
import { watchPage } from "./page-watch.ts";
import type { PageWatch } from "./page-watch.ts";
import { startSite } from "./site.ts";
import type { TestSite } from "./site.ts";

/** One visitor in a tab of their own. */
export interface Visit {
  readonly page: Page;
  readonly site: TestSite;
  /** The narrow screen, with touch. */
  readonly isPhone: boolean;
  /** The names of the GraphQL operations sent so far. */
  readonly operations: PageWatch["operations"];
  /** What the browser has asked for so far, GraphQL included. */
  readonly requests: PageWatch["requests"];
  /** How often a whole document was loaded so far. */
  readonly loads: PageWatch["loads"];
  /** Says that the browser will complain of this; the journey fails when it does not. */
  readonly expectComplaint: PageWatch["expectComplaint"];
  /** Says that this is no fault, whether it comes or not. */
  readonly ignoreComplaint: PageWatch["ignoreComplaint"];
  /** Opens an address as if it were typed, and waits until the application has taken over the page. */
  readonly open: (path: string) => Promise<Response | null>;
}

/** What differs from an ordinary visit. */
export interface JourneyOptions {
  readonly context?: BrowserContextOptions;
}

export type Journey = (name: string, walk: (visit: Visit) => Promise<void>, options?: JourneyOptions) => void;

const screens = [
  { name: "360 px", isPhone: true, context: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } },
  { name: "1440 px", isPhone: false, context: { viewport: { width: 1440, height: 900 } } },
] as const;

/**
 * Starts one browser and one site for a file of journeys. Each journey is walked on a narrow and on a wide screen, and fails
 * when the browser complained of anything on the way: the walk need not look.
 */
export const prepareJourneys = (start: () => Promise<TestSite> = startSite): Journey => {
  let browser: Browser;
  let site: TestSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), start()]);
  });
  afterAll(async () => {
    await browser.close();
    await site[Symbol.asyncDispose]();
  });
  return (name, walk, options = {}) => {
    for (const screen of screens) {
      test(`${name} (${screen.name})`, async () => {
        await using visit = await beginVisit(browser, site, screen, options);
        await visit.walk(walk);
        expect(await visit.findComplaints()).toEqual([]);
      });
    }
  };
};

const beginVisit = async (
  browser: Browser,
  site: TestSite,
  { isPhone, context: screen }: (typeof screens)[number],
  options: JourneyOptions,
) => {
  const context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...screen,
    ...options.context,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const watch = await watchPage(page, site.url);
  return {
    findComplaints: watch.findComplaints,
    walk: async (walk: (visit: Visit) => Promise<void>): Promise<void> => {
      try {
        await walk({ page, site, isPhone, open: (path) => openTakenOver(page, path), ...watch });
      } catch (error) {
        // What the browser said on the way is often the reason.
        console.error(`at ${page.url()} the browser complained of:`, await watch.findComplaints().catch(() => []));
        throw error;
      }
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
};

const openTakenOver = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path);
  await takenOver(page);
  return response;
};

/** Waits until React has taken over all that a visitor can use: header, footer, heading, and every control of the page (the buttons inside a text are not React's). */
export const takenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const parts = [
      ...document.querySelectorAll(
        "#root :is(header, footer) a, main h1, main :is(input, nav a, button:not(pre ~ button))",
      ),
    ];
    const isTakenOver = (part: Element): boolean => Object.keys(part).some((key) => key.startsWith("__reactProps$"));
    return document.querySelector("main h1") !== null && parts.every(isTakenOver);
  });
};
