import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useQueryState } from "../../../data/query-state.ts";
import { failedText } from "./Dropdown.tsx";
import type { Results } from "./HitOptions.tsx";
import { SearchHitsDocument } from "./SearchHits.generated.ts";
import type { SearchHitsQueryVariables } from "./SearchHits.generated.ts";
import { searchedPattern } from "./terms.ts";

/** Where a search stands. */
export type SearchState =
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly message: string; readonly retry: () => void }
  | {
      readonly kind: "found";
      readonly found: Results;
      /** What it was found for: not yet what was typed since, while the next answer is on its way. */
      readonly term: string;
      /** Finds what was searched in a text. The same as long as the results are. */
      readonly pattern: RegExp | null;
    };

interface Shown {
  readonly found: Results;
  readonly term: string;
  readonly pattern: RegExp | null;
}

/**
 * What a term finds; a blank one asks nobody. An answer belongs to the term that was asked for, so a late one never replaces a
 * newer one; until the next answer comes, the last one stays.
 */
export const useResults = (variables: SearchHitsQueryVariables): SearchState => {
  const result = useQuery(SearchHitsDocument, {
    variables,
    skip: variables.term === "",
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
  const failure = failureOf("search");
  if (failure)
    return { kind: "failed", message: failure.message === "" ? failedText : `Error: ${failure.message}`, retry };
  if (shown !== null) return { kind: "found", ...shown };
  return loading || variables.term === "" ? { kind: "waiting" } : { kind: "failed", message: failedText, retry };
};

const toShown = (found: Results, term: string): Shown => ({ found, term, pattern: searchedPattern(found, term) });
