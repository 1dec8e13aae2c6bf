import { authorIn } from "./file-history.ts";
import type { FileHistory } from "./file-history.ts";
import type { DocumentParts } from "./front-matter/front-matter.ts";

/** Fills in what the history knows where the front matter is silent. Who began a document is its author only where they have a file in `authors/`. */
export function withHistory(
  parts: DocumentParts,
  history: FileHistory | null,
  authorIds: ReadonlySet<string>,
): DocumentParts {
  if (history === null) return parts;
  const { fields } = parts;
  return {
    ...parts,
    fields: {
      ...fields,
      lastUpdated: fields.lastUpdated ?? history.updated ?? undefined,
      author: fields.author ?? authorIn(history, authorIds) ?? undefined,
    },
  };
}
