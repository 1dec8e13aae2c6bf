import { posix } from "node:path";
import { closestTo } from "../../../content-folder/faults/closest.ts";

/**
 * The file that a link to a missing one was meant to lead to, relative to the file with the link: one whose path differs in capital letters, the only one
 * of that name, or the closest in the same folder. Null if there is none.
 */
export type MeantFile = (path: string, from: string) => string | null;

/** Looks among the files of all documents, which are put in order when the first link asks. */
export function createMeantFiles(byPath: ReadonlyMap<string, string>): MeantFile {
  let files: Files | undefined;
  return (path, from) => {
    files ??= filesOf(byPath.keys());
    const lower = path.toLowerCase();
    const name = posix.basename(lower);
    const named = files.byName.get(name) ?? [];
    const only = named.length === 1 && !isIndex.test(name) ? named[0] : undefined;
    const meant = named.find((file) => file.toLowerCase() === lower) ?? only ?? closestBeside(path, files);
    return meant === null ? null : posix.relative(posix.dirname(from), meant);
  };
}

interface Files {
  /** By their names, in small letters. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
}

function filesOf(paths: Iterable<string>): Files {
  const all = [...paths];
  return {
    byName: Map.groupBy(all, (path) => posix.basename(path).toLowerCase()),
    byFolder: Map.groupBy(all, (path) => posix.dirname(path)),
  };
}

const isIndex = /^(?:index|readme)\.md$/;

function closestBeside(path: string, { byFolder }: Files): string | null {
  if (isIndex.test(posix.basename(path).toLowerCase())) return null;
  const folder = posix.dirname(path);
  const asked = posix.basename(path, ".md");
  const beside = (byFolder.get(folder) ?? []).map((file) => posix.basename(file, ".md"));
  // Short names are close to each other: one that begins otherwise has another number before it at most.
  const alike = beside.filter((name) => name[0] === asked[0] || name.endsWith(`-${asked}`));
  const closest = closestTo(asked, alike);
  return closest === null ? null : posix.join(folder, `${closest}.md`);
}
