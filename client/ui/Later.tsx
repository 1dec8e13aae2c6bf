import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";

interface LaterProps {
  /** Whether the children are below any screen. */
  readonly isFar: boolean;
  readonly children: ReactNode;
}

/**
 * What is below any screen comes after the frame that shows the rest, in short tasks, where a page is reached inside the application. The
 * server's page has it from the first.
 */
export function Later({ isFar, children }: LaterProps) {
  const isReached = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  const [isDue, setDue] = useState(!isFar || !isReached);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue && children;
}

function watchNothing(): () => void {
  return () => undefined;
}
