import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where the code lies that decides what becomes of a file. */
const folders = [
  import.meta.dirname,
  ...["addresses", "content-folder"].map((folder) => join(import.meta.dirname, "../..", folder)),
];

/**
 * Changes whenever that code does, so that documents made by older code are made anew without anybody having to remember it.
 */
export function pipelineVersion(): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}
