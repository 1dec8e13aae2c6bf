import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { inject } from "vitest";

/** Connects to the shared browser (`browser-server.ts`). Closing the connection ends only what was opened through it. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject("browserEndpoint"));
}
