import { onlySection } from "./only-section.ts";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { githubSlug } from "../text/ids/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress } from "./addresses.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import type { Tool } from "./source-site.ts";

/** Files by which sites of MyST and Sphinx are known. */
const configsOfMyst = new Set(["myst.yml", "conf.py", "_toc.yml"]);

/** A folder of Markdown files, of no tool that is known. */
export const markdownFolder: Tool = {
  name: "Markdown folder",
  read: (folder) => {
    const all = listFiles(folder);
    const files = all.filter(isPage);
    if (files.length === 0) return null;
    const configs = all.filter((path) => configsOfMyst.has(basename(path)));
    const isMyst = configs.length > 0;
    return {
      tool: "Markdown folder",
      folder,
      name: titleIn(folder) ?? basename(folder),
      description: null,
      language: null,
      base: "",
      sections: [onlySection({ folder, files, addressOf: pathAddress, entries: [] })],
      publicFolders: [
        folder,
        ...["static", "public"].map((name) => join(folder, name)).filter((path) => existsSync(path)),
      ],
      namesFrom: configs.map((path) => join(folder, dirname(path))),
      places: {},
      links: [],
      redirects: [],
      hasLabels: isMyst,
      markupOf: (path) => ({
        ...markdownOnly,
        isMdx: path.endsWith(".mdx"),
        hasColonBlocks: true,
        isMyst,
        emojiNames: isMyst ? null : "in ids",
      }),
      headingSlug: githubSlug,
    };
  },
};

function titleIn(folder: string): string | null {
  const file = firstFile(folder, ["README.md", "readme.md", "index.md"]);
  const [, title] = (file === null ? null : /^#\s+(.+?)\s*#*$/m.exec(readFileSync(file, "utf8"))) ?? [];
  return title === undefined || /[<[!]/.test(title) ? null : title;
}
