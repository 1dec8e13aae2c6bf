import { applyTheme, currentTheme, nextTheme, themeLabel } from "../dom/theme.ts";

/** The button says what the page is in, once the visitor's choice is known. */
export function labelThemeButton(): void {
  const button = document.querySelector("[data-theme-button] button");
  for (const name of ["aria-label", "title"]) button?.setAttribute(name, themeLabel(currentTheme()));
}

/** Changes the theme when its button is pressed. */
export function attendThemeButton({ type, target }: Event): void {
  if (type !== "click" || !(target instanceof Element) || !target.closest("[data-theme-button]")) return;
  applyTheme(nextTheme(currentTheme()));
  labelThemeButton();
}
