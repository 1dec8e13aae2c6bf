import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { githubSlug } from "../text/ids/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress } from "./addresses.ts";
import { isPage, listFiles } from "./list-files.ts";
import { onlySection } from "./only-section.ts";
import type { Tool } from "./source-site.ts";
import { entriesOfList, titlesOfList } from "./summary.ts";

/** Docsify: the pages beside its `index.html`, in the order of its sidebar. Its addresses are parts of one page, which no server is asked for. */
export const docsify: Tool = {
  name: "docsify",
  read: (folder) => {
    const file = join(folder, "index.html");
    const html = existsSync(file) ? readFileSync(file, "utf8") : "";
    const [, settings] = /\$docsify\s*=\s*(\{[\s\S]*?)<\/script>/.exec(html) ?? [];
    if (settings === undefined) return null;
    const sidebar = join(folder, "_sidebar.md");
    const list = existsSync(sidebar) ? readFileSync(sidebar, "utf8") : "";
    return {
      tool: "docsify",
      folder,
      name: /\bname:\s*(["'`])([^<"'`]+)\1/.exec(settings)?.[2] ?? titleOf(html) ?? basename(folder),
      description: null,
      language: /<html[^<>]*\blang="([\w-]+)"/.exec(html)?.[1] ?? null,
      base: "",
      sections: [
        onlySection({
          folder,
          files: listFiles(folder).filter((path) => isPage(path) && !/(?:^|\/)_[^/]*$/.test(path)),
          addressOf: pathAddress,
          entries: entriesOfList(list),
          titles: titlesOfList(list),
        }),
      ],
      publicFolders: [folder],
      places: {},
      links: [],
      redirects: [],
      markupOf: () => ({ ...markdownOnly, emojiNames: "in ids" }),
      headingSlug: githubSlug,
    };
  },
};

function titleOf(html: string): string | null {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? "";
  return title === "" ? null : title;
}
