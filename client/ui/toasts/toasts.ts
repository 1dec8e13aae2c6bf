/** A short message that disappears by itself. */
export interface Toast {
  readonly kind: "success" | "info" | "error";
  readonly message: string;
}

/** Shows a toast. The code that renders it loads with the first one. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  wanted = true;
  for (const listener of listeners) listener();
}

/** Whether any toast was ever requested: until then no toast code is loaded. */
export function areToastsWanted(): boolean {
  return wanted;
}

/** Removes and returns the pending toasts. */
export function takeToasts(): readonly Toast[] {
  return waiting.splice(0);
}

/** Subscribes to new toasts; returns a function that unsubscribes. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let wanted = false;
