import { randomBytes } from "node:crypto";
import type { Browser, BrowserContextOptions, Page, Response } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./open-browser.ts";
import { watchPage } from "./page-watch.ts";
import type { PageWatch } from "./page-watch.ts";
import { demonstration } from "./site.ts";
import type { ServedSite, TestSite } from "./site.ts";

/** One visitor in a tab of their own. */
export interface Visit {
  readonly page: Page;
  readonly site: ServedSite;
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

type DefineJourney = (name: string, walk: (visit: Visit) => Promise<void>, options?: JourneyOptions) => void;

/** Defines a journey on a wide screen. */
export interface Journey extends DefineJourney {
  /** Defines one on a wide and on a narrow screen: what it looks at depends on the size, or on touch. */
  readonly onEveryScreen: DefineJourney;
}

interface Screen {
  readonly name: string;
  readonly isPhone: boolean;
  readonly context: BrowserContextOptions;
}

const wide: Screen = { name: "1440 px", isPhone: false, context: { viewport: { width: 1440, height: 900 } } };
const narrow: Screen = {
  name: "360 px",
  isPhone: true,
  context: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
};

/**
 * Prepares a file of journeys, through the demonstration that all share, or through a site of the file's own where they change it or
 * look at its allowances. A journey fails when the browser complained of anything on the way: the walk need not look.
 */
export const prepareJourneys = (start: (() => Promise<TestSite>) | null = null): Journey => {
  let browser: Browser;
  let ownSite: TestSite | null = null;
  beforeAll(async () => {
    [browser, ownSite] = await Promise.all([openBrowser(), start?.() ?? null]);
  });
  afterAll(async () => {
    await browser.close();
    await ownSite?.[Symbol.asyncDispose]();
  });
  const defineOn =
    (screen: Screen): DefineJourney =>
    (name, walk, options = {}) =>
      test(`${name} (${screen.name})`, async () => {
        await using visit = await beginVisit(browser, ownSite ?? demonstration(), screen, options);
        await visit.walk(walk);
        expect(await visit.findComplaints()).toEqual([]);
      });
  const onWide = defineOn(wide);
  const onNarrow = defineOn(narrow);
  const onEveryScreen: DefineJourney = (name, walk, options) => {
    onNarrow(name, walk, options);
    onWide(name, walk, options);
  };
  return Object.assign(onWide, { onEveryScreen });
};

const beginVisit = async (
  browser: Browser,
  site: ServedSite,
  { isPhone, context: screen }: Screen,
  options: JourneyOptions,
) => {
  const context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": makeVisitorAddress() },
    ...screen,
    ...options.context,
  });
  context.setDefaultTimeout(60_000);
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

/** A network of the visit's own (RFC 3849), so that what one journey sends uses up nobody else's allowance. Only the shared demonstration believes it. */
const makeVisitorAddress = (): string =>
  `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;

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
