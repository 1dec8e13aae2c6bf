import { useState } from "react";

/** The value, or the last one there was while the next is on its way; null once nothing is. */
export const useLast = <Value>(value: Value | null, waiting: boolean): Value | null => {
  const [last, setLast] = useState(value);
  const next = value ?? (waiting ? last : null);
  // A value made anew at every rendering is a new one each time: comparing by its text ends the loop.
  if (JSON.stringify(next) !== JSON.stringify(last)) setLast(next);
  return next;
};
