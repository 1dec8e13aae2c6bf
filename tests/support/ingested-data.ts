import { cp } from "node:fs/promises";
import { inject } from "vitest";
import { makeDataDir } from "./gateway-process.ts";

/** A temporary data folder with the demonstration already ingested. */
export async function makeIngestedDataDir(): ReturnType<typeof makeDataDir> {
  const data = await makeDataDir();
  await cp(inject("ingestedDataDir"), data.dir, { recursive: true });
  return data;
}
