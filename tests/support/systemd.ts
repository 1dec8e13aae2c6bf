import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

export const howToGetSystemd = "Debian, Ubuntu: apt-get install systemd.";

/** `systemd-analyze` in `PATH`; null where there is none. */
export const findSystemdAnalyze = (): string | null =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "systemd-analyze"))
    .find((file) => existsSync(file)) ?? null;

/** What systemd says of a unit: nothing where all is well. It also says what it ignores, with success. */
export const verifyUnit = async (file: string): Promise<string> => {
  const { stdout, stderr } = await promisify(execFile)(findSystemdAnalyze() ?? "systemd-analyze", [
    "verify",
    file,
  ]).catch((error: unknown) => ({ stdout: "", stderr: String(error) }));
  return `${stdout}${stderr}`.trim();
};

/** A unit's settings by name, in their order; comments left out. */
export const readUnit = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split("\n").flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
