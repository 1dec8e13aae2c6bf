import type { DocsApiCaller } from "./caller.ts";
import { DocsApiError } from "../docs-api-error.ts";

/** An address of the site that leads nowhere, and how often it was asked for since it was last told. */
export interface CountedPath {
  readonly path: string;
  readonly count: number;
}

/** What became of telling; `refused`: the backend does not want to know, and is not to be told again. */
export type TellOutcome = "told" | "failed" | "refused";

/** Telling the backend which addresses lead nowhere. */
export interface MissingPathCalls {
  /** At most 200 at once; never throws for a backend that refuses, fails, or has no such call. */
  addMissingPaths(paths: readonly CountedPath[]): Promise<TellOutcome>;
}

/** Builds the call that tells. */
export const createMissingPathCalls = (caller: DocsApiCaller): MissingPathCalls => ({
  addMissingPaths: async (paths) => {
    try {
      await caller.send({
        name: "addMissingPaths",
        path: ["reports", "missing-paths", caller.siteId],
        body: { paths },
      });
      return "told";
    } catch (error) {
      if (!(error instanceof DocsApiError)) throw error;
      return typeof error.status === "number" && error.status !== 429 ? "refused" : "failed";
    }
  },
});
