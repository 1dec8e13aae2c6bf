/**
 * Loads the style and the script of what only some texts have: steps, details, tabs. The gateway marks it with `data-rich`; a page without it loads
 * nothing. If loading fails, the text reads as it is.
 */
export function enrich(): void {
  if (document.querySelector("[data-rich]"))
    void import("./rich/rich.ts").then(
      ({ enrichText }) => enrichText(),
      () => undefined,
    );
}
