import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase } from "vitest/node";

/** Reports the tests that passed only on retry, and why they failed before. */
export class SecondTries implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    this.#lines.push(`passed at the second try: ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const { message, stacks } of test.result().errors ?? []) {
      const [{ file, line } = { file: "", line: 0 }] = stacks ?? [];
      this.#lines.push(`  ${file}:${line} ${stripVTControlCharacters(message).slice(0, messageMax)}`);
    }
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) console.log(line);
  }
}

/** The characters of a message that are shown: one may hold a whole page. */
const messageMax = 1_000;
