import { cp } from "node:fs/promises";
import { makeDataDir, spawnGateway } from "../gateway-process.ts";
import type { ServedSite } from "./shared.ts";
import type { SharedThing } from "./shared-thing.ts";

/** Too high for any test to reach: all tests share one address. */
const allowances = {
  LIMIT_GRAPHQL_COST_PER_MINUTE: "1000000000",
  LIMIT_SEARCHES_PER_MINUTE: "1000000",
  LIMIT_CONTACTS_PER_HOUR: "1000000",
  LIMIT_NEWSLETTERS_PER_HOUR: "1000000",
  LIMIT_FEEDBACK_PER_HOUR: "1000000",
};

/** A data folder with the demonstration ingested. */
export async function ingestDemonstration(): Promise<SharedThing<string>> {
  const { dir, [Symbol.asyncDispose]: stop } = await makeDataDir();
  const gateway = spawnGateway({ DATA_DIR: dir });
  await gateway.url;
  gateway.kill("SIGTERM");
  await gateway.exitCode;
  return { value: dir, stop };
}

/** Serves the demonstration, from a copy of that folder, to all tests that only read. */
export async function serveDemonstration(ingestedDataDir: string): Promise<SharedThing<ServedSite>> {
  const data = await makeDataDir();
  await cp(ingestedDataDir, data.dir, { recursive: true });
  const gateway = spawnGateway({ DATA_DIR: data.dir, TRUST_PROXY: "1", ...allowances });
  return {
    value: { url: await gateway.url, dataDir: data.dir },
    stop: async () => {
      gateway.kill("SIGTERM");
      await gateway.exitCode;
      await data[Symbol.asyncDispose]();
      if (gateway.output().includes('"level":50'))
        console.error(`The demonstration logged errors:\n${gateway.output()}`);
    },
  };
}
