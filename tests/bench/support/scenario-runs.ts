import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { benchFile } from "../../../bench/measure/measured-process.ts";
import { hasPackages } from "../../../bench/packages.ts";
import { scenarios } from "../../../bench/scenarios.ts";

const execute = promisify(execFile);

const inBrowser = ["first-paint", "navigation", "visit", "lighthouse", "search"];

/** It installs 440 MB and builds two sites; `visit` and `first-paint` have the rest of its code. */
const tooLarge = ["docs-sites"];

/** Defines a test for each scenario that is measured in a browser, or for each other one: it runs once, in its shortest form. */
export function testScenarios({ browser }: { readonly browser: boolean }): void {
  for (const [name, { needs }] of Object.entries(scenarios)) {
    if (inBrowser.includes(name) !== browser || tooLarge.includes(name)) continue;
    test.skipIf(!needs.every(hasPackages))(`${name} runs once, in its shortest form`, async () => {
      const run = ["--disable-warning=ExperimentalWarning", benchFile("run.ts"), "--smoke", name];
      const { stdout } = await execute(process.execPath, run, { encoding: "utf8" });
      expect(stdout).toMatch(/\d+ measured once; each is a number\.\n$/);
      expect(stdout).not.toContain("not run");
    });
  }
}
