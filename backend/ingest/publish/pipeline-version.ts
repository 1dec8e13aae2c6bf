import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where the code lies that decides what becomes of a file. */
const folders = ["backend/ingest", "addresses", "content-folder"].map((folder) =>
  join(import.meta.dirname, "../../..", folder),
);

/**
 * Changes whenever that code does, so that documents made by older code are made anew without anybody having to remember it.
 */
export function pipelineVersion(): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}
