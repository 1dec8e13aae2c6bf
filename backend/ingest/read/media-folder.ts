import { randomUUID } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { readMedium } from "../../../content-folder/media/medium.ts";
import type { Keeping } from "../../../content-folder/media/medium.ts";

/** The folder from which media are served, each named by the hash of its bytes. */
export interface MediaFolder {
  /** Its path. */
  readonly path: string;
  /** Copies a file from the content folder, by its path there. */
  keep(contentDir: string, path: string): Promise<Keeping>;
}

/** Opens the media folder. Copies are kept, so that the last good version of a document still has its images when they change. */
export function createMediaFolder(folder: string): MediaFolder {
  return {
    path: folder,
    keep: async (contentDir, path) => {
      const reading = await readMedium(contentDir, path);
      if (reading.kind === "refused") return reading;
      const { medium, bytes } = reading;
      await writeOnce(folder, basename(medium.url), bytes);
      return { kind: "kept", medium };
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
