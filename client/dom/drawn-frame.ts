/** Settles in a task of its own once the next frame is drawn: what is done then holds up neither that frame nor input. */
export function drawnFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
