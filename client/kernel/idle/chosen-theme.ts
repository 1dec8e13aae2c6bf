import { applyTheme, currentTheme, isThemeStored, themeOf, themeStorageKey } from "../../dom/theme.ts";
import type { Theme } from "../../dom/theme.ts";
import { labelThemeButton } from "../theme-button.ts";

/** Follows a theme that was chosen on another page: in another tab, or before this page was shown again. */
export function followChosenTheme(): void {
  addEventListener("storage", ({ key }) => {
    if (key === themeStorageKey || key === null) follow();
  });
  addEventListener("pageshow", followUnlessOlder);
  // This code may come after that.
  followUnlessOlder();
}

/** What is stored is older than a choice on this page that could not be. */
function followUnlessOlder(): void {
  if (isThemeStored()) follow();
}

function follow(): void {
  const chosen = storedTheme();
  if (chosen === currentTheme()) return;
  applyTheme(chosen);
  labelThemeButton();
}

/** The theme of this page where storage is blocked. */
function storedTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(themeStorageKey));
  } catch {
    return currentTheme();
  }
}
