import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

export const howToGetSystemd = "Debian, Ubuntu: apt-get install systemd.";

/** `systemd-analyze` in `PATH`; null when there is none. */
export function findSystemdAnalyze(): string | null {
  return (
    (process.env["PATH"] ?? "")
      .split(delimiter)
      .map((folder) => join(folder, "systemd-analyze"))
      .find((file) => existsSync(file)) ?? null
  );
}

/** The output of `systemd-analyze verify` for a unit; empty when it is valid. It reports ignored settings too, though it succeeds. */
export async function verifyUnit(file: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(findSystemdAnalyze() ?? "systemd-analyze", [
    "verify",
    file,
  ]).catch((error: unknown) => ({ stdout: "", stderr: String(error) }));
  return `${stdout}${stderr}`.trim();
}

/** A unit's settings by name, without comments. */
export function readUnit(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}
