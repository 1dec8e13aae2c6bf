import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/**
 * `npm run check`: runs every `check:…` script of package.json, the first one alone, then as many at a time as there are processors, and prints their
 * output. Exits with 1 when one fails.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = Manifest.parse(JSON.parse(readFileSync(`${root}/package.json`, "utf8")));

/** Writes files that the other checks read, so it runs before them. */
const writing = "check:generated";
const names = Object.keys(scripts).filter((name) => name.startsWith("check:"));
const waiting = names.filter((name) => name !== writing);
const failed: string[] = [];

function runScript(name: string): Promise<void> {
  return new Promise((resolve) => {
    execFile("npm", ["run", "--silent", name], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error !== null) failed.push(name);
      console.log(`${name}: ${error === null ? "passed" : "FAILED"}\n${indented(stdout + stderr)}`);
      resolve();
    });
  });
}

function indented(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, "  ");
}

async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await runScript(name);
}

await runScript(writing);
await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) console.error(`${failed.length} of ${names.length} checks failed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 || names.length === 0 ? 1 : 0;
