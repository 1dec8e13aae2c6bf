import { basename, dirname } from "node:path/posix";
import { folderFile } from "../../../content-folder/arrangement/read-folders.ts";
import { isSetAside } from "../../../content-folder/arrangement/file-names.ts";
import { misnamed } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";

const ofAuthorOrWords = /^(?:authors|words)\/[^/]+\.ya?ml$/i;
const ofFolder = /^_folder\.ya?ml$/i;

/** Files of authors, words and folders that are not read because of their names: with another ending, or with capitals. */
export function misnamedYaml(paths: Iterable<string>): readonly ContentProblem[] {
  return [...paths].flatMap((path) => {
    const name = basename(path);
    const meant = meantName(path, name);
    if (meant === null || meant === name || dirname(path).split("/").some(isSetAside)) return [];
    return [{ file: path, ...misnamed(name, meant) }];
  });
}

function meantName(path: string, name: string): string | null {
  if (ofFolder.test(name)) return folderFile;
  return ofAuthorOrWords.test(path) ? name.replace(/\.ya?ml$/i, ".yml") : null;
}
