import { useEffect, useState } from "react";
import { withinLimit } from "../../../time/time-limit.ts";
import type { SearchHits } from "./SearchHits.tsx";

/** The code of the list under a search box. */
export interface HitListCode {
  /** Null while it is not there. */
  readonly Hits: typeof SearchHits | null;
  /** It could not be had: the next text asks for it again. */
  readonly isLost: boolean;
  readonly load: () => void;
}

/** Loads the list's code when something is searched, or before by `load`. */
export const useHitList = (term: string | null): HitListCode => {
  const [Hits, setHits] = useState<HitListCode["Hits"]>(null);
  const [lostFor, setLostFor] = useState<string | null>(null);
  useEffect(() => {
    if (term === null) return;
    load().then(
      (part) => setHits(() => part.SearchHits),
      () => setLostFor(term),
    );
  }, [term]);
  return { Hits, isLost: lostFor !== null && lostFor === term, load: () => void load().catch(() => undefined) };
};

const load = () => withinLimit(() => import("./SearchHits.tsx"));
