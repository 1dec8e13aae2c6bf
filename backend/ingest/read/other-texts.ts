import { isSetAside } from "../../../content-folder/arrangement/file-names.ts";
import { basename, dirname, extname } from "node:path";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { pagesFolder } from "../../../content-folder/pages/page-files.ts";
import { withheld } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";

/** The endings of texts in other tools, and what makes a document of one; those that are Markdown in all but name only need another one. */
const waysByEnding: ReadonlyMap<string, "rename" | "import" | "convert"> = new Map([
  ...[".md", ".markdown", ".mdown", ".mkd", ".mkdn", ".mdwn"].map((ending) => [ending, "rename"] as const),
  ...[".mdx", ".mdoc", ".qmd", ".rmd"].map((ending) => [ending, "import"] as const),
  ...[".rst", ".adoc", ".asciidoc", ".org", ".textile", ".docx", ".ipynb"].map(
    (ending) => [ending, "convert"] as const,
  ),
]);

/** Files of a repository that stand beside a site's own, such as README.md. */
const ofRepository = /^(?:[A-Z][A-Z_-]+|readme|contributing|changelog|licen[cs]e|security)\.md$/;

/** Whether a file looks like a document and is not read as one, because of its ending. */
export function isOtherText(path: string): boolean {
  return !path.endsWith(".md") && waysByEnding.has(extname(path).toLowerCase());
}

/** What to do with a text that is no document: because of its name, or because it lies in no folder. Null for one that is, or need not be. */
export function faultOfOtherText(path: string, types: DocumentTypes): ContentProblem | null {
  const fault = (message: string): ContentProblem => ({ file: path, ...withheld("misplaced", 1, message) });
  const [first = "", ...rest] = path.split("/");
  const isOfType = rest.length > 0 && findType(types, first) !== null;
  const bare = path.replace(/(?<=\/)_index\.md$/, "index.md");
  if (bare.split("/").some(isSetAside)) return null;
  if (bare !== path)
    return isOfType ? fault("this document is left out: expected the name index.md, got _index.md. Rename it") : null;
  if (rest.length === 0)
    return path.endsWith(".md") && !ofRepository.test(path)
      ? fault(
          `this document is left out: it lies in no folder of a type. Move it, such as to ${types.all[0].id}/${path}`,
        )
      : null;
  if (!isOtherText(path) || (first !== pagesFolder && !isOfType)) return null;
  return fault(`this text is left out: expected a file that ends in .md. ${adviceFor(path)}`);
}

function adviceFor(path: string): string {
  const ending = extname(path);
  const name = `${basename(path, ending)}.md`;
  const way = waysByEnding.get(ending.toLowerCase());
  if (way === "import")
    return `"npm run import" makes one of it: see docs/guides/import.md. Or rename it to ${name} if it has no components`;
  if (way === "convert") return `Convert it to Markdown, as ${dirname(path)}/${name}`;
  return `Rename it to ${name}`;
}
