import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of the code that determines how a file is built. */
const folders = ["backend/ingest", "backend/store/search", "addresses", "texts", "content-folder"].map((folder) =>
  join(import.meta.dirname, "../../..", folder),
);

/** A hash of that code, so that documents built by older code are rebuilt automatically. */
export function pipelineVersion(): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}
