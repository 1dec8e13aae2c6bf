/**
 * The environment of a program under test: these settings, and nothing of whoever runs the tests but where programs are, and where Node.js keeps what it
 * has compiled (`tests/run.ts` says where).
 */
export const cleanEnvironment = (settings: Readonly<Record<string, string>>): Record<string, string> => {
  const kept = ["PATH", "NODE_COMPILE_CACHE"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), ...settings };
};
