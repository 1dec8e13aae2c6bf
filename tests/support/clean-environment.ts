import { fileURLToPath } from "node:url";

/** The module that has programs run their bundles. */
const preloaded = fileURLToPath(new URL("programs/bundled-entries.mjs", import.meta.url));

/**
 * The environment of a program under test: these settings, and of the test runner's only `PATH` and Node.js's compile cache (see `tests/run.ts`). The
 * program runs from its bundle, unless the settings have `NODE_OPTIONS`.
 */
export function cleanEnvironment(settings: Readonly<Record<string, string>>): Record<string, string> {
  const kept = ["PATH", "NODE_COMPILE_CACHE"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), NODE_OPTIONS: `--import=${preloaded}`, ...settings };
}
