import { expect, test } from "vitest";
import { benchFile } from "../../bench/measure/measured-process.ts";
import { runProgram } from "../support/programs/run-program.ts";

test("a scenario that is named is measured, and its table printed", () => {
  const { status, stdout } = runProgram(benchFile("run.ts"), ["--smoke", "plain-backend"]);
  expect(stdout).toContain("sitemap of two parts at 200 documents");
  expect(stdout).toMatch(/\d+ measured once; each is a number\.\n$/);
  expect(status).toBe(0);
});

test("an unknown word is refused with those that are known", () => {
  const { status, stderr } = runProgram(benchFile("run.ts"), ["--quick", "anwsers"]);
  expect(stderr).toContain('There is no scenario "anwsers". Known: answers, first-paint,');
  expect(status).toBe(2);
});
