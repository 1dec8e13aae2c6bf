import { Suspense, lazy, useSyncExternalStore } from "react";
import { withinLimit } from "../../time/time-limit.ts";
import { areToastsWanted, onToast } from "./toasts.ts";

/** If the toast code fails to load, no toasts show and the page is unaffected. Important messages are also shown in context. */
const ToastStack = lazy(async () => {
  try {
    return { default: (await withinLimit(() => import("./ToastStack.tsx"))).ToastStack };
  } catch {
    return { default: () => <></> };
  }
});

/** The container of the toasts. Empty, and without loading the library, until the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(onToast, areToastsWanted, () => false);
  return wanted ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
