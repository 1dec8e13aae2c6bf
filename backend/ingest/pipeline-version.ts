import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Changes whenever the code of this folder does, so that documents made by older code are made anew without anybody
 * having to remember it.
 */
export function pipelineVersion(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(import.meta.dirname).sort()) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest("hex").slice(0, 16);
}
