import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from "playwright-core";
import { chromiumArguments, findChromium, howToGetChromium } from "./chromium.ts";

/** What a test file opens in the browser of its process. */
export interface TestBrowser {
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page in a context of its own. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Closes what was opened through this object. The browser itself goes on for the next file. */
  readonly close: () => Promise<void>;
}

/** One for each process of tests: it ends with its process. One for the whole run would have every message pass through the main process as well. */
let launched: Promise<Browser> | undefined;

/** Launches a browser that the caller closes, for a file that needs one with other options than the shared one. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(howToGetChromium);
  return chromium.launch({ executablePath, args: [...chromiumArguments], ...options });
}

/** The browser that the files of a process share, launched for the first that asks. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await (launched ??= launchBrowser());
  const opened: BrowserContext[] = [];
  const newContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext(options);
    // It only ends hanging tests, and measures nothing.
    context.setDefaultTimeout(60_000);
    opened.push(context);
    return context;
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => {
      await Promise.all(opened.map((context) => context.close()));
    },
  };
}
