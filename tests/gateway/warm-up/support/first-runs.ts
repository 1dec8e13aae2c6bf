import { Session } from "node:inspector/promises";
import { isMainThread } from "node:worker_threads";

/**
 * Preloaded into a gateway: on SIGUSR2 it prints how many functions of the product and its packages have run in the main thread since the last time,
 * how many of them had never run before, and which modules had not. Unlike time, the counts say on every machine whether code was warm. Functions of
 * Node.js are not counted: which of them run is also a matter of collections, timers and how a socket's bytes arrive.
 */
const label = "first runs: ";

if (isMainThread && process.argv[1]?.endsWith("gateway/main.ts")) await countFirstRuns();

async function countFirstRuns(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const known = { functions: new Set<string>(), modules: new Set<string>() };
  process.on("SIGUSR2", () => void look(session, known).then((line) => process.stdout.write(line)));
}

async function look(
  session: Session,
  known: { readonly functions: Set<string>; readonly modules: Set<string> },
): Promise<string> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const counted = result.filter(({ url }) => url.startsWith("file:") && url !== import.meta.url);
  const ran = counted.flatMap(({ scriptId, url, functions }) =>
    functions
      .flatMap(({ ranges: [whole] }) => (whole === undefined || whole.count === 0 ? [] : [whole]))
      .map(({ startOffset, endOffset }) => ({ url, key: `${scriptId} ${startOffset} ${endOffset}` })),
  );
  const runs = {
    functions: ran.length,
    newFunctions: ran.filter(({ key }) => !known.functions.has(key)).length,
    newModules: [...new Set(ran.map(({ url }) => url))].filter((url) => !known.modules.has(url)),
  };
  for (const { key, url } of ran) {
    known.functions.add(key);
    known.modules.add(url);
  }
  return `${label}${JSON.stringify(runs)}\n`;
}
