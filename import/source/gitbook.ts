import { onlySection } from "./only-section.ts";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { readDataFile } from "../settings/read-data.ts";
import { fieldsAt, textAt } from "../settings/value.ts";
import { githubSlug } from "../text/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import type { Tool } from "./source-site.ts";
import { entriesOfList, titlesOfList } from "./summary.ts";

/** GitBook: the pages below its root, in the order of its summary. */
export const gitbook: Tool = {
  name: "GitBook",
  read: (folder) => {
    const settings = readDataFile(firstFile(folder, [".gitbook.yaml", "book.json"]) ?? join(folder, ".gitbook.yaml"));
    const root = join(folder, textAt(settings, "root") ?? ".");
    const summary = join(root, textAt(settings, "structure", "summary") ?? "SUMMARY.md");
    if (!existsSync(summary)) return null;
    const list = readFileSync(summary, "utf8");
    const files = listFiles(root).filter((path) => isPage(path) && !/(?:^|\/)summary\.md$/i.test(path));
    return {
      tool: "GitBook",
      folder: root,
      name: textAt(settings, "title") ?? titleIn(root) ?? basename(folder),
      description: textAt(settings, "description"),
      language: textAt(settings, "language"),
      base: "",
      sections: [
        onlySection({
          folder: root,
          files,
          addressOf: pathAddress,
          entries: entriesOfList(list),
          titles: titlesOfList(list),
        }),
      ],
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
