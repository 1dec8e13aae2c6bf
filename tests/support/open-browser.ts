import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { inject } from "vitest";

/** Connects to the one browser of the run (`browser-server.ts`). Closing it ends what was opened through it, and nothing else. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject("browserEndpoint"));
