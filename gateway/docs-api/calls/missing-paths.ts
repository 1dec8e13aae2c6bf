import type { DocsApiCaller } from "./caller.ts";
import { DocsApiError } from "../docs-api-error.ts";
import { outcomeOf } from "../transport/call-outcome.ts";

/** An address of the site that leads nowhere, and how often it was requested since it was last reported. */
export interface CountedPath {
  readonly path: string;
  readonly count: number;
}

/** The outcome of a report; `refused`: the backend does not want reports, and must not get another. */
export type ReportOutcome = "reported" | "failed" | "refused";

/** Calls that report addresses that lead nowhere. */
export interface MissingPathCalls {
  /** At most 200 at once. Does not throw for a backend that refuses, fails or lacks the call. */
  addMissingPaths(paths: readonly CountedPath[]): Promise<ReportOutcome>;
}

/** Whether the next report would fare no better: a backend that is busy or fails may take that one. */
function isRefusal(error: DocsApiError): boolean {
  return outcomeOf(error) === "ok" && error.status !== 408 && error.status !== 429;
}

/** Builds the call that reports missing paths. */
export function createMissingPathCalls(caller: DocsApiCaller): MissingPathCalls {
  return {
    addMissingPaths: async (paths) => {
      try {
        await caller.send({
          name: "addMissingPaths",
          group: "notes",
          path: ["reports", "missing-paths", caller.siteId],
          body: { paths },
        });
        return "reported";
      } catch (error) {
        if (!(error instanceof DocsApiError)) throw error;
        return isRefusal(error) ? "refused" : "failed";
      }
    },
  };
}
