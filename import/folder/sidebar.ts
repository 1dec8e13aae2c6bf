import { posix } from "node:path";
import { isIndex, readName } from "../../content-folder/arrangement/file-names.ts";
import type { SidebarEntry } from "../../content-folder/arrangement/sidebar.ts";
import type { PageIndex } from "../pages/page-index.ts";
import type { Section, SourceEntry } from "../source/source-site.ts";

/** The sidebar of a type: pages and folders by their paths in the content folder. What no longer exists is left out, and each is listed once. */
export function toSidebar({ type, entries }: Section, index: PageIndex): readonly SidebarEntry[] | null {
  if (entries === null) return null;
  const folders = new Set(
    index.pages.filter(({ section }) => section.type === type).flatMap(({ target }) => ancestorsOf(entryPath(target))),
  );
  const listed = new Set<string>();
  const take = (path: string): readonly SidebarEntry[] => {
    if (listed.has(path)) return [];
    listed.add(path);
    return [path];
  };
  const toEntries = (some: readonly SourceEntry[]): readonly SidebarEntry[] =>
    some.flatMap((entry): readonly SidebarEntry[] => {
      if (typeof entry !== "string") {
        const items = toEntries(entry.items);
        const title = entry.title.trim();
        if (items.length === 0 || title === "") return items;
        return [{ title, ...(entry.isCollapsed === true ? { collapsed: true } : {}), items }];
      }
      const page = index.byName(type, entry) ?? index.byAddress(entry);
      if (page !== null && page.section.type === type) return take(entryPath(page.target));
      const folder = bare(entry);
      return folders.has(folder) ? take(folder) : [];
    });
  return toEntries(entries);
}

function entryPath(target: string): string {
  const parts = target.split("/").slice(1);
  const file = parts.at(-1) ?? "";
  return bare([...parts.slice(0, -1), isIndex(file) ? "index" : file.replace(/\.md$/, "")].join("/"));
}

function bare(path: string): string {
  return posix
    .normalize(path)
    .replace(/^\.?\/+|\/+$/g, "")
    .split("/")
    .map((part) => readName(part).name)
    .join("/");
}

function ancestorsOf(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
