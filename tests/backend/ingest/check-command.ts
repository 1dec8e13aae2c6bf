import { fileURLToPath } from "node:url";
import { runProgram } from "../../support/programs/run-program.ts";

const command = fileURLToPath(new URL("../../../backend/check.ts", import.meta.url));

/** Runs the command inside the content folder, so that files are named relative to it. */
export function check(folder: string, cwd = folder, options: readonly string[] = ["--all"]) {
  const { status, stdout, stderr } = runProgram(command, [folder, ...options], cwd);
  return { status, stderr, lines: stdout.trimEnd().split("\n") };
}
