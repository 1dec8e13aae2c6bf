import { hasPages } from "../document-types/document-type.ts";
import type { DocumentTypes } from "../document-types/document-type.ts";
import { withheld } from "../problem.ts";
import type { ContentProblem } from "../problem.ts";
import { addressOf } from "./page-files.ts";

/** Pages that nobody can read, because a document type has their address. */
export function pagesBehindTypes(
  files: readonly string[],
  { all }: Pick<DocumentTypes, "all">,
): readonly ContentProblem[] {
  return files.flatMap((file) => {
    const path = addressOf(file);
    const before = all.find((type) => path === type.listPath || (hasPages(type) && path.startsWith(`${type.path}/`)));
    if (before === undefined) return [];
    const message = `"${path}" is an address of the document type "${before.id}": give the page another name`;
    return [{ file, ...withheld("misplaced", 1, message) }];
  });
}
