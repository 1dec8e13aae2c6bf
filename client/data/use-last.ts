import { useState } from "react";

/** A value, or while it is null the last one that was not: what stays on screen until the next is there. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
