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
  audits: z.object({
    "first-contentful-paint": Numeric,
    "largest-contentful-paint": Numeric,
    "total-blocking-time": Numeric,
  }),
});

const program = benchFile("node_modules/lighthouse/cli/index.js");

/** Runs Lighthouse on an address: mobile, simulated throttling, performance only, a new browser. In a process of its own. `slowdown`: how many times slower the phone is than this machine. */
export const runLighthouse = async (url: string, slowdown: number): Promise<LighthouseResult> => {
  const { categories, audits } = Report.parse(await runProgram(url, slowdown, ["--only-categories=performance"]));
  return {
    firstContentfulPaintMs: audits["first-contentful-paint"].numericValue,
    largestContentfulPaintMs: audits["largest-contentful-paint"].numericValue,
    totalBlockingMs: audits["total-blocking-time"].numericValue,
    score: categories.performance.score,
  };
};

/** All that Lighthouse judges. */
export const lighthouseCategories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof lighthouseCategories)[number];

/** The scores of a page, 0 to 100, and the audits by which it lost any. */
export interface CategoryScores {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lost: Readonly<Record<Category, readonly string[]>>;
}

const Judged = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });

const WholeReport = z.object({
  categories: z.object({ performance: Judged, accessibility: Judged, "best-practices": Judged, seo: Judged }),
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** Runs Lighthouse on an address in all categories: mobile, simulated throttling, a new browser. Audits that are skipped count for nothing. */
export const runAllCategories = async (
  url: string,
  slowdown: number,
  skipped: readonly string[],
): Promise<CategoryScores> => {
  const { categories, audits } = WholeReport.parse(
    await runProgram(url, slowdown, skipped.length > 0 ? [`--skip-audits=${skipped.join(",")}`] : []),
  );
  const lostBy = (category: Category): readonly string[] =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
  const each = <T>(tell: (category: Category) => T) => ({
    performance: tell("performance"),
    accessibility: tell("accessibility"),
    "best-practices": tell("best-practices"),
    seo: tell("seo"),
  });
  return { scores: each((category) => Math.round(categories[category].score * 100)), lost: each(lostBy) };
};

const runProgram = async (url: string, slowdown: number, chosen: readonly string[]): Promise<unknown> => {
  const flags = [
    "--output=json",
    "--quiet",
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ...chosen,
    "--disable-full-page-screenshot",
    "--no-enable-error-reporting",
    `--chrome-flags=${chromiumFlags.join(" ")}`,
  ];
  const run = () =>
    promisify(execFile)(process.execPath, [program, url, ...flags], {
      env: { ...process.env, CHROME_PATH: chromiumPath() },
      maxBuffer: 64 * 1024 * 1024,
    });
  // A browser that was slow to begin leaves no trace of its start: nothing was measured yet.
  const { stdout } = await run().catch((problem: unknown) =>
    String(problem).includes("NO_NAVSTART") ? run() : Promise.reject(toError(problem)),
  );
  return JSON.parse(stdout);
};

const toError = (problem: unknown): Error => (problem instanceof Error ? problem : new Error(String(problem)));
