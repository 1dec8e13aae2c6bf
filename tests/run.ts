import { readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnSync } from "node:child_process";
import { z } from "zod";
import { findChromium, howToGetChromium } from "./support/browser/chromium.ts";
import { listNotRun } from "./support/services/services.ts";

/**
 * `npm test`: runs all checks and tests, prints how to repeat each failed test and the order of all, and ends with a line that counts the tests. With
 * Vitest paths or options (`npm test -- tests/client -t "title"`, `npm run test:changed`) it runs only the chosen tests, and no checks.
 */
const given = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
const report = join(root, ".data/test-report.json");

const Failing = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
});
const Report = z.object({
  testResults: z.array(Failing),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
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
const ordered = given.some((option) => option.startsWith("--sequence.seed"))
  ? given
  : [`--sequence.seed=${Date.now() % 1_000_000}`, ...given];
spawnSync("vitest", ["run", ...retry, ...ordered], { cwd: root, env, stdio: "inherit" });
const written = await readFile(report, "utf8").catch(() => null);
if (written === null) {
  console.log("No test was run: Vitest ended before the first one, for the reason above.\n0 passed, 1 failed");
  process.exit(1);
}
const result = Report.parse(JSON.parse(written));
// A file that fails to load counts as a failure, although it has no failed tests.
let failed = result.numFailedTests;
const repeats = new Set<string>();
for (const file of result.testResults.filter(({ status }) => status === "failed")) {
  const names = file.assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  const one = `repeat: npm test -- ${relative(root, file.name)}`;
  for (const name of names) repeats.add(`${one} -t "${toPattern(name)}"`);
  if (names.length > 0) continue;
  failed += 1;
  repeats.add(one);
}
for (const repeat of repeats) console.log(repeat);
// Vitest can fail for more, such as an error between two tests.
if (failed === 0 && !result.success) failed = 1;
if (failed > 0) console.log(`all in this order: npm test -- ${ordered.map(quoted).join(" ")}`);
for (const line of notRun) console.log(`not run: ${line}`);
console.log(`${result.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || result.numPassedTests === 0 ? 1 : 0;

function quoted(option: string): string {
  return /^[\w./=:-]+$/.test(option) ? option : `'${option.replaceAll("'", String.raw`'\''`)}'`;
}

/** A pattern that matches this name, without characters that mean something in a shell or a regular expression. */
function toPattern(fullName: string): string {
  return fullName.replace(/[^\w ,:;-]/g, ".");
}
