import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumFlags, chromiumPath } from "./chromium-process.ts";
import { benchFile } from "./measured-process.ts";

/** What Lighthouse says of a page on a simulated slow phone. */
export interface LighthouseResult {
  readonly firstContentfulPaintMs: number;
  readonly largestContentfulPaintMs: number;
  readonly totalBlockingMs: number;
  /** 0 to 1. */
  readonly score: number;
}

const Numeric = z.object({ numericValue: z.number() });

const Report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({ "first-contentful-paint": Numeric, "largest-contentful-paint": Numeric, "total-blocking-time": Numeric }),
});

const program = benchFile("node_modules/lighthouse/cli/index.js");

/** Runs Lighthouse on an address: mobile, simulated throttling, performance only, a new browser. In a process of its own. */
export const runLighthouse = async (url: string): Promise<LighthouseResult> => {
  const flags = ["--output=json", "--quiet", "--only-categories=performance", "--disable-full-page-screenshot", "--no-enable-error-reporting", `--chrome-flags=${chromiumFlags.join(" ")}`];
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories, audits } = Report.parse(JSON.parse(stdout));
  return {
    firstContentfulPaintMs: audits["first-contentful-paint"].numericValue,
    largestContentfulPaintMs: audits["largest-contentful-paint"].numericValue,
    totalBlockingMs: audits["total-blocking-time"].numericValue,
    score: categories.performance.score,
  };
};
