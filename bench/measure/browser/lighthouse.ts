import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumFlags, chromiumPath } from "./chromium-process.ts";
import { benchFile } from "../measured-process.ts";

/** Lighthouse metrics of a page on a simulated slow phone. */
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

/**
 * Runs Lighthouse on an address in its own process: mobile, simulated throttling, performance only, a new browser. `slowdown`: how many times slower
 * the phone is than this machine.
 */
export async function runLighthouse(url: string, slowdown: number): Promise<LighthouseResult> {
  const { categories, audits } = Report.parse(await runProgram(url, slowdown, ["--only-categories=performance"]));
  return {
    firstContentfulPaintMs: audits["first-contentful-paint"].numericValue,
    largestContentfulPaintMs: audits["largest-contentful-paint"].numericValue,
    totalBlockingMs: audits["total-blocking-time"].numericValue,
    score: categories.performance.score,
  };
}

/** All Lighthouse categories. */
export const lighthouseCategories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof lighthouseCategories)[number];

/** A page's scores, 0 to 100, and the audits that cost it points. */
export interface CategoryScores {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lost: Readonly<Record<Category, readonly string[]>>;
}

const Judged = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });

const WholeReport = z.object({
  categories: z.object({ performance: Judged, accessibility: Judged, "best-practices": Judged, seo: Judged }),
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** Runs Lighthouse on an address in all categories: mobile, simulated throttling, a new browser. Skipped audits do not count. */
export async function runAllCategories(
  url: string,
  slowdown: number,
  skipped: readonly string[],
): Promise<CategoryScores> {
  const { categories, audits } = WholeReport.parse(
    await runProgram(url, slowdown, skipped.length > 0 ? [`--skip-audits=${skipped.join(",")}`] : []),
  );
  const lostBy = (category: Category): readonly string[] =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
  const each = <T>(valueOf: (category: Category) => T) => ({
    performance: valueOf("performance"),
    accessibility: valueOf("accessibility"),
    "best-practices": valueOf("best-practices"),
    seo: valueOf("seo"),
  });
  return { scores: each((category) => Math.round(categories[category].score * 100)), lost: each(lostBy) };
}

async function runProgram(url: string, slowdown: number, chosen: readonly string[]): Promise<unknown> {
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
  // When the browser starts slowly, the trace can lack the start of the navigation. Nothing was measured, so try again.
  const { stdout } = await run().catch((problem: unknown) =>
    String(problem).includes("NO_NAVSTART") ? run() : Promise.reject(toError(problem)),
  );
  return JSON.parse(stdout);
}

function toError(problem: unknown): Error {
  return problem instanceof Error ? problem : new Error(String(problem));
}
