import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";

/** Files that are named by the SHA-256 of their content. */
export interface HashedFiles {
  /** Its size in bytes. Null where it is absent, or holds something else: a power failure may leave a file empty, cut or full of zeros. */
  readonly lengthOf: (path: string) => Promise<number | null>;
  /** Writes a file, unless it is there already. */
  readonly write: (path: string, content: Buffer) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

/** Reads each file once, to compare it with its name, and again only when its size has changed. */
export function createHashedFiles(): HashedFiles {
  const checked = new Map<string, number>();
  const lengthOf = async (path: string): Promise<number | null> => {
    const length = await sizeOf(path);
    if (length === null || checked.get(path) === length) return length;
    if ((await sumOf(path)) !== basename(path)) return null;
    checked.set(path, length);
    return length;
  };
  return {
    lengthOf,
    write: async (path, content) => {
      if ((await lengthOf(path)) === content.length) return;
      await replaceFile(path, content);
      checked.set(path, content.length);
    },
    remove: async (path) => {
      checked.delete(path);
      await rm(path, { force: true });
    },
  };
}

/** Replaces a file atomically: no reader sees half of it, and after a power failure it is the old or the new one. */
export async function replaceFile(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.new`, content, { flush: true });
  await rename(`${path}.new`, path);
}

/** The SHA-256 of a content, in hexadecimal. */
export function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}

/** Null if it cannot be read. */
async function sumOf(path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    return hash.digest("hex");
  } catch {
    return null;
  }
}
