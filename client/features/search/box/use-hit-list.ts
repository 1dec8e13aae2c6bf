import { useEffect, useState } from "react";
import { withinLimit } from "../../../time/time-limit.ts";
import type { SearchHits } from "./SearchHits.tsx";

/** The lazily loaded list under a search box. */
export interface HitListCode {
  /** Null until loaded. */
  readonly Hits: typeof SearchHits | null;
  /** Loading failed; the next term retries it. */
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** Loads the list's code on the first search, or earlier through `load`. */
export function useHitList(term: string | null): HitListCode {
  const [Hits, setHits] = useState<HitListCode["Hits"]>(null);
  const [failedTerm, setFailedTerm] = useState<string | null>(null);
  useEffect(() => {
    if (term === null) return;
    load().then(
      (part) => setHits(() => part.SearchHits),
      () => setFailedTerm(term),
    );
  }, [term]);
  return {
    Hits,
    hasFailed: failedTerm !== null && failedTerm === term,
    load: () => void load().catch(() => undefined),
  };
}

function load() {
  return withinLimit(() => import("./SearchHits.tsx"));
}
