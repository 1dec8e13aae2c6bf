import { randomBytes } from "node:crypto";
import type { BrowserContextOptions, Page, Response } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./open-browser.ts";
import type { TestBrowser } from "./open-browser.ts";
import { watchPage } from "./page-watch.ts";
import type { PageWatch } from "./page-watch.ts";
import { askForDemonstration } from "../run/shared.ts";
import type { ServedSite } from "../run/shared.ts";
import type { TestSite } from "../site.ts";

/** One visitor in a separate tab. */
export interface Visit {
  readonly page: Page;
  readonly site: ServedSite;
  /** True on the narrow screen, which has touch. */
  readonly isPhone: boolean;
  /** The names of the GraphQL operations sent so far, without those that an idle page sent ahead. */
  readonly operations: PageWatch["operations"];
  /** All requests of the browser so far, GraphQL included. */
  readonly requests: PageWatch["requests"];
  /** How many full page loads there were so far. */
  readonly loads: PageWatch["loads"];
  /** Expects a complaint of the browser; the journey fails when it does not come. */
  readonly expectComplaint: PageWatch["expectComplaint"];
  /** Ignores a complaint, whether it comes or not. */
  readonly ignoreComplaint: PageWatch["ignoreComplaint"];
  /** Opens an address directly and waits for hydration. */
  readonly open: (path: string) => Promise<Response | null>;
}

/** What differs from an ordinary visit. */
export interface JourneyOptions {
  readonly context?: BrowserContextOptions;
}

type DefineJourney = (name: string, walk: (visit: Visit) => Promise<void>, options?: JourneyOptions) => void;

/** Defines a journey on the wide screen. */
export interface Journey extends DefineJourney {
  /** Defines a journey on both screens, for behaviour that depends on size or touch. */
  readonly onEveryScreen: DefineJourney;
  /** Defines a journey on the narrow screen, for what only touch or little room brings about. */
  readonly onPhone: DefineJourney;
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
 * Prepares a file of journeys on the shared demonstration, or on a site of the file's own when they modify it or test its allowances. A journey also
 * fails on any unexpected complaint of the browser.
 */
export function prepareJourneys(start: (() => Promise<TestSite>) | null = null): Journey {
  let browser: TestBrowser;
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
        await using visit = await beginVisit(browser, ownSite ?? (await askForDemonstration()), screen, options);
        await visit.walk(walk);
        expect(await visit.findComplaints()).toEqual([]);
      });
  const onWide = defineOn(wide);
  const onNarrow = defineOn(narrow);
  const onEveryScreen: DefineJourney = (name, walk, options) => {
    onNarrow(name, walk, options);
    onWide(name, walk, options);
  };
  return Object.assign(onWide, { onEveryScreen, onPhone: onNarrow });
}

async function beginVisit(
  browser: TestBrowser,
  site: ServedSite,
  { isPhone, context: screen }: Screen,
  options: JourneyOptions,
) {
  const context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": makeVisitorAddress() },
    ...screen,
    ...options.context,
  });
  const page = await context.newPage();
  const watch = await watchPage(page, site.url);
  return {
    findComplaints: watch.findComplaints,
    walk: async (walk: (visit: Visit) => Promise<void>): Promise<void> => {
      try {
        await walk({ page, site, isPhone, open: (path) => openTakenOver(page, path), ...watch });
      } catch (error) {
        // The browser's complaints often explain the failure.
        console.error(`at ${page.url()} the browser complained of:`, await watch.findComplaints().catch(() => []));
        throw error;
      }
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/**
 * A network for this visit only (RFC 3849), so that one journey does not use up another's allowance. Only the shared demonstration trusts the header.
 */
function makeVisitorAddress(): string {
  return `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;
}

async function openTakenOver(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/**
 * Has the application loaded, as a visitor does who presses a key, and waits until React has hydrated everything that can be used: header, footer,
 * heading, and all controls of the page except the buttons inside a text, which are not React's. React marks them while it renders, in slices, and
 * runs effects afterwards: the page has an idle moment once all that is done.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Again as long as it is needed: a development server may load the page anew meanwhile.
    if (document.documentElement.dataset.application === undefined)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    const parts = [
      ...document.querySelectorAll(
        "#root :is(header, footer) a, main h1, main :is(input, nav a, button:not(.prose button))",
      ),
    ];
    const isTakenOver = (part: Element): boolean => Object.keys(part).some((key) => key.startsWith("__reactProps$"));
    return (
      document.querySelector("main h1") !== null &&
      parts.every(isTakenOver) &&
      new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2_000 }))
    );
  });
}
