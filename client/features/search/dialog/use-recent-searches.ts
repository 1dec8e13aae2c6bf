import { useState } from "react";
import { browserStorage } from "../../../data/browser-storage.ts";
import { forgetSearches, readSearches, rememberSearch } from "./recent-searches.ts";

/** The visitor's recent searches. */
export interface RecentSearches {
  readonly terms: readonly string[];
  /** Reads them again: another tab may have added some. */
  readonly refresh: () => void;
  readonly remember: (term: string) => void;
  readonly forget: () => void;
}

/** Reads and updates the recent searches of this browser. */
export function useRecentSearches(): RecentSearches {
  const [terms, setTerms] = useState<readonly string[]>([]);
  return {
    terms,
    refresh: () => setTerms(readSearches(browserStorage)),
    remember: (term) => rememberSearch(browserStorage, term),
    forget: () => {
      forgetSearches(browserStorage);
      setTerms([]);
    },
  };
}
