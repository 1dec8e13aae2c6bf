/** The environment of a program under test: these settings, and of the test runner's only `PATH` and Node.js's compile cache (see `tests/run.ts`). */
export function cleanEnvironment(settings: Readonly<Record<string, string>>): Record<string, string> {
  const kept = ["PATH", "NODE_COMPILE_CACHE"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), ...settings };
}
