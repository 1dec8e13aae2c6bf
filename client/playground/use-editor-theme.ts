import { useMonaco } from "@graphiql/react";
import { useEffect, useSyncExternalStore } from "react";
import { currentTheme, onThemeChange } from "../dom/theme.ts";
import { containerStyle, editorTheme } from "./editor-colours.ts";

/** The editors' only theme; its colours are redefined when the site's theme changes. */
const editorThemeName = "lectern";

/** GraphiQL gets the same theme name for light and dark, because we redefine that theme ourselves. */
export const editorThemeNames = { light: editorThemeName, dark: editorThemeName } as const;

const dark = matchMedia("(prefers-color-scheme: dark)");
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Applies the site's colours to GraphiQL and its editors whenever they change; returns the theme in force. */
export function useEditorTheme(): "light" | "dark" {
  const theme = useSyncExternalStore(onChange, themeInForce);
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    sheet.replaceSync(containerStyle());
    monaco?.editor.defineTheme(editorThemeName, editorTheme(theme === "dark"));
    monaco?.editor.setTheme(editorThemeName);
  }, [theme, monaco]);
  return theme;
}

function themeInForce(): "light" | "dark" {
  const chosen = currentTheme();
  if (chosen !== "system") return chosen;
  return dark.matches ? "dark" : "light";
}

function onChange(listener: () => void): () => void {
  const stop = onThemeChange(listener);
  dark.addEventListener("change", listener);
  return () => {
    stop();
    dark.removeEventListener("change", listener);
  };
}
