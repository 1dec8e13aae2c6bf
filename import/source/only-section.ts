import type { Section } from "./source-site.ts";

/** The section of a site whose pages are all of one kind: guides. Without entries the order comes from files and folders. */
export function onlySection({
  entries,
  ...pages
}: Pick<Section, "folder" | "files" | "addressOf" | "indexName" | "titles"> &
  Partial<Pick<Section, "folders" | "inNames">> & {
    readonly entries: NonNullable<Section["entries"]>;
  }): Section {
  return {
    // What lies in a folder of that name keeps its addresses apart from the first page's.
    type: pages.files.some((path) => path.startsWith("guide/")) ? "documentation" : "guide",
    label: "Documentation",
    layout: "guides",
    folders: new Map(),
    ...pages,
    entries: entries.length === 0 ? null : entries,
  };
}
