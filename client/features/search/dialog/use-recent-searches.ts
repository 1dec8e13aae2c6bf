import { useState } from "react";
import { forgetSearches, readSearches, rememberSearch } from "./recent-searches.ts";

/** What this visitor searched lately. */
export interface RecentSearches {
  readonly terms: readonly string[];
  /** Reads them anew: another tab may have added some. */
  readonly refresh: () => void;
  readonly remember: (term: string) => void;
  readonly forget: () => void;
}

/** Keeps the recent searches of this browser. */
export const useRecentSearches = (): RecentSearches => {
  const [terms, setTerms] = useState<readonly string[]>([]);
  return {
    terms,
    refresh: () => setTerms(readSearches(localStorage)),
    remember: (term) => rememberSearch(localStorage, term),
    forget: () => {
      forgetSearches(localStorage);
      setTerms([]);
    },
  };
};
