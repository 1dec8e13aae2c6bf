import { onlySection } from "./only-section.ts";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { readDataFile } from "../settings/read-data.ts";
import { fieldsAt, textAt } from "../settings/value.ts";
import { githubSlug } from "../text/heading-slugs.ts";
import { indentOf } from "../text/items.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import type { SourceEntry, Tool } from "./source-site.ts";

/** GitBook: the pages below its root, in the order of its summary. */
export const gitbook: Tool = {
  name: "GitBook",
  read: (folder) => {
    const settings = readDataFile(firstFile(folder, [".gitbook.yaml", "book.json"]) ?? join(folder, ".gitbook.yaml"));
    const root = join(folder, textAt(settings, "root") ?? ".");
    const summary = join(root, textAt(settings, "structure", "summary") ?? "SUMMARY.md");
    if (!existsSync(summary)) return null;
    const entries = entriesIn(readFileSync(summary, "utf8"));
    const files = listFiles(root).filter((path) => isPage(path) && !/(?:^|\/)summary\.md$/i.test(path));
    return {
      tool: "GitBook",
      folder: root,
      name: textAt(settings, "title") ?? titleIn(root) ?? basename(folder),
      description: textAt(settings, "description"),
      language: textAt(settings, "language"),
      base: "",
      sections: [onlySection({ folder: root, files, addressOf: pathAddress, entries: entries })],
      publicFolders: [root],
      places: {},
      links: [],
      redirects: fieldsAt(settings, "redirects").flatMap(([from, to]) =>
        typeof to === "string" ? [[toAddress(from), pathAddress(posix.normalize(to))] as const] : [],
      ),
      markupOf: () => ({ ...markdownOnly, shortcodes: "liquid" }),
      headingSlug: githubSlug,
    };
  },
};

function titleIn(root: string): string | null {
  const file = firstFile(root, ["README.md"]);
  const [, title] = (file === null ? null : /^#\s+([^<[\n]+?)\s*$/m.exec(readFileSync(file, "utf8"))) ?? [];
  return title ?? null;
}

interface Group {
  readonly indent: number;
  readonly items: SourceEntry[];
}

/** Headings are groups, and so are pages with others below them. */
function entriesIn(summary: string): readonly SourceEntry[] {
  const root: SourceEntry[] = [];
  let open: Group[] = [{ indent: -2, items: root }];
  const lines = summary.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const [, heading] = /^##+\s+(.+?)(?:\s+<a.*)?$/.exec(line) ?? [];
    if (heading !== undefined) {
      const items: SourceEntry[] = [];
      root.push({ title: heading, items });
      open = [{ indent: -1, items }];
    }
    const [, title, path] = /^\s*[-*]\s+\[((?:\\.|[^\]\\])*)\]\(\s*<?([^)>\s]+)>?(?:\s+"[^"]*")?\s*\)/.exec(line) ?? [];
    if (title === undefined || path === undefined || /^https?:/.test(path)) continue;
    const indent = indentOf(line);
    open = open.filter((group) => group.indent < indent);
    const into = open.at(-1)?.items ?? root;
    const hasMore = /^\s*[-*]\s/.test(lines[index + 1] ?? "") && indentOf(lines[index + 1] ?? "") > indent;
    const items: SourceEntry[] = [path];
    into.push(hasMore ? { title, items } : path);
    open.push({ indent, items });
  }
  return root;
}
