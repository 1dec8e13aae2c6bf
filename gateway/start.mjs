/**
 * Starts Lectern, or says why this Node.js cannot: it is plain JavaScript, so that an old Node.js can still read it.
 * `--dev`: hot reload of client, gateway and content.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const needed = 24;
const major = Number(process.versions.node.split(".")[0]);

if (major < needed) {
  process.stderr.write(
    `Lectern needs Node.js ${needed} or newer, and this is ${process.versions.node}.\n` +
      "On Linux (x64, arm64) `npm ci` brings its own: start with `npm start`. Elsewhere install Node.js 24 from https://nodejs.org.\n",
  );
  process.exit(2);
}

const root = fileURLToPath(new URL("..", import.meta.url));
const dev = process.argv.includes("--dev");
const watch = dev ? ["--watch", `--watch-path=${root}gateway`, `--watch-path=${root}backend`, `--watch-path=${root}schema.graphql`, "--watch-preserve-output"] : [];
const child = spawn(
  process.execPath,
  ["--disable-warning=ExperimentalWarning", ...watch, `${root}gateway/main.ts`, ...process.argv.slice(2)],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
