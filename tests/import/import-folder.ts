import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "../support/programs/run-program.ts";

/** Our programs that the tests of imports run. */
export const programs = {
  import: fileURLToPath(new URL("../../import/main.ts", import.meta.url)),
  check: fileURLToPath(new URL("../../backend/check.ts", import.meta.url)),
} as const;

/** A source folder with these files, and the folder beside it that is imported into. */
export async function makeSource(files: Readonly<Record<string, string>>) {
  const path = await mkdtemp(join(tmpdir(), "lectern-import-"));
  const source = join(path, "old");
  const target = join(path, "new");
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, file)), { recursive: true });
    await writeFile(join(source, file), text);
  }
  return {
    source,
    target,
    /** Runs the program. */
    run: (...more: readonly string[]) => run(programs.import, source, "--to", target, ...more),
    /** What the site says of what was written. */
    check: () => run(programs.check, target),
    read: (file: string) => readFile(join(target, file), "utf8"),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
  };
}

/** Runs one of our programs. */
export function run(file: string, ...given: readonly string[]) {
  return runProgram(file, given);
}

/** A picture of one colour. */
export const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>';
