import { withoutTrailingSlash } from "../../addresses/normalised-path.ts";
import { z } from "zod";
import { text } from "../fields.ts";

/** A group of a sidebar: a title of its own, and what is in it. */
export interface SidebarGroup {
  readonly title: string;
  readonly collapsed?: boolean | undefined;
  readonly items: readonly SidebarEntry[];
}

/** A document or a folder, by its path in the folder of the type, without numbers and `.md`; or a group. */
export type SidebarEntry = string | SidebarGroup;

const path = text("the path of a document or a folder").transform(barePath);

/** Without slashes at its ends and without `.md`, in composed form. */
export function barePath(value: string): string {
  const bare = value.normalize("NFC").replace(/^\.?\/+/, "");
  return bare.endsWith(".md") ? bare.slice(0, -".md".length) : withoutTrailingSlash(bare);
}

const Group: z.ZodType<SidebarGroup> = z.strictObject(
  {
    title: text("the title of the group, as text").describe("Its heading in the sidebar."),
    collapsed: z
      .boolean("expected true or false")
      .optional()
      .describe("true: closed until a document in it is read. Default: false."),
    items: z
      .array(
        z.lazy(() => Entry),
        "expected a list of documents, folders and groups",
      )
      .describe("What is in it: paths of documents and folders in the folder of the type, and groups."),
  },
  { error: ({ code }) => (code === "invalid_type" ? "expected title and items" : undefined) },
);

const Entry: z.ZodType<SidebarEntry> = z.union([path, Group], {
  error: "expected the path of a document or a folder, such as install/linux, or a group with title and items",
});

/** The schema of `sidebar:` of a document type. */
export const SidebarYml = z.array(Entry, "expected a list of documents, folders and groups");

/** A document or folder in a sidebar, with the groups around it and its place in each. */
export interface SidebarPlace {
  readonly path: string;
  readonly at: readonly number[];
  readonly groups: readonly Omit<SidebarGroup, "items">[];
}

/** All documents and folders of a sidebar, in its order. */
export function placesIn(entries: readonly SidebarEntry[]): readonly SidebarPlace[] {
  return entries.flatMap((entry, index) =>
    typeof entry === "string"
      ? [{ path: entry, at: [index], groups: [] }]
      : placesIn(entry.items).map(({ path: inside, at, groups }) => ({
          path: inside,
          at: [index, ...at],
          groups: [{ title: entry.title, collapsed: entry.collapsed }, ...groups],
        })),
  );
}
