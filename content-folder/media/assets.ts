import { posix } from "node:path";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { stampOf } from "./file-stamp.ts";
import type { Keeping, Medium } from "./medium.ts";

/** An image or file that content references. `stamps` records the files on disk that the result depends on. */
export type AssetReading =
  | { readonly kind: "found"; readonly medium: Medium; readonly stamps: AssetStamps }
  | { readonly kind: "missing"; readonly message: string; readonly stamps: AssetStamps };

/** Stamps (see `stampOf`) by path in the content folder; null for a missing file. */
export type AssetStamps = Readonly<Record<string, string | null>>;

/** Finds the files that content references. */
export interface AssetReader {
  /** `reference` is relative to the file `from`, or begins with `media/` or `/media/`. */
  read(reference: string, from: string): Promise<AssetReading>;
  /** The stamp of a file in the content folder, recorded to detect a later change. */
  stampsOf(path: string): AssetStamps;
}

/** Sees to it that a file of the content folder can be served, by its path there and its stamp. */
export type KeepMedium = (path: string, stamp: string) => Promise<Keeping>;

/** Creates a reader for one scan: a file that many texts reference is kept once. */
export function createAssetReader(contentDir: string, keep: KeepMedium): AssetReader {
  const kept = new Map<string, Promise<Keeping>>();
  const keepOnce = (path: string, stamp: string): Promise<Keeping> => {
    const before = kept.get(path);
    if (before !== undefined) return before;
    const keeping = keep(path, stamp);
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
        const keeping = await keepOnce(path, stamp);
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

/** What was read while a text, or all of the site's own texts, were read. */
export interface NotedAssets {
  readonly reader: AssetReader;
  /** What was looked for. */
  readonly stamps: AssetStamps;
  /** What was found, by its address. */
  readonly media: ReadonlyMap<string, Medium>;
}

/** Notes what a reader reads. */
export function noteAssets(reader: AssetReader): NotedAssets {
  const stamps: Record<string, string | null> = {};
  const media = new Map<string, Medium>();
  return {
    stamps,
    media,
    reader: {
      stampsOf: (path) => reader.stampsOf(path),
      read: async (reference, from) => {
        const reading = await reader.read(reference, from);
        Object.assign(stamps, reading.stamps);
        if (reading.kind === "found") media.set(reading.medium.url, reading.medium);
        return reading;
      },
    },
  };
}

/** Candidate paths of a reference, composed: relative to the file, then to the content folder. */
function candidatesFor(reference: string, from: string): string[] {
  const path = percentDecoded(reference.split(/[?#]/)[0] ?? "");
  const beside = path.startsWith("/") ? [] : [posix.join(posix.dirname(from), path)];
  const shared = /^\/?media\//.test(path) ? [posix.normalize(path.replace(/^\//, ""))] : [];
  return [...new Set([...beside, ...shared].map((one) => one.normalize("NFC")))].filter(isInside);
}

function isInside(path: string): boolean {
  return path !== ".." && !path.startsWith("../../");
}
