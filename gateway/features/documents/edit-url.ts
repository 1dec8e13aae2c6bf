import { slugPath } from "../../../addresses/slug-path.ts";
import type { DocumentPayload } from "../../docs-api/payloads/document.ts";

/**
 * Where a document is edited: at its own address, else at the site's with the path of its file in place of `{path}`; null if nowhere.
 *
 * @example editUrlOf({ sourcePath: "guide/a.md", editUrl: null }, "https://git.example/edit/main/{path}") // "https://git.example/edit/main/guide/a.md"
 */
export function editUrlOf(
  { sourcePath, editUrl }: Pick<DocumentPayload, "sourcePath" | "editUrl">,
  pattern: string | null,
): string | null {
  if (editUrl === false) return null;
  if (editUrl !== null) return /^https?:\/\//i.test(editUrl) && URL.canParse(editUrl) ? editUrl : null;
  return pattern === null || sourcePath === null ? null : pattern.replaceAll("{path}", () => slugPath(sourcePath));
}
