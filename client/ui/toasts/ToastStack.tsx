import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import { useEffect, useSyncExternalStore } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import "sonner/dist/styles.css";
import { currentTheme, onThemeChange } from "../../dom/theme.ts";
import { Icon } from "../Icon.tsx";
import { onToast, takeToasts } from "./toasts.ts";
import styles from "./ToastStack.module.css";
import { say } from "../../../words/say.ts";

/** Where a toast at the bottom would lie over what the thumb is about to press. The library's own limit, up to which `mobileOffset` holds. */
const phone = "(width <= 600px)";

/** Shows the toasts: 4 seconds each, 3 at a time, dismissed by swiping; on phones below the header. */
export function ToastStack() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => "system" as const);
  const isPhone = useSyncExternalStore(
    onPhoneChange,
    () => matchMedia(phone).matches,
    () => false,
  );
  useEffect(() => {
    showWaiting();
    return onToast(showWaiting);
  }, []);
  return (
    <Sonner
      className={styles.stack ?? ""}
      theme={theme}
      position={isPhone ? "top-center" : "bottom-right"}
      mobileOffset={{ top: "calc(var(--header) + 8px)" }}
      duration={4000}
      visibleToasts={3}
      gap={14}
      closeButton
      containerAriaLabel={say("Notifications")}
      icons={{ success: <Icon of={CircleCheck} />, info: <Icon of={Info} />, error: <Icon of={CircleAlert} /> }}
      toastOptions={{
        closeButtonAriaLabel: say("Close"),
        classNames: {
          toast: styles.toast ?? "",
          success: styles.success ?? "",
          info: styles.info ?? "",
          error: styles.error ?? "",
        },
      }}
    />
  );
}

function onPhoneChange(change: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}

function showWaiting(): void {
  for (const { kind, message } of takeToasts()) sonner[kind](message);
}
