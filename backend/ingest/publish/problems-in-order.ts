import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import { siteFileNames } from "../../../content-folder/site-files/site-files.ts";
import { docTypeOfPath } from "../read/content-files.ts";
import type { Knowledge } from "./ingest-parts.ts";

/** Problems grouped by file and sorted by line. The order of files: folders, the site's own files, authors, documents; each by path. */
export function problemsOf({
  types,
  folderProblems,
  siteProblems,
  authorProblems,
  documentProblems,
  linkProblems,
  aliasProblems,
  goneProblems,
}: Knowledge): readonly ContentProblem[] {
  const all = [
    ...folderProblems,
    ...siteProblems,
    ...authorProblems,
    ...[...documentProblems.values()].flat(),
    ...[...linkProblems.values()].flat(),
    ...aliasProblems,
    ...goneProblems,
  ];
  const byFile = [...Map.groupBy(all, ({ file }) => file)].toSorted(
    ([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1),
  );
  return byFile.flatMap(([, ofFile]) => withOneEffect(ofFile, types).toSorted((a, b) => a.line - b.line));
}

function rankOf(file: string): number {
  const ofSite = siteFileNames.findIndex((name) => name === file);
  if (ofSite !== -1) return ofSite + 1;
  if (!file.includes("/")) return 0;
  return siteFileNames.length + (file.startsWith("authors/") ? 1 : 2);
}

/** A withheld page is withheld as a whole, so all problems of its file get that effect. */
function withOneEffect(ofFile: readonly ContentProblem[], types: DocumentTypes): readonly ContentProblem[] {
  const [first] = ofFile;
  const isPage =
    first !== undefined && (docTypeOfPath(first.file, types) !== null || first.file.startsWith("authors/"));
  return isPage && ofFile.some(({ effect }) => effect === "withheld")
    ? ofFile.map((problem) => ({ ...problem, effect: "withheld" as const }))
    : ofFile;
}
