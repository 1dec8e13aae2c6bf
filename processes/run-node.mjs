/** Starts a program of ours with the flags it needs (plain JavaScript, so that an old Node.js can still say what is wrong). */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { nodeEnvironment } from "./node-settings.mjs";

const needed = 24;
const root = fileURLToPath(new URL("..", import.meta.url));

/** Ends with 2 where this Node.js is too old. */
export function assertNodeVersion() {
  if (Number(process.versions.node.split(".")[0]) >= needed) return;
  process.stderr.write(
    `Lectern needs Node.js ${needed} or newer, and this is ${process.versions.node}.\n` +
      "On Linux (x64, arm64) `npm ci` brings its own: start with `npm start`. Elsewhere install Node.js 24 from https://nodejs.org.\n",
  );
  process.exit(2);
}

/**
 * Turns this process into the program: the same process id, so that a signal to it, and its exit code, are the program's. Where a process
 * cannot be replaced (Windows), the program is a child.
 *
 * @param {string} script its file, from the root of the project
 * @param {readonly string[]} flags of Node.js
 */
export function becomeProgram(script, flags) {
  assertNodeVersion();
  const args = [...flags, `${root}${script}`, ...process.argv.slice(2)];
  if (process.execve !== undefined && process.platform !== "win32")
    process.execve(process.execPath, [process.execPath, ...args], environment());
  spawnProgram(script, flags).once("exit", (code) => process.exit(code ?? 1));
}

/**
 * Starts the program as a child that ends when this process is gone, however it went: its channel closes then.
 *
 * @param {string} script its file, from the root of the project
 * @param {readonly string[]} flags of Node.js
 */
export function spawnProgram(script, flags) {
  const args = [...flags, `${root}${script}`, ...process.argv.slice(2)];
  return spawn(process.execPath, args, { stdio: ["inherit", "inherit", "inherit", "ipc"], env: environment() });
}

/** @returns {Record<string, string>} */
function environment() {
  return Object.fromEntries(
    Object.entries({ ...nodeEnvironment, ...process.env }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
