import { afterAll, beforeAll } from "vitest";

/** Starts something once for all tests of a file that only read from it, and disposes of it afterwards. Returns its getter. */
export function forAllTests<T extends AsyncDisposable>(start: () => Promise<T>): () => T {
  let started: T | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => started?.[Symbol.asyncDispose]());
  return () => {
    if (started === undefined) throw new Error("What the tests share has not started yet; ask for it inside a test.");
    return started;
  };
}
