import { expect, test } from "vitest";
import type { Row } from "../../../bench/measure/row.ts";
import { hasPackages } from "../../../bench/packages.ts";
import { scenarios } from "../../../bench/scenarios.ts";

const inBrowser = ["first-paint", "navigation", "navigation-memory", "visit", "lighthouse", "search"];

/** It installs 440 MB and builds two sites; `visit` and `first-paint` have the rest of its code. */
const tooLarge = ["docs-sites"];

/** Defines a test for each scenario that is measured in a browser, or for each other one: it runs once, in its shortest form. */
export function testScenarios({ browser }: { readonly browser: boolean }): void {
  for (const [name, { needs, run }] of Object.entries(scenarios)) {
    if (inBrowser.includes(name) !== browser || tooLarge.includes(name)) continue;
    test.skipIf(!needs.every(hasPackages))(`${name} runs once, in its shortest form`, async () => {
      const rows = await run({ effort: "smoke", documents: null, slowdown: 1, say: () => undefined });
      expect(rows).not.toEqual([]);
      expect(rows.filter(isNoNumber).map((row) => row.name)).toEqual([]);
    });
  }
}

/** A value that is no number says that nothing was measured. */
function isNoNumber({ value }: Row): boolean {
  return Number.isNaN(value);
}
