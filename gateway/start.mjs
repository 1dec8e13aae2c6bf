/**
 * Starts Lectern, or says why this Node.js cannot: it is plain JavaScript, so that an old Node.js can still read it.
 * With `--dev` the gateway hot-reloads the client, and is started anew when its own sources or the backend's change.
 */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { nodeEnvironment, nodeFlags } from "./node-settings.mjs";

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
let restarting = false;
let gateway = start();

function start() {
  const child = spawn(process.execPath, [...nodeFlags, `${root}gateway/main.ts`, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...nodeEnvironment, ...process.env },
  });
  child.once("exit", (code, signal) => {
    if (restarting) {
      restarting = false;
      gateway = start();
    } else if (!dev || code === 0) {
      process.exit(signal ? 1 : (code ?? 1));
    } else {
      process.stderr.write("The gateway has ended; it is started again at the next change.\n");
    }
  });
  return child;
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => gateway.kill(signal));

if (dev) {
  const settleMs = 100;
  let timer;
  const restart = () => {
    if (gateway.exitCode !== null || gateway.signalCode !== null) gateway = start();
    else {
      restarting = true;
      gateway.kill("SIGTERM");
    }
  };
  const onChange = (_event, file) => {
    if (!file || !/\.(ts|graphql|yaml)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, settleMs);
  };
  for (const folder of ["addresses", "gateway", "backend"]) watch(`${root}${folder}`, { recursive: true }, onChange);
  watch(`${root}schema.graphql`, onChange);
}
