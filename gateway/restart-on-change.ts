import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { gatewayFlags } from "../processes/node-settings.mjs";
import { spawnProgram } from "../processes/run-node.mjs";
import { onStopRequest } from "../processes/stop-request.ts";
import { readEnvironment } from "./config.ts";

/** Runs the gateway in development, and restarts it when its own sources or the backend's change. */
const root = fileURLToPath(new URL("..", import.meta.url));
const sources = ["addresses", "html", "texts", "words", "content-folder", "processes", "gateway", "backend"];
const settleMs = 100;

let stopping = false;
let restarting = false;
let gateway = start();
let timer: NodeJS.Timeout | undefined;

for (const folder of sources) watch(`${root}${folder}`, { recursive: true }, onChange);
watch(`${root}schema.graphql`, onChange);
onStopRequest(readEnvironment()["npm_lifecycle_event"], () => {
  stopping = true;
  if (hasEnded()) process.exit(0);
  gateway.kill("SIGTERM");
});

function start() {
  const child = spawnProgram("gateway/main.ts", gatewayFlags);
  child.once("exit", (code) => {
    if (stopping || (code === 0 && !restarting)) process.exit(code ?? 1);
    if (!restarting) process.stderr.write("The gateway has ended; it restarts at the next change.\n");
    else gateway = start();
    restarting = false;
  });
  return child;
}

function onChange(_event: string, file: string | null): void {
  if (file === null || !/\.(ts|mjs|graphql|yaml)$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(restart, settleMs);
}

function restart(): void {
  if (stopping) return;
  restarting = !hasEnded();
  if (restarting) gateway.kill("SIGTERM");
  else gateway = start();
}

function hasEnded(): boolean {
  return gateway.exitCode !== null || gateway.signalCode !== null;
}
