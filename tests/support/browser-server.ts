import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumArguments, findChromium, howToGetChromium } from "./chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the one browser of the run takes connections. */
    readonly browserEndpoint: string;
  }
}

/** Starts the one browser of the run. Each file of tests connects to it and has contexts of its own. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(howToGetChromium);
  const server = await chromium.launchServer({ executablePath, args: [...chromiumArguments], host: "127.0.0.1" });
  provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
};
