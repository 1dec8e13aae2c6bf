/** What `npm start`, `npm run dev` and `npm run backend` are called where npm starts them. */
const npmScripts = ["start", "dev", "backend"];

const lookMs = 500;

/** Read while the module loads: who starts us may be gone a moment later. */
const parent = process.ppid;

/**
 * Calls back once when this process is to stop: a signal, or whoever started it is gone, however it went: a program of ours (its channel
 * closes) or npm (nothing tells, so it is looked for). Further signals change nothing: a terminal sends Ctrl+C to each
 * process of a group, and npm passes it on once more.
 *
 * @param npmScript the script that npm runs (`npm_lifecycle_event`); undefined where it is not npm that starts this process.
 */
export const onceToldToStop = (npmScript: string | undefined, stop: (reason: string) => void): void => {
  let told = false;
  const tell = (reason: string): void => {
    if (told) return;
    told = true;
    stop(reason);
  };
  const isChild = process.send !== undefined;
  process.on("SIGTERM", () => tell("SIGTERM"));
  // What a terminal sends to the whole group is for the first of it to pass on, when it has done with its requests.
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => isChild || tell(signal));
  process.once("disconnect", () => tell("the process that started it is gone"));
  // The channel may have closed before anybody listened.
  if (isChild && !process.connected) tell("the process that started it is gone");
  if (npmScript === undefined || !npmScripts.includes(npmScript) || isChild) return;
  setInterval(() => process.ppid !== parent && tell("npm is gone"), lookMs).unref();
};
