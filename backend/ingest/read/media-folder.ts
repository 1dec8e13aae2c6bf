import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { readInside } from "../../../content-folder/read-inside.ts";
import { readImageSize } from "./image-size.ts";
import type { ImageSize } from "./image-size.ts";

/** A file as it is served. */
export interface Medium {
  /** `/media/{hash}.{ext}` */
  readonly url: string;
  readonly size: ImageSize | null;
}

/** A copied file, or the reason it was refused. */
export type Keeping =
  | { readonly kind: "kept"; readonly medium: Medium }
  | { readonly kind: "refused"; readonly reason: string };

/** The folder from which media are served, each named by the hash of its bytes. */
export interface MediaFolder {
  /** Its path. */
  readonly path: string;
  /** Copies a file from the content folder, by its path there. */
  keep(contentDir: string, path: string): Promise<Keeping>;
}

/** The file extensions that may be served. */
const servedExtensions = new Set("svg png jpg jpeg webp gif avif pdf mp4 webm mp3 m4a ogg wav".split(" "));

const largestMedium = 64 * 1024 * 1024;
const unknownKind =
  "its file type is not supported; use svg, png, jpg, webp, gif, avif, pdf, mp4, webm, mp3, m4a, ogg or wav";

/** Opens the media folder. Copies are kept, so that the last good version of a document still has its images when they change. */
export function createMediaFolder(folder: string): MediaFolder {
  return {
    path: folder,
    keep: async (contentDir, path) => {
      const extension = extname(path).slice(1).toLowerCase();
      if (!servedExtensions.has(extension)) return { kind: "refused", reason: unknownKind };
      const found = await readInside(contentDir, path, largestMedium);
      if (found.kind !== "read")
        return { kind: "refused", reason: found.kind === "refused" ? found.reason : "it no longer exists" };
      const { bytes } = found;
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
      const name = `${hash}.${extension}`;
      await writeOnce(folder, name, bytes);
      return { kind: "kept", medium: { url: `/media/${name}`, size: readImageSize(bytes, extension) } };
    },
  };
}

/** Writes to a temporary name and renames, so that a partial file is never served. */
async function writeOnce(folder: string, name: string, bytes: Buffer): Promise<void> {
  const target = join(folder, name);
  try {
    await access(target);
  } catch {
    await mkdir(folder, { recursive: true });
    const whole = join(folder, `.${randomUUID()}.part`);
    await writeFile(whole, bytes);
    await rename(whole, target);
  }
}
