import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useQueryState } from "../../../data/query-state.ts";
import { failedText } from "./Dropdown.tsx";
import type { Results } from "./HitOptions.tsx";
import { tooLongText } from "./too-long.ts";
import { SearchHitsDocument } from "./SearchHits.generated.ts";
import type { SearchHitsQueryVariables } from "./SearchHits.generated.ts";
import { searchedPattern } from "./terms.ts";
import { say } from "../../../../words/say.ts";

/** The state of a search. */
export type SearchState =
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly message: string; readonly retry?: () => void }
  | {
      readonly kind: "found";
      readonly found: Results;
      /** The term of these results; may lag behind the typed term while the next result is loading. */
      readonly term: string;
      /** Matches the searched words in a text. The same object as long as the results are. */
      readonly pattern: RegExp | null;
    };

type Shown = Extract<SearchState, { readonly kind: "found" }>;

const waiting: SearchState = { kind: "waiting" };

/**
 * The results of a term; an empty term sends no query. The same object as long as the results are. They belong to the term
 * queried, so a late response never replaces newer ones; the previous results stay until the next arrive.
 */
export function useResults(variables: SearchHitsQueryVariables): SearchState {
  const tooLong = tooLongText(variables.term);
  const result = useQuery(SearchHitsDocument, {
    variables,
    skip: variables.term === "" || tooLong !== null,
    notifyOnNetworkStatusChange: true,
  });
  const { data, loading, failureOf, retry } = useQueryState(SearchHitsDocument, variables, result);
  const [last, setLast] = useState<Shown | null>(null);
  const found = data?.search ?? null;
  const shown =
    found === null
      ? loading
        ? last
        : null
      : last?.found === found && last.term === variables.term
        ? last
        : toShown(found, variables.term);
  if (shown !== last) setLast(shown);
  if (tooLong !== null) return { kind: "failed", message: tooLong };
  const failure = failureOf("search");
  if (failure)
    return {
      kind: "failed",
      message: failure.message === "" ? say(failedText) : say("Error: {message}", { message: failure.message }),
      retry,
    };
  if (shown !== null) return shown;
  return loading || variables.term === "" ? waiting : { kind: "failed", message: say(failedText), retry };
}

function toShown(found: Results, term: string): Shown {
  return { kind: "found", found, term, pattern: searchedPattern(found, term) };
}
