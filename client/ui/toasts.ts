/** A short notice that goes by itself. */
export interface Toast {
  readonly kind: "success" | "info" | "error";
  readonly message: string;
}

/** Shows a notice. The parts that show it load with the first one. */
export const showToast = (toast: Toast): void => {
  waiting.push(toast);
  wanted = true;
  for (const listener of listeners) listener();
};

/** Whether any notice was ever shown: before that nothing needs to be there for them. */
export const areToastsWanted = (): boolean => wanted;

/** Takes the notices that nobody has shown yet. */
export const takeToasts = (): readonly Toast[] => waiting.splice(0);

/** Calls back after every new notice; gives the function that stops it. */
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let wanted = false;
