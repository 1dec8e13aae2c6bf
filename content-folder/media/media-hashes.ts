import { hashMedium } from "./medium.ts";
import type { Keeping } from "./medium.ts";
import type { AssetStamps, KeepMedium } from "./assets.ts";

/** The addresses of files that are served where they lie. */
export interface MediaHashes {
  /** Reads a file only if its stamp is another than before. */
  readonly keep: KeepMedium;
  /** Forgets all files but these. */
  readonly retain: (stamps: AssetStamps) => void;
}

/** Remembers from one reading to the next what files are called. */
export function createMediaHashes(contentDir: string): MediaHashes {
  const known = new Map<string, { readonly stamp: string; readonly keeping: Keeping }>();
  return {
    keep: async (path, stamp) => {
      const before = known.get(path);
      if (before?.stamp === stamp) return before.keeping;
      const keeping = await hashMedium(contentDir, path);
      // A refusal is not remembered: a file that may be read now has the same stamp.
      if (keeping.kind === "kept") known.set(path, { stamp, keeping });
      return keeping;
    },
    retain: (stamps) => {
      for (const path of known.keys()) if (!(path in stamps)) known.delete(path);
    },
  };
}
