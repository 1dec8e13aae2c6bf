import MoonIcon from "lucide-react/icons/moon";
import SunIcon from "lucide-react/icons/sun";
import SunMoonIcon from "lucide-react/icons/sun-moon";
import { useSyncExternalStore } from "react";
import { applyTheme, currentTheme, nextTheme, onThemeChange, themeLabel } from "../../dom/theme.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./ThemeButton.module.css";

/**
 * Cycles through the themes: system, light, dark. The style sheet shows the icon of the theme that the page has, so that it is
 * right from the first paint on; until the application is there, the kernel attends to the button (kernel/theme-button.ts).
 */
export function ThemeButton() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => "system" as const);
  return (
    <span className={styles.themes} data-theme-button="">
      <Button
        kind="round"
        aria-label={themeLabel(theme)}
        title={themeLabel(theme)}
        onClick={() => applyTheme(nextTheme(theme))}
      >
        <Icon of={SunMoonIcon} />
        <Icon of={SunIcon} />
        <Icon of={MoonIcon} />
      </Button>
    </span>
  );
}
