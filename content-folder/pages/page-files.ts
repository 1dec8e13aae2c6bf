import { isSetAside } from "../arrangement/file-names.ts";

/** The folder of the pages. */
export const pagesFolder = "pages";

/** Whether a file of the content folder is that of a page. */
export function isPageFile(file: string): boolean {
  const [first, ...rest] = file.split("/");
  return first === pagesFolder && file.endsWith(".md") && !rest.some(isSetAside);
}

/**
 * The address of a page's file, in composed form.
 *
 * @example addressOf("pages/team/index.md") // "/team"
 */
export function addressOf(file: string): string {
  return (
    file
      .slice(pagesFolder.length)
      .replace(/\.md$/, "")
      .replace(/\/index$/, "")
      .normalize("NFC") || "/"
  );
}
