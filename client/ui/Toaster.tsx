import { Suspense, lazy, useSyncExternalStore } from "react";
import { withinLimit } from "../time/time-limit.ts";
import { areToastsWanted, onToast } from "./toasts.ts";

/** Where the code of notices cannot be had, none shows, and the page stays. What matters is said at its place too. */
const ToastStack = lazy(async () => {
  try {
    return { default: (await withinLimit(() => import("./ToastStack.tsx"))).ToastStack };
  } catch {
    return { default: () => <></> };
  }
});

/** The place where notices show. Empty, and without a byte of its library, until the first one. */
export const Toaster = () => {
  const wanted = useSyncExternalStore(onToast, areToastsWanted, () => false);
  return wanted ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
};
