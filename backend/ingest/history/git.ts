import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Without locks, and without programs that a repository may name. */
const always = ["--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false"];

/**
 * Runs Git in a folder, gives each part of its output up to a NUL character, and returns whether it went well. Without Git it did not. Fails with
 * what `onPart` throws: nothing else would catch that.
 */
export function runGit(folder: string, args: readonly string[], onPart: (part: string) => void): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const git = spawn("git", [...always, "-C", folder, ...args], { stdio: ["ignore", "pipe", "ignore"] });
    let rest = "";
    const give = (parts: readonly string[]): void => {
      try {
        for (const part of parts) onPart(part);
      } catch (error) {
        reject(error);
        git.kill();
      }
    };
    git.stdout.setEncoding("utf8").on("data", (text: string) => {
      const parts = (rest + text).split("\0");
      rest = parts.pop() ?? "";
      give(parts);
    });
    git.on("error", () => resolve(false));
    git.on("close", (code) => {
      if (rest !== "") give([rest]);
      resolve(code === 0);
    });
  });
}

/** What Git prints, without the line ending at its end; null where it fails. */
export async function askGit(folder: string, args: readonly string[]): Promise<string | null> {
  const parts: string[] = [];
  return (await runGit(folder, args, (part) => parts.push(part))) ? parts.join("\0").trimEnd() : null;
}

/**
 * Whether Git could find a repository of a folder; without one, no process need be started to ask. It looks for `.git` here and in the folders above
 * (gitrepository-layout(5)).
 */
export async function mayHaveRepository(folder: string): Promise<boolean> {
  for (let at = await realpath(folder).catch(() => folder); ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return true;
    if (dirname(at) === at) return false;
  }
}
