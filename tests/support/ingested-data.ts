import { cp } from "node:fs/promises";
import { makeDataDir } from "./gateway-process.ts";
import { askForIngestedData } from "./run/shared.ts";

/** A temporary data folder with the demonstration already ingested. */
export async function makeIngestedDataDir(): ReturnType<typeof makeDataDir> {
  const data = await makeDataDir();
  await cp(await askForIngestedData(), data.dir, { recursive: true });
  return data;
}
