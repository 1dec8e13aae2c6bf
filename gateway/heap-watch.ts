import { setFlagsFromString } from "node:v8";

const checkEveryMs = 500;
/** What the process may hold before V8 is told to think of size; and how far it must fall before V8 may think of speed again. */
const tightBytes = 378_000_000;
const easyBytes = 350_000_000;

/**
 * Keeps the process below 400 MB while very many different things are asked for. V8 can clean up for speed or for size: for size, the heap stays a fifth
 * smaller, and answers from the store cost a third more (`npm run bench -- answers`). So it is asked for only while memory is tight.
 */
export const watchHeap = (): void => {
  let isTight = false;
  const check = (): void => {
    const bytes = process.memoryUsage.rss();
    if (isTight ? bytes > easyBytes : bytes < tightBytes) return;
    isTight = !isTight;
    setFlagsFromString(isTight ? "--optimize-for-size" : "--no-optimize-for-size");
  };
  setInterval(check, checkEveryMs).unref();
};
