import { useMonaco } from "@graphiql/react";
import { useEffect, useSyncExternalStore } from "react";
import { currentTheme, onThemeChange } from "../dom/theme.ts";
import { containerStyle, editorTheme } from "./editor-colours.ts";

/** The one theme of the editors: its colours are those of the theme in force. */
const editorThemeName = "lectern";

/** What GraphiQL is told: it has the same theme for day and night, and we change that. */
export const editorThemeNames = { light: editorThemeName, dark: editorThemeName } as const;

const dark = matchMedia("(prefers-color-scheme: dark)");
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Colours GraphiQL and its editors as the site is coloured, now and whenever that changes; tells which theme is in force. */
export const useEditorTheme = (): "light" | "dark" => {
  const theme = useSyncExternalStore(onChange, themeInForce);
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    sheet.replaceSync(containerStyle());
    monaco?.editor.defineTheme(editorThemeName, editorTheme(theme === "dark"));
    monaco?.editor.setTheme(editorThemeName);
  }, [theme, monaco]);
  return theme;
};

const themeInForce = (): "light" | "dark" => {
  const chosen = currentTheme();
  if (chosen !== "system") return chosen;
  return dark.matches ? "dark" : "light";
};

const onChange = (listener: () => void): (() => void) => {
  const stop = onThemeChange(listener);
  dark.addEventListener("change", listener);
  return () => {
    stop();
    dark.removeEventListener("change", listener);
  };
};
