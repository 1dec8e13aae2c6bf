import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type ImageSize, readImageSize } from "./image-size.ts";

/** A file as readers get it. */
export interface Medium {
  /** `/media/{hash}.{ext}` */
  readonly url: string;
  readonly size: ImageSize | null;
}

/** The folder from which pictures are served, each under the hash of its bytes. */
export interface MediaFolder {
  /** Where it is. */
  readonly path: string;
  /** Copies a file into the folder; null when its kind may not be served. */
  keep(file: string): Promise<Medium | null>;
}

/** The kinds of file that may be served, by their ending. */
const servedExtensions = new Set(["svg", "png", "jpg", "jpeg", "webp", "gif", "avif", "pdf"]);

/** Copies are kept so that the last good version of a document still has its pictures when they change. */
export function createMediaFolder(folder: string): MediaFolder {
  return {
    path: folder,
    keep: async (file) => {
      const extension = extname(file).slice(1).toLowerCase();
      if (!servedExtensions.has(extension)) return null;
      const bytes = await readFile(file);
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
      const name = `${hash}.${extension}`;
      await writeOnce(folder, name, bytes);
      return { url: `/media/${name}`, size: readImageSize(bytes, extension) };
    },
  };
}

/** A reader never sees half a file: it gets its name when it is whole. */
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
