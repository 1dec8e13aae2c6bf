import { findInside } from "./find-inside.ts";

const lookEveryMs = 500;

/** Tells one folder at a path from another that later takes its place, also by way of a link; null where there is none. */
export function identityOf(root: string): string | null {
  const place = findInside(root, "");
  if (place.kind !== "there" || !place.stats.isDirectory()) return null;
  const { dev, ino, birthtimeMs } = place.stats;
  return [place.real, dev, ino, birthtimeMs].join(":");
}

/**
 * Calls `onReplaced` a moment after another folder has taken a folder's place: it was deleted and made anew, exchanged by renaming, or is a link that
 * leads elsewhere now. A watch of the system's stays with the folder that it was begun for, and hears of none of that. A folder that is gone
 * is nothing to go on with: only the next one counts.
 */
export function watchRoot(root: string, onReplaced: () => void): () => void {
  let known = identityOf(root);
  const timer = setInterval(() => {
    const now = identityOf(root);
    if (now === null || now === known) return;
    known = now;
    onReplaced();
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
