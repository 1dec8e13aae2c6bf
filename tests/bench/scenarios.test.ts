import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { benchFile } from "../../bench/measure/measured-process.ts";
import { hasPackages } from "../../bench/packages.ts";
import { scenarios } from "../../bench/scenarios.ts";

const execute = promisify(execFile);

/** It installs 440 MB and builds two sites; everything else of its code is in `visit` and `first-paint`. */
const tooLarge = ["docs-sites"];

for (const [name, { needs }] of Object.entries(scenarios)) {
  if (tooLarge.includes(name)) continue;
  test.skipIf(!needs.every(hasPackages))(`${name} runs once, in its shortest form`, async () => {
    const { stdout } = await execute(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", benchFile("run.ts"), "--smoke", name],
      { encoding: "utf8" },
    );
    expect(stdout).toMatch(/\d+ measured once; each is a number\.\n$/);
    expect(stdout).not.toContain("not run");
  });
}
