/** Starts one of our programs with the Node.js flags it needs (plain JavaScript, so that an old Node.js can still report that it is too old). */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { nodeEnvironment } from "./node-settings.mjs";

const needed = 24;
const root = fileURLToPath(new URL("..", import.meta.url));

/** Exits with 2 if this Node.js is too old. */
function assertNodeVersion() {
  if (Number(process.versions.node.split(".")[0]) >= needed) return;
  process.stderr.write(
    `Lectern needs Node.js ${needed} or newer, but this is ${process.versions.node}.\n` +
      "On Linux (x64, arm64) `npm ci` installs a suitable one: start with `npm start`. Elsewhere install Node.js 24 from https://nodejs.org.\n",
  );
  process.exit(2);
}

/**
 * Replaces this process with the program: it keeps the process id, so signals and the exit code are the program's. Where a process cannot be replaced
 * (Windows), the program runs as a child.
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
 * Starts the program as a child. It stops when this process ends for any reason, because its IPC channel closes.
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
