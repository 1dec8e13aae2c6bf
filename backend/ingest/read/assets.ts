import { posix } from "node:path";
import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { stampOf } from "./content-files.ts";
import type { Keeping, MediaFolder, Medium } from "./media-folder.ts";

/** A picture or file that content refers to. `stamps` tells by which files on disk the answer came about. */
export type AssetReading =
  | { readonly kind: "found"; readonly medium: Medium; readonly stamps: AssetStamps }
  | { readonly kind: "missing"; readonly message: string; readonly stamps: AssetStamps };

/** Time of change and size by path in the content folder; null for a file that is not there. */
export type AssetStamps = Readonly<Record<string, string | null>>;

/** Finds the files that content refers to, and puts them where they are served. */
export interface AssetReader {
  /** `reference` is relative to the file `from`, or begins with `media/` or `/media/`. */
  read(reference: string, from: string): Promise<AssetReading>;
  /** What is noted of a file of the content folder that is asked for again once it changes. */
  stampsOf(path: string): AssetStamps;
}

/** A reader for one pass over the content: a file that many documents show is read once. */
export function createAssetReader(contentDir: string, media: MediaFolder): AssetReader {
  const kept = new Map<string, Promise<Keeping>>();
  const keepOnce = (path: string): Promise<Keeping> => {
    const before = kept.get(path);
    if (before !== undefined) return before;
    const keeping = media.keep(contentDir, path);
    kept.set(path, keeping);
    return keeping;
  };
  return {
    stampsOf: (path) => (isInside(posix.normalize(path)) ? { [path]: stampOf(contentDir, path) } : {}),
    read: async (reference, from) => {
      const stamps: Record<string, string | null> = {};
      for (const path of candidatesFor(reference, from)) {
        const stamp = stampOf(contentDir, path);
        stamps[path] = stamp;
        if (stamp === null) continue;
        const keeping = await keepOnce(path);
        return keeping.kind === "kept"
          ? { kind: "found", medium: keeping.medium, stamps }
          : { kind: "missing", stamps, message: `"${reference}" is not published: ${keeping.reason}` };
      }
      return {
        kind: "missing",
        stamps,
        message: `"${reference}" is not there: looked for ${Object.keys(stamps).join(" and ") || "nothing, as it leads out of the content folder"}`,
      };
    },
  };
}

/** Where a reference may point: beside the file, then under the content folder. */
function candidatesFor(reference: string, from: string): string[] {
  const path = percentDecoded(reference.split(/[?#]/)[0] ?? "");
  const beside = path.startsWith("/") ? [] : [posix.join(posix.dirname(from), path)];
  const shared = /^\/?media\//.test(path) ? [posix.normalize(path.replace(/^\//, ""))] : [];
  return [...new Set([...beside, ...shared])].filter(isInside);
}

function isInside(path: string): boolean {
  return path !== ".." && !path.startsWith("../../");
}
