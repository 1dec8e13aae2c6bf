import { readdirSync } from "node:fs";
import { join } from "node:path";
import { closestTo } from "../faults/closest.ts";

/** The end of a message about a file that does not exist: the file that was meant, of those in its folder; empty where none is close. */
export function meantFile(contentDir: string, path: string): string {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const meant = closestTo(
    path,
    namesIn(join(contentDir, folder)).map((name) => `${folder}/${name}`),
  );
  return meant === null ? "" : `. Did you mean "${meant}"?`;
}

/** The names in a folder; none where there is none. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
