import type { Readable } from "node:stream";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { gatewayFlags, nodeEnvironment } from "../../processes/node-settings.mjs";
import { startMeasured } from "./measured-process.ts";
import type { MeasuredProcess } from "./measured-process.ts";

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** Tests put a bundle in its place. */
const program = fileURLToPath(new URL("../../gateway/main.ts", import.meta.url));

/** The product as shipped, with its embedded backend, on a free port with its own data folder. */
export interface GatewayProcess extends MeasuredProcess, AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
}

export interface GatewaySettings {
  /** A copy of the project to start instead of this one. */
  readonly copy?: string | undefined;
  readonly environment?: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
}

/**
 * Starts the gateway and waits until it logs its address.
 *
 * @throws Error with its last log lines when it ends instead.
 */
export async function startGatewayProcess({
  copy,
  environment = {},
  execArgv = [],
}: GatewaySettings = {}): Promise<GatewayProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "lectern-bench-"));
  const settings = {
    PORT: "0",
    HOST: "127.0.0.1",
    CONTENT_DIR: join(copy ?? projectRoot, "content"),
    DATA_DIR: dataDir,
    LOG_LEVEL: "info",
    LIMIT_SEARCHES_PER_MINUTE: "1000000",
    LIMIT_GRAPHQL_COST_PER_MINUTE: "1000000000",
    ...nodeEnvironment,
    ...environment,
  };
  const measured = startMeasured(copy === undefined ? program : join(copy, "gateway/main.ts"), {
    environment: settings,
    execArgv: [...gatewayFlags, ...execArgv],
  });
  const stop = async (): Promise<void> => {
    await measured.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const port = await readPort(measured).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ...measured, url: `http://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop };
}

async function readPort({ child }: MeasuredProcess): Promise<string> {
  const seen: string[] = [];
  if (child.stdout === null) throw new Error("The gateway was started without a pipe for its log.");
  for await (const line of createInterface({ input: child.stdout })) {
    seen.push(line);
    const port = /Lectern is at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return keepReading(child.stdout, port);
  }
  throw new Error(`The gateway ended before it was listening. Its last lines:\n${seen.slice(-10).join("\n")}`);
}

/** Drains stdout: a full pipe would block the gateway. */
function keepReading(stdout: Readable, port: string): string {
  stdout.resume();
  return port;
}
