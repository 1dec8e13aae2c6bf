const takesOver = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Tries at once, and again after every change of the page, until it succeeds or the visitor takes over. Gives the function
 * that stops it.
 */
export const tryUntilThere = (attempt: () => boolean): (() => void) => {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const name of takesOver) removeEventListener(name, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const name of takesOver) addEventListener(name, stop, { passive: true });
  return stop;
};
