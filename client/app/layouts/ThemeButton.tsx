import MoonIcon from "lucide-react/icons/moon";
import SunIcon from "lucide-react/icons/sun";
import SunMoonIcon from "lucide-react/icons/sun-moon";
import { useSyncExternalStore } from "react";
import { applyTheme, currentTheme, nextTheme, onThemeChange } from "../../dom/theme.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";

const icons = { system: SunMoonIcon, light: SunIcon, dark: MoonIcon };

/** Goes round the themes: system, light, dark. */
export const ThemeButton = () => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => "system" as const);
  return (
    <Button
      kind="round"
      aria-label={`Theme: ${theme}`}
      title={`Theme: ${theme}`}
      onClick={() => applyTheme(nextTheme(theme))}
    >
      <Icon of={icons[theme]} />
    </Button>
  );
};
