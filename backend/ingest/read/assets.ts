import { posix } from "node:path";
import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { stampOf } from "./content-files.ts";
import type { Keeping, MediaFolder, Medium } from "./media-folder.ts";

/** An image or file that content references. `stamps` records the files on disk that the result depends on. */
export type AssetReading =
  | { readonly kind: "found"; readonly medium: Medium; readonly stamps: AssetStamps }
  | { readonly kind: "missing"; readonly message: string; readonly stamps: AssetStamps };

/** Stamps (see `stampOf`) by path in the content folder; null for a missing file. */
export type AssetStamps = Readonly<Record<string, string | null>>;

/** Finds the files that content references, and copies them to the media folder. */
export interface AssetReader {
  /** `reference` is relative to the file `from`, or begins with `media/` or `/media/`. */
  read(reference: string, from: string): Promise<AssetReading>;
  /** The stamp of a file in the content folder, recorded to detect a later change. */
  stampsOf(path: string): AssetStamps;
}

/** Creates a reader for one scan: a file that many documents reference is copied once. */
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
        message: `"${reference}" does not exist: looked for ${Object.keys(stamps).join(" and ") || "nothing, because it leads out of the content folder"}`,
      };
    },
  };
}

/** Candidate paths of a reference: relative to the file, then to the content folder. */
function candidatesFor(reference: string, from: string): string[] {
  const path = percentDecoded(reference.split(/[?#]/)[0] ?? "");
  const beside = path.startsWith("/") ? [] : [posix.join(posix.dirname(from), path)];
  const shared = /^\/?media\//.test(path) ? [posix.normalize(path.replace(/^\//, ""))] : [];
  return [...new Set([...beside, ...shared])].filter(isInside);
}

function isInside(path: string): boolean {
  return path !== ".." && !path.startsWith("../../");
}
