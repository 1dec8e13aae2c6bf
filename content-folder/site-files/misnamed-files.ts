import { namesIn } from "../inside/meant-file.ts";
import { misnamed } from "../problem.ts";
import type { ContentProblem } from "../problem.ts";

/** Files of the site's own that are not read because of their names: with another ending, or with capitals. */
export function misnamedFiles(contentDir: string, names: readonly string[]): readonly ContentProblem[] {
  return namesIn(contentDir).flatMap((file) => {
    const meant = file.toLowerCase().replace(/\.yaml$/, ".yml");
    if (meant === file || !names.includes(meant)) return [];
    return [{ file, ...misnamed(file, meant) }];
  });
}
