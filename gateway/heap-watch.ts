import { setFlagsFromString } from "node:v8";

const checkEveryMs = 500;
/** RSS above which V8 optimises for size, and below which it optimises for speed again. */
const tightBytes = 378_000_000;
const easyBytes = 350_000_000;

/**
 * Keeps the process below 400 MB when very many different answers are requested. With `--optimize-for-size` the heap is a fifth smaller, and answers
 * from the store cost a third more (`npm run bench -- answers`), so the flag is set only while memory is tight.
 */
export function watchHeap(): void {
  let isTight = false;
  const check = (): void => {
    const bytes = process.memoryUsage.rss();
    if (isTight ? bytes > easyBytes : bytes < tightBytes) return;
    isTight = !isTight;
    setFlagsFromString(isTight ? "--optimize-for-size" : "--no-optimize-for-size");
  };
  setInterval(check, checkEveryMs).unref();
}
