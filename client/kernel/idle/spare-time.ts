import { hasMouse } from "../../dom/has-mouse.ts";
import { shouldSaveData } from "../../dom/network.ts";

/** A machine that does the work of `workMs` in this time has the application ready without anybody noticing: a third of a phone's time. */
const quickMs = 2.5;
/** The most that a browser grants in an idle moment is 50 ms. */
const idleMs = 40;

/**
 * Calls `act` in an idle moment where it costs nobody anything: a visible page on a quick machine with a mouse, and a connection
 * that is not metered. Elsewhere never: phones and tablets have less to spare than they seem, since their processors slow down when they are warm.
 */
export function inSpareTime(act: () => void): void {
  if (!("requestIdleCallback" in globalThis) || !hasMouse() || shouldSaveData()) return;
  requestIdleCallback((deadline) => {
    if (document.visibilityState === "visible" && deadline.timeRemaining() >= idleMs && isQuick()) act();
  });
}

/** The best of three, since the first one compiles. */
function isQuick(): boolean {
  return Math.min(workMs(), workMs(), workMs()) <= quickMs;
}

/** The time of a million steps: 1 to 2 ms on a desktop machine, 6 on a phone. */
function workMs(): number {
  const began = performance.now();
  let state = 1;
  for (let step = 0; step < 1e6; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  // The result is used, or a compiler may leave the work out.
  return performance.now() - began + (state === 0 ? 1 : 0);
}
