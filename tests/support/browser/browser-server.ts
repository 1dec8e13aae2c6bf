import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumArguments, findChromium, howToGetChromium } from "./chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The endpoint of the browser that all tests share. */
    readonly browserEndpoint: string;
  }
}

/** Launches the browser that all tests share. Each test file connects to it and has its own contexts. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(howToGetChromium);
  const server = await chromium.launchServer({ executablePath, args: [...chromiumArguments], host: "127.0.0.1" });
  provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
