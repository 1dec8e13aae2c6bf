/** What the visitor has chosen: the system's theme, or one of ours. */
export type Theme = (typeof themes)[number];

const themes = ["system", "light", "dark"] as const;

/** Where the choice is kept; the script in the head reads it before the first paint. */
export const themeStorageKey = "theme";

/** The theme after this one, for a button that goes round. */
export const nextTheme = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";

/** The theme in force, as the root element says it. */
export const currentTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset.theme) ?? "system";

/** Shows a theme at once and remembers it. */
export const applyTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

/** Calls back after every change of the theme; gives the function that stops it. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const listeners = new Set<() => void>();
