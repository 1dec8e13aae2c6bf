/** Loads what the bars of code can do, where a text has code. If loading fails, the code reads as it is. */
export function addCodeBars(text: HTMLElement): void {
  if (text.querySelector("pre"))
    void import("./code/code-bars.ts").then(
      ({ addBars }) => addBars(text),
      () => undefined,
    );
}
