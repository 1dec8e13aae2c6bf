import { createHash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

/** The files that take longest: if one were started last, the other workers would wait for it. */
const longest = [
  "bench/server-scenarios",
  "bench/browser-scenarios",
  "journeys/screens/axe",
  "backend/every-store/kills",
  "processes/npm-start",
  "journeys/enhancements/device-stores",
];

/** Vitest ends a process whose next file is of another project, and the files after it load everything anew: each project's files stay together. */
const projects = ["alone", "postgres", "lectern"];

/**
 * The order of the test files: those of one project after those of another, in each the longest first, the others as the seed of the run shuffles them.
 * Files share processes, so a failure may depend on those before it; with the same seed (`--sequence.seed`) they come in the same order.
 */
export class SeededOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const placed = files.map((file) => ({
      file,
      place: `${projects.indexOf(file.project.name)} ${placeOf(relative(root, file.moduleId), String(sequence.seed))}`,
    }));
    return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ file }) => file);
  }
}

function placeOf(path: string, seed: string): string {
  const first = longest.findIndex((name) => path === `tests/${name}.test.ts`);
  const hash = createHash("sha256").update(`${seed} ${path}`).digest("hex");
  return first === -1 ? `b ${hash}` : `a ${first} ${hash}`;
}
