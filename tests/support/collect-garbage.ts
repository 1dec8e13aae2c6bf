import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees what nothing holds any more, also what a `WeakRef` was made of or asked for in this task. */
export async function collectGarbage(): Promise<void> {
  await new Promise((resolve) => void setImmediate(resolve));
  setFlagsFromString("--expose-gc");
  runInNewContext("gc()");
}
