import { findInside } from "./find-inside.ts";

const pollMs = 500;

/** Identifies the folder currently at a path, so that a replacement can be detected, also through links; null if there is no folder. */
export function identityOf(root: string): string | null {
  const place = findInside(root, "");
  if (place.kind !== "there" || !place.stats.isDirectory()) return null;
  const { dev, ino, birthtimeMs } = place.stats;
  return [place.real, dev, ino, birthtimeMs].join(":");
}

/**
 * Calls `onReplaced` shortly after a folder is replaced by another: deleted and recreated, renamed, or a link switched to a different target. The
 * system's file watchers stay with the original folder and miss all of these. A missing folder is ignored until the next one appears.
 */
export function watchRoot(root: string, onReplaced: () => void): () => void {
  let known = identityOf(root);
  const timer = setInterval(() => {
    const now = identityOf(root);
    if (now === null || now === known) return;
    known = now;
    onReplaced();
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
