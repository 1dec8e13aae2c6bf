import { join, posix, resolve } from "node:path";
import { readDataFile } from "../../settings/read-data.ts";
import { listAt, textAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import type { Note } from "../../note.ts";
import { dateInPath, dayInPath, pathAddress, toAddress, typeIdOf } from "../addresses.ts";
import { isPage, isPartial, listFiles } from "../list-files.ts";
import { onlySection } from "../only-section.ts";
import { authorsIn } from "../source-authors.ts";
import type { SourceAuthor } from "../source-authors.ts";
import type { SourceFields } from "../source-site.ts";
import type { TranslatedSection } from "./docusaurus-languages.ts";

/** The posts of the blog, and the addresses of the lists that it had: their pages, the archive, the tags and the authors. */
export function blogSection(folder: string, options: Value, place: string): TranslatedSection | null {
  const path = textAt(options, "path") ?? "blog";
  const route = textAt(options, "routeBasePath") ?? "blog";
  const files = pagesIn(resolve(folder, path), options);
  if (files.length === 0) return null;
  const section = {
    type: typeIdOf(route) ?? "blog",
    label: textAt(options, "blogTitle") ?? "Blog",
    layout: "cards" as const,
    folder: resolve(folder, path),
    files,
    addressOf: (page: string, fields: SourceFields) => toAddress(route, postAddress(page, fields)),
    dateOf: dateInPath,
    tagsAt: toAddress(route, "tags"),
    listsAt: ["archive", "tags", "authors", ...pagesOfList(options, files.length)].map((name) =>
      toAddress(route, name),
    ),
    entries: null,
    folders: new Map(),
  };
  return { section, place, notes: [] };
}

/** The authors of the blog, by their keys. */
export function blogAuthors(folder: string, options: Value): ReadonlyMap<string, SourceAuthor> {
  const file = join(textAt(options, "path") ?? "blog", textAt(options, "authorsMapPath") ?? "authors.yml");
  return authorsIn(readDataFile(resolve(folder, file)));
}

/** The pages of the list behind its first one. */
function pagesOfList(options: Value, posts: number): readonly string[] {
  const perPage = Number(textAt(options, "postsPerPage") ?? 10);
  const pages = Number.isFinite(perPage) && perPage > 0 ? Math.ceil(posts / perPage) : 1;
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `page/${index + 2}`);
}

function postAddress(page: string, fields: SourceFields): string {
  const slug = textAt(fields, "slug");
  if (slug !== null) return slug;
  const dated = dayInPath(page);
  return dated === null ? pathAddress(page) : toAddress(...dated.day, dated.rest.replace(/(?:^|\/)index$/, ""));
}

/** Pages of their own, which are in no sidebar: those in Markdown are a type, those in code are named. */
export function ownPages(folder: string, options: Value, place: string): TranslatedSection {
  const path = textAt(options, "path") ?? "src/pages";
  const route = textAt(options, "routeBasePath") ?? "/";
  const root = resolve(folder, path);
  const section = onlySection({
    folder: root,
    files: pagesIn(root, options),
    addressOf: (page) => toAddress(route, pathAddress(page)),
    entries: [],
  });
  const notes = listFiles(root).flatMap((file): readonly Note[] => {
    const [, name] = /^(.*?)\.[jt]sx?$/.exec(file) ?? [];
    if (name === undefined || isPartial(file) || name === "index" || /\.(?:test|spec|d)$/.test(name)) return [];
    const address = toAddress(route, pathAddress(`${name}.md`));
    const message = `${address} is a page of code, which is not read: write it in pages/, or say where it leads in redirects.yml`;
    return [{ file: join(path, file), line: 1, subject: "page of code", message }];
  });
  return { section: { ...section, type: "more", label: "More" }, place, notes };
}

function pagesIn(root: string, options: Value): readonly string[] {
  return listFiles(root).filter((file) => isPage(file) && !isPartial(file) && !isExcluded(file, options));
}

/** Whether the options of a plugin leave a file out. */
export function isExcluded(file: string, options: Value): boolean {
  return listAt(options, "exclude").some((one) => typeof one === "string" && posix.matchesGlob(file, one));
}
