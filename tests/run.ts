import { readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnSync } from "node:child_process";
import { z } from "zod";
import { findChromium, howToGetChromium } from "./support/browser/chromium.ts";
import { listNotRun } from "./support/services/services.ts";

/**
 * `npm test`: runs all checks and tests, prints how to repeat each failed test, and ends with a line that counts the tests. With Vitest paths or
 * options (`npm test -- tests/client -t "title"`, `npm run test:changed`) it runs only the chosen tests, and no checks.
 */
const given = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
const report = join(root, ".data/test-report.json");

const Failing = z.object({
  name: z.string(),
  assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
});
const Report = z.object({
  testResults: z.array(Failing),
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
if (
  given.length === 0 &&
  spawnSync("npm", ["run", "--silent", "check"], { cwd: root, stdio: "inherit" }).status !== 0
) {
  console.log("No test was run: a check failed.\n0 passed, 1 failed");
  process.exit(1);
}
await rm(report, { force: true });
// Hundreds of servers are started: the compile cache spares each from compiling its code again.
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, ".data/compile-cache") };
// Until the suite has passed five times in a row without it: a failure is tried again, and what passes then is named as a bug to mend.
const retry = given.some((option) => option.startsWith("--retry")) ? [] : ["--retry=1"];
spawnSync("vitest", ["run", ...retry, ...given], { cwd: root, env, stdio: "inherit" });
const written = await readFile(report, "utf8").catch(() => null);
if (written === null) {
  console.log("No test was run: Vitest ended before the first one, for the reason above.\n0 passed, 1 failed");
  process.exit(1);
}
const result = Report.parse(JSON.parse(written));
// A file that fails to load counts as a failure, although it has no failed tests.
const failed =
  result.numFailedTests + (result.success || result.numFailedTests > 0 ? 0 : Math.max(1, result.numFailedTestSuites));
for (const { name, assertionResults } of result.testResults) {
  for (const { fullName } of assertionResults.filter(({ status }) => status === "failed"))
    console.log(`repeat: npm test -- ${relative(root, name)} -t "${toPattern(fullName)}"`);
}
for (const line of notRun) console.log(`not run: ${line}`);
console.log(`${result.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || result.numPassedTests === 0 ? 1 : 0;

/** A pattern that matches this name, without characters that mean something in a shell or a regular expression. */
function toPattern(fullName: string): string {
  return fullName.replace(/[^\w ,:;-]/g, ".");
}
