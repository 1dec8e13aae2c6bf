import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

/** A data folder of a test's own in which the demonstration is ingested already. */
export const makeIngestedDataDir = async (): Promise<AsyncDisposable & { readonly dir: string }> => {
  const dir = await mkdtemp(join(tmpdir(), "lectern-data-"));
  await cp(inject("ingestedDataDir"), dir, { recursive: true });
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true, maxRetries: 5 }) };
};
