import type { Writing } from "./folder/write-folder.ts";
import type { ImportedSite } from "./import-site.ts";
import type { Note } from "./note.ts";
import type { SourceSite } from "./source/source-site.ts";

/** The report of an import, or of a dry run, which knows only what is gone. */
export function reportText(site: SourceSite, imported: ImportedSite, writing: Writing | Pick<Writing, "gone">): string {
  const { documents, pictures, redirects, notes } = imported;
  return [
    `${site.name}, ${site.tool}: ${documents} documents, ${pictures} pictures and files, ${redirects} redirects`,
    "written" in writing
      ? `${writing.written} files written, ${writing.unchanged} unchanged`
      : "Nothing is written (--dry-run).",
    ...listed("Edited since, and left as they are", "kept" in writing ? writing.kept : []),
    ...listed("No longer in the source, and left as they are", writing.gone),
    ...(notes.length === 0 ? ["Nothing was left as text."] : ["", `${notes.length} to look at:`, ...groups(notes)]),
    "",
  ].join("\n");
}

function listed(title: string, paths: readonly string[]): readonly string[] {
  return paths.length === 0 ? [] : [`${title}:`, ...paths.map((path) => `  ${path}`)];
}

/** By subject, the most frequent first. */
function groups(notes: readonly Note[]): readonly string[] {
  const bySubject = Map.groupBy(notes, ({ subject }) => subject);
  return [...bySubject]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([subject, some]) => [
      "",
      `${subject}: ${some.length}`,
      ...some.map(({ file, line, message }) => `  ${file}:${line}  ${message}`),
    ]);
}
