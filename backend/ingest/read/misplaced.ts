import { isSetAside } from "../../../content-folder/arrangement/file-names.ts";
import { closestTo } from "../../../content-folder/faults/closest.ts";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { fixedFolders } from "../../../content-folder/document-types/fixed-paths.ts";
import { withheld } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import { faultOfOtherText } from "./other-texts.ts";
import type { WalkedFile } from "./walk.ts";

/** Reports documents in folders that are not a document type, in none, or of another ending; they would otherwise be left out silently. */
export function findMisplaced(files: readonly WalkedFile[], types: DocumentTypes): readonly ContentProblem[] {
  const others = files.flatMap(({ path }) => faultOfOtherText(path, types) ?? []);
  const documents = files.filter(({ path }) => path.endsWith(".md") && path.includes("/"));
  const byFolder = Map.groupBy(documents, ({ path }) => path.slice(0, path.indexOf("/")));
  const inFolders = [...byFolder].flatMap(([folder, found]) => {
    if (findType(types, folder) !== null || fixedFolders.has(folder) || isSetAside(folder)) return [];
    return types.removed.some(({ id }) => id === folder) ? found.map(removed) : unknownFolder(folder, found, types);
  });
  return [...others, ...inFolders];
}

/** Each by its name: somebody wrote it, and may look for it. */
function removed({ path }: WalkedFile): ContentProblem {
  const id = path.slice(0, path.indexOf("/"));
  const message = `the site has no type "${id}": site.yml removes it (types: ${id}: false), so this document is left out. Move it, or remove that line`;
  return { file: path, ...withheld("misplaced", 1, message) };
}

/** A folder whose name is meant for that of a type is moved as a whole. Of any other, such as that of a type that is gone, each document is named. */
function unknownFolder(
  folder: string,
  found: readonly WalkedFile[],
  { all }: DocumentTypes,
): readonly ContentProblem[] {
  const ids = all.map(({ id }) => id);
  const meant = closestTo(folder, ids);
  const hint = meant === null ? `The types are ${ids.join(", ")}.` : `Did you mean "${meant}"?`;
  const message = `the folder "${folder}" is not a document type, so its ${found.length} document(s) are left out. ${hint}`;
  const ofFolder = { file: folder, ...withheld("misplaced", 1, message) };
  return meant === null ? [ofFolder, ...found.map(({ path }) => leftOut(path, folder))] : [ofFolder];
}

function leftOut(file: string, folder: string): ContentProblem {
  const message = `this document is left out: site.yml has no type "${folder}". Add it (types: ${folder}: {}), or move the document`;
  return { file, ...withheld("misplaced", 1, message) };
}
