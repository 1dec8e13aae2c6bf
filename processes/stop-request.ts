/** The script names under which npm runs `npm start`, `npm run dev` and `npm run backend`. */
const npmScripts = ["start", "dev", "backend"];

const pollMs = 500;

/** Read at module load: the parent may exit a moment later. */
const parent = process.ppid;

/**
 * Calls `stop` once when this process is to stop: on a signal, or when its parent is gone for any reason. If the parent is one of our programs, the
 * IPC channel closes; if it is npm, which sends no notification, the parent id is polled. Further signals are ignored: a terminal sends Ctrl+C to
 * every process of the group, and npm forwards it once more.
 *
 * @param npmScript the script that npm runs (`npm_lifecycle_event`); undefined if npm did not start this process
 */
export function onStopRequest(npmScript: string | undefined, stop: (reason: string) => void): void {
  let isStopping = false;
  const stopOnce = (reason: string): void => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  const isChild = process.send !== undefined;
  process.on("SIGTERM", () => stopOnce("SIGTERM"));
  // A terminal signals the whole group; a child waits for its parent to pass the stop on once its requests have drained.
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => isChild || stopOnce(signal));
  process.once("disconnect", () => stopOnce("the process that started it is gone"));
  // The channel may have closed before the listener was added.
  if (isChild && !process.connected) stopOnce("the process that started it is gone");
  if (npmScript === undefined || !npmScripts.includes(npmScript) || isChild) return;
  setInterval(() => process.ppid !== parent && stopOnce("npm is gone"), pollMs).unref();
}
