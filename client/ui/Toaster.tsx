import { Suspense, lazy, useSyncExternalStore } from "react";
import { areToastsWanted, onToast } from "./toasts.ts";

const ToastStack = lazy(async () => ({ default: (await import("./ToastStack.tsx")).ToastStack }));

/** The place where notices show. Empty, and without a byte of its library, until the first one. */
export const Toaster = () => {
  const wanted = useSyncExternalStore(onToast, areToastsWanted, () => false);
  return wanted ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
};
