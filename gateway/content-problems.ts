import { describeSummary } from "../content-folder/summary.ts";
import type { CauseSummary } from "../content-folder/summary.ts";
import type { Log } from "./log.ts";

/** Logs content problems, and passes them on to listeners. */
export function createProblems(log: Log) {
  let latest: readonly string[] = [];
  const listeners: ((lines: readonly string[]) => void)[] = [];
  return {
    reportProblems: (causes: readonly CauseSummary[]): void => {
      latest = describeSummary(causes);
      for (const line of latest) log.warn(`content: ${line}`);
      for (const listener of listeners) listener(latest);
    },
    onProblems: (listener: (lines: readonly string[]) => void): void => {
      listeners.push(listener);
      listener(latest);
    },
  };
}
