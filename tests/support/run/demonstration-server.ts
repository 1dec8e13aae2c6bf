import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { spawnGateway } from "../gateway-process.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The shared demonstration, for tests that do not modify it. */
    readonly demonstration: { readonly url: string; readonly dataDir: string };
    /** A data folder with the demonstration already ingested, to be copied. */
    readonly ingestedDataDir: string;
  }
}

/** Too high for any test to reach: all tests share one address. */
const allowances = {
  LIMIT_GRAPHQL_COST_PER_MINUTE: "1000000000",
  LIMIT_SEARCHES_PER_MINUTE: "1000000",
  LIMIT_CONTACTS_PER_HOUR: "1000000",
  LIMIT_NEWSLETTERS_PER_HOUR: "1000000",
  LIMIT_FEEDBACK_PER_HOUR: "1000000",
};

/** Ingests the demonstration once per run and serves it to all tests that only read. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-demonstration-"));
  const ingestedDataDir = join(folder, "ingested");
  await ingest(ingestedDataDir);
  const dataDir = join(folder, "served");
  await cp(ingestedDataDir, dataDir, { recursive: true });
  const gateway = spawnGateway({ DATA_DIR: dataDir, TRUST_PROXY: "1", ...allowances });
  provide("ingestedDataDir", ingestedDataDir);
  provide("demonstration", { url: await gateway.url, dataDir });
  return async () => {
    gateway.kill("SIGTERM");
    await gateway.exitCode;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    if (gateway.output().includes('"level":50')) console.error(`The demonstration logged errors:\n${gateway.output()}`);
  };
}

async function ingest(dataDir: string): Promise<void> {
  const gateway = spawnGateway({ DATA_DIR: dataDir });
  await gateway.url;
  gateway.kill("SIGTERM");
  await gateway.exitCode;
}
