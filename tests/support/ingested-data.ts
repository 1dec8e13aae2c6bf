import { cp } from "node:fs/promises";
import { inject } from "vitest";
import { makeDataDir } from "./gateway-process.ts";

/** A data folder of a test's own in which the demonstration is ingested already. */
export const makeIngestedDataDir = async (): ReturnType<typeof makeDataDir> => {
  const data = await makeDataDir();
  await cp(inject("ingestedDataDir"), data.dir, { recursive: true });
  return data;
};
