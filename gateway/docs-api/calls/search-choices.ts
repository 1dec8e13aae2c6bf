import type { DocsApiCaller } from "./caller.ts";
import { DocsApiError } from "../docs-api-error.ts";

/** What a search led to. */
export interface SearchChoice {
  readonly term: string;
  /** Null where it led to no document. */
  readonly slug: string | null;
  readonly ip: string | null;
}

/** The call that counts what searches led to. */
export interface SearchChoiceCalls {
  /** Returns whether the backend took it. Does not throw for one that refuses, fails or lacks the call: nobody waits for it. */
  noteSearchChoice(choice: SearchChoice): Promise<boolean>;
}

/** Builds the call that counts what searches led to. */
export function createSearchChoiceCalls(caller: DocsApiCaller): SearchChoiceCalls {
  return {
    noteSearchChoice: async (choice) => {
      try {
        await caller.send({
          name: "noteSearchChoice",
          group: "notes",
          path: ["search-choices", caller.siteId],
          body: { ...choice },
        });
        return true;
      } catch (error) {
        if (error instanceof DocsApiError) return false;
        throw error;
      }
    },
  };
}
