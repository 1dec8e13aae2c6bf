import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnSync } from "node:child_process";
import { z } from "zod";
import { findChromium, howToGetChromium } from "./support/chromium.ts";
import { listNotRun } from "./support/services.ts";

/** Runs every test and closes with one line that counts them. */
const root = fileURLToPath(new URL("..", import.meta.url));
const report = join(root, ".data/test-report.json");

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
});

if (findChromium() === null) {
  console.error(howToGetChromium);
  process.exit(1);
}
const notRun = await listNotRun();
if (notRun.length > 0 && process.env["TEST_SERVICES"] === "required") {
  console.error(`TEST_SERVICES=required, but some tests cannot run:\n${notRun.join("\n")}`);
  process.exit(1);
}
await rm(report, { force: true });
// Hundreds of servers are started: compiled once, their code is read.
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, ".data/compile-cache") };
// On a busy machine a browser can be late once. What then passes is named, so that nobody takes it for steady.
spawnSync("vitest", ["run", "--retry=1", ...process.argv.slice(2)], { cwd: root, env, stdio: "inherit" });
const result = Report.parse(JSON.parse(await readFile(report, "utf8")));
// A file that cannot be loaded has no tests of its own to fail.
const failed =
  result.numFailedTests + (result.success || result.numFailedTests > 0 ? 0 : Math.max(1, result.numFailedTestSuites));
for (const line of notRun) console.log(`not run: ${line}`);
console.log(`${result.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || result.numPassedTests === 0 ? 1 : 0;
