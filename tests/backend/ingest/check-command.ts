import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../../backend/check.ts", import.meta.url));

/** Runs the command inside the content folder, so that files are named relative to it. */
export function check(folder: string, cwd = folder, options: readonly string[] = ["--all"]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", command, folder, ...options],
    { cwd, encoding: "utf8" },
  );
  return { status, stderr, lines: stdout.trimEnd().split("\n") };
}
