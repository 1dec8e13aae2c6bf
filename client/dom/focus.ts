import { tryUntilThere } from "./try-until-there.ts";

/**
 * Gives the focus to what `find` finds, as soon as it is there, unless the visitor moves on before; until then to
 * `meanwhile`. What is no control takes the focus all the same, out of the tab order. Gives the function that stops it.
 */
export const focusWhenThere = (
  find: () => HTMLElement | null,
  meanwhile: HTMLElement | null = document.querySelector("main"),
): (() => void) => {
  const stop = tryUntilThere(() => focus(find()));
  if (find() === null) focus(meanwhile);
  return stop;
};

/** The title of the page shown; null while it is on its way. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>("main h1:not([data-waiting])");

/** @returns whether there was something to focus */
const focus = (target: HTMLElement | null): boolean => {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return target !== null;
};
