import { cp, mkdir, readdir, stat } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Writes a small, complete content folder: `npm run new -- ../my-docs`. Asks nothing, and changes nothing that is there. Exits with 0 if it is
 * written, and with 2 if it cannot be.
 */
const starter = fileURLToPath(new URL("site", import.meta.url));

const [given, ...rest] = process.argv.slice(2);
const fault = given === undefined || rest.length > 0 ? usage() : await faultOf(resolve(given));
if (given === undefined || fault !== null) fail(fault ?? usage());
else await write(resolve(given));

async function write(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await cp(starter, folder, { recursive: true, force: false });
  } catch (error) {
    return fail(`The folder ${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  process.stdout.write(`${welcome(relative(process.cwd(), folder) || ".")}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

function usage(): string {
  return "Expected the folder of the new site, which is made: npm run new -- ../my-docs";
}

/** Why a folder cannot become a site; null if it can. */
async function faultOf(folder: string): Promise<string | null> {
  const there = await stat(folder).catch(() => null);
  if (there === null) return null;
  if (!there.isDirectory())
    return `Expected a folder that does not exist yet, got a file: ${folder}. Name another one.`;
  const entries = await readdir(folder);
  return entries.length === 0
    ? null
    : `Expected a folder that does not exist yet, or an empty one; ${folder} has ${entries[0]}. Name another one.`;
}

function welcome(folder: string): string {
  return `A site is in ${folder}: begin with its site.yml. To see it at http://localhost:4000, with every change at once:

  CONTENT_DIR=${inShell(folder)} npm run dev`;
}

/** @example inShell("../my docs") // "'../my docs'" */
function inShell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
