import { fileURLToPath } from "node:url";
import { z } from "zod";
import { eventually } from "../../../support/eventually.ts";
import type { GatewayProcess } from "../../../support/gateway-process.ts";

/** What ran in a gateway's main thread since the last time. */
const Runs = z.object({ functions: z.number(), newFunctions: z.number(), newModules: z.array(z.string()) });
type Runs = z.infer<typeof Runs>;

/** The setting with which a gateway counts what it runs (`first-runs.ts`). */
export const countingRuns = {
  NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${fileURLToPath(new URL("./first-runs.ts", import.meta.url))}`,
};

/** Asks a gateway that counts for what it has run since it was last asked, or since its start. */
export async function takeRuns(gateway: GatewayProcess): Promise<Runs> {
  // A whole line: it is longer than a pipe passes on at once.
  const lines = () => [...gateway.output().matchAll(/^first runs: (.*)\n/gm)].map(([, json = ""]) => json);
  const before = lines().length;
  gateway.kill("SIGUSR2");
  await eventually(
    () => lines().length,
    (count) => count > before,
  );
  return Runs.parse(JSON.parse(lines()[before] ?? ""));
}
