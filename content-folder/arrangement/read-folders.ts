import { withheld } from "../problem.ts";
import type { ContentProblem } from "../problem.ts";
import { readTextInside } from "../inside/read-inside.ts";
import { takeGood } from "../faults/take-good.ts";
import { expectedFields, isMapping, readYaml } from "../yaml/yaml-reading.ts";
import { FolderYml as Schema } from "./folder-yml.ts";
import type { FolderYml, Folders } from "./folder-yml.ts";

/** The name of the file that describes its folder. */
export const folderFile = "_folder.yml";

/** What `_folder.yml` files say, and what is wrong with them. */
export interface FoldersReading {
  readonly folders: Folders;
  readonly problems: readonly ContentProblem[];
}

/** Reads these `_folder.yml` files. One that cannot be read leaves its folder as it was before. */
export async function readFolders(
  contentDir: string,
  files: readonly string[],
  before: Folders,
): Promise<FoldersReading> {
  const folders: [string, FolderYml][] = [];
  const problems: ContentProblem[] = [];
  for (const file of files) {
    const folder = file.slice(0, -(folderFile.length + 1));
    const reading = await readFolder(contentDir, file);
    const said = reading.said ?? (Object.hasOwn(before, folder) ? before[folder] : undefined);
    if (said !== undefined) folders.push([folder, said]);
    problems.push(...reading.problems);
  }
  return { folders: Object.fromEntries(folders), problems };
}

async function readFolder(
  contentDir: string,
  file: string,
): Promise<{ readonly said: FolderYml | null; readonly problems: readonly ContentProblem[] }> {
  const reading = await readTextInside(contentDir, file);
  if (reading.kind === "missing") return { said: {}, problems: [] };
  if (reading.kind === "refused")
    return { said: null, problems: [{ file, ...withheld("unreadable", 1, reading.reason) }] };
  const yaml = readYaml(reading.text);
  if (yaml.kind === "broken") return { said: null, problems: yaml.problems.map((problem) => ({ file, ...problem })) };
  const value = yaml.value ?? {};
  if (!isMapping(value)) return { said: null, problems: [{ file, ...withheld("yaml", 1, expectedFields) }] };
  const { data, problems } = takeGood(Schema, value, { lineOf: yaml.lineOf });
  return {
    said: data,
    problems: [...yaml.problems, ...problems].map(({ line, message, cause, effect }) => ({
      file,
      line,
      message,
      cause,
      effect,
    })),
  };
}
