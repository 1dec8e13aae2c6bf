import { createHash } from "node:crypto";
import { extname } from "node:path";
import { faultOfKind, findInside } from "../inside/find-inside.ts";
import type { NotRead } from "../inside/find-inside.ts";
import { readInside, readPiecesInside } from "../inside/read-inside.ts";
import { toStamp } from "./file-stamp.ts";
import { readImageSize } from "./image-size.ts";
import type { ImageSize } from "./image-size.ts";
import { mediaTypeOf } from "./media-types.ts";

/** A file of the content folder as it is served, named by the hash of its bytes. */
export interface Medium {
  /** `/media/{hash}.{ext}` */
  readonly url: string;
  /** Null for one that is no picture, or does not say its size. */
  readonly size: ImageSize | null;
  /** Relative to the content folder. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Its stamp when it was read (`file-stamp.ts`). */
  readonly stamp: string;
}

/** A file that may be served, or the reason it is refused. */
export type Keeping =
  | { readonly kind: "kept"; readonly medium: Medium }
  | { readonly kind: "refused"; readonly reason: string };

/** A file that may be served with its bytes, or the reason it is refused. */
export type MediumReading =
  | { readonly kind: "read"; readonly medium: Medium; readonly bytes: Buffer }
  | Extract<Keeping, { readonly kind: "refused" }>;

const largestMedium = 64 * 1024 * 1024;
const unknownKind =
  "its file type is not supported; use svg, png, jpg, webp, gif, avif, pdf, mp4, webm, mp3, m4a, ogg or wav";

/** Reads a file of the content folder, by its path there, and gives it the address under which it is served. */
export async function readMedium(contentDir: string, path: string): Promise<MediumReading> {
  if (mediaTypeOf(path) === null) return { kind: "refused", reason: whyUnknown(contentDir, path) };
  const found = await readInside(contentDir, path, largestMedium);
  if (found.kind !== "read") return { kind: "refused", reason: reasonOf(found) };
  const { bytes, stats } = found;
  const hash = createHash("sha256").update(bytes).digest("hex");
  return {
    kind: "read",
    medium: toMedium(hash, bytes, { path, sizeBytes: bytes.length, stamp: toStamp(stats) }),
    bytes,
  };
}

/** The same without the bytes: only those of a picture are in memory as a whole, for its size. */
export async function hashMedium(contentDir: string, path: string): Promise<Keeping> {
  const type = mediaTypeOf(path);
  if (type === null) return { kind: "refused", reason: whyUnknown(contentDir, path) };
  const hash = createHash("sha256");
  const picture: Buffer[] = [];
  const found = await readPiecesInside(contentDir, path, largestMedium, (piece) => {
    hash.update(piece);
    if (type.startsWith("image/")) picture.push(Buffer.from(piece));
  });
  if (found.kind !== "read") return { kind: "refused", reason: reasonOf(found) };
  const { sizeBytes, stats } = found;
  const medium = toMedium(hash.digest("hex"), Buffer.concat(picture), { path, sizeBytes, stamp: toStamp(stats) });
  return { kind: "kept", medium };
}

/** A folder mostly has no ending, and is none of a file. */
function whyUnknown(contentDir: string, path: string): string {
  const place = findInside(contentDir, path);
  return (place.kind === "there" ? faultOfKind(place.stats) : null) ?? unknownKind;
}

function toMedium(hash: string, picture: Buffer, file: Pick<Medium, "path" | "sizeBytes" | "stamp">): Medium {
  const extension = extname(file.path).slice(1).toLowerCase();
  return { url: `/media/${hash.slice(0, 32)}.${extension}`, size: readImageSize(picture, extension), ...file };
}

function reasonOf(found: NotRead): string {
  return found.kind === "refused" ? found.reason : "it no longer exists";
}
