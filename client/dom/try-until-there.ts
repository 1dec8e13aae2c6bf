const takesOver = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Runs `attempt` at once and after every DOM change, until it succeeds or the visitor takes over. Returns a function that stops it. */
export function tryUntilThere(attempt: () => boolean): () => void {
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
}
