import { spawnSync } from "node:child_process";
import { root } from "./entries.ts";

/** Runs one of our programs to its end, in the project's folder unless another is given. */
export function runProgram(file: string, given: readonly string[], cwd = root) {
  const args = ["--disable-warning=ExperimentalWarning", file, ...given];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  return { status, stdout, stderr };
}
