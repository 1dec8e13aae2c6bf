import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isPage, isPartial, leftLinks, listFiles } from "../source/list-files.ts";
import type { SourceSite } from "../source/source-site.ts";

/** A file that looks like a document and became none. */
export interface LeftOut {
  /** Relative to the folder of the site, for the report. */
  readonly file: string;
  readonly reason: string;
  /** Whether its text is in the pages that include it. */
  readonly isIncluded: boolean;
}

/** The files in the folders of documents that look like documents and are no pages. `included`: those whose text is in pages. */
export function leftOutOf(site: SourceSite, included: ReadonlySet<string>): readonly LeftOut[] {
  const sections = site.sections.filter(({ given }) => given === undefined);
  const pages = new Set(sections.flatMap(({ folder, files }) => files.map((file) => join(folder, file))));
  const folders = [...sections.map(({ folder }) => folder), ...(site.contentFolders ?? [])];
  const all = new Set(folders.flatMap((folder) => listFiles(folder).map((file) => join(folder, file))));
  const links = new Set(folders.flatMap((folder) => leftLinks(folder).map((link) => join(folder, link))));
  const taken = new Set([...included].map(realPath));
  const found = [...all]
    .filter((file) => looksLikeDocument(file, site) && !lists.test(file) && !pages.has(file))
    .map((file) => {
      const isIncluded = taken.has(realPath(file));
      const shown = relative(site.folder, file).split(sep).join("/");
      return {
        file: shown,
        isIncluded,
        reason: isIncluded ? "its text is in the pages that include it" : reasonOf(file, shown, site),
      };
    });
  const left = [...links]
    .filter((link) => isPage(link) || statSync(link, { throwIfNoEntry: false })?.isDirectory() === true)
    .map((link) => ({
      file: relative(site.folder, link).split(sep).join("/"),
      isIncluded: false,
      reason: "is a link to what is not in the repository, or around itself",
    }));
  return [...found, ...left].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** Lists of pages: what they say is in the sidebar. */
const lists = /(?:^|\/)(?:summary|_sidebar|_navbar|langs)\.md$/i;

const otherForms = /\.(?:rst|adoc|asciidoc|org|ipynb|qmd|rmd|mdoc|markdoc|mdown|mkdn?)$/i;

function looksLikeDocument(file: string, { folder, readsHtml }: SourceSite): boolean {
  if (readsHtml !== true || !/\.html?$/i.test(file)) return isPage(file) || otherForms.test(file);
  return !isPartial(relative(folder, file)) && /^(?:---|\+\+\+)\r?\n/.test(readFileSync(file, "utf8"));
}

function reasonOf(file: string, shown: string, { tool, whyLeftOut }: SourceSite): string {
  if (!isPage(file)) return "no Markdown: such files are not read";
  const said = whyLeftOut?.(file) ?? null;
  if (said !== null) return said;
  if (isPartial(shown)) return "has an underscore before a name: it is for pages to include, and none does";
  return `no page of ${tool}, as its configuration says`;
}

function realPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}
