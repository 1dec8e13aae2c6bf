import { say } from "../../words/say.ts";

/** The visitor's choice: the system's theme, or one of ours. */
export type Theme = (typeof themes)[number];

const themes = ["system", "light", "dark"] as const;

/** The local-storage key of the choice; the inline script in the head reads it before the first paint. */
export const themeStorageKey = "theme";

/** The next theme in the cycle. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
}

/** The chosen theme, read from the root element. */
export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

/** The theme of a name; the system's for any other text. */
export function themeOf(name: string | null | undefined): Theme {
  return themes.find((theme) => theme === name) ?? "system";
}

/** The name of the button that changes the theme. */
export function themeLabel(theme: Theme): string {
  return say(`Theme: ${theme}`);
}

let isStored = true;

/** Whether the last choice on this page, if any, is in local storage: otherwise what is there is older. */
export function isThemeStored(): boolean {
  return isStored;
}

/** Applies and stores a theme. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
    isStored = true;
  } catch {
    // Storage may be blocked or full: the choice then lasts until the page is left.
    isStored = false;
  }
  for (const listener of listeners) listener();
}

/** Subscribes to theme changes; returns a function that unsubscribes. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();
