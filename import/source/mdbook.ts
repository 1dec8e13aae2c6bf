import { existsSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { readDataFile } from "../settings/read-data.ts";
import { fieldsAt, textAt, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import { decodedAddress } from "../../addresses/percent-decoding.ts";
import { githubSlug } from "../text/ids/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import type { Markup } from "../text/markup.ts";
import { toAddress } from "./addresses.ts";
import { isPage, listFiles, withoutEnding } from "./list-files.ts";
import { onlySection } from "./only-section.ts";
import { redirectsIn } from "./old-redirects.ts";
import type { SourceEntry, Tool } from "./source-site.ts";
import { entriesOfList, titlesOfList } from "./summary.ts";

/** MdBook: the chapters that its summary lists. */
export const mdbook: Tool = {
  name: "mdBook",
  read: (folder) => {
    const file = join(folder, "book.toml");
    if (!existsSync(file)) return null;
    const settings = readDataFile(file);
    const root = join(folder, textAt(settings, "book", "src") ?? "src");
    const summary = join(root, "SUMMARY.md");
    if (!existsSync(summary)) return null;
    const list = readFileSync(summary, "utf8");
    const entries = entriesOfList(list);
    const listed = pathsIn(entries);
    const chapters = new Set(listed);
    return {
      tool: "mdBook",
      folder,
      name: textAt(settings, "book", "title") ?? basename(folder),
      description: textAt(settings, "book", "description"),
      language: textAt(settings, "book", "language"),
      base: toAddress(textAt(settings, "output", "html", "site-url") ?? "/").replace(/^\/$/, ""),
      sections: [
        {
          ...onlySection({
            folder: root,
            files: listFiles(root).filter((path) => isPage(path) && chapters.has(path)),
            addressOf,
            entries,
            titles: titlesOfList(list),
          }),
          alsoAt: (path) => filesOf(path, path === listed[0]),
        },
      ],
      publicFolders: [root],
      places: {},
      links: [textAt(settings, "output", "html", "git-repository-url")].flatMap((to) =>
        to === null ? [] : [{ label: "Repository", to }],
      ),
      redirects: redirectsIn(redirectsOf(settings), {
        folder,
        file,
        addressOf: (to, from) => toAddress(posix.resolve(posix.dirname(toAddress(from)), to)),
      }),
      whyLeftOut: () => "the summary does not list it: mdBook makes no page of it",
      markupOf: () => ({ ...markdownOnly, hidesRustLines: true, ...formulasIn(settings) }),
      headingSlug: githubSlug,
    };
  },
};

/** MathJax is there where the book asks for it. */
function formulasIn(settings: Value): Pick<Markup, "bracketFormulas"> {
  return valueAt(settings, "output", "html", "mathjax-support") === true ? { bracketFormulas: "escaped" } : {};
}

function pathsIn(entries: readonly SourceEntry[]): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === "string" ? [posix.normalize(decodedAddress(entry) ?? entry)] : pathsIn(entry.items),
  );
}

/** A chapter is a file of HTML; a README is the index of its folder. */
function addressOf(path: string): string {
  return (
    toAddress(`${withoutEnding(path).replace(/(^|\/)readme$/i, "$1index")}.html`).replace(/\/index\.html$/, "") || "/"
  );
}

/** The files that a chapter is beside its address: the index of its folder, and the first one that of the book. */
function filesOf(path: string, isFirst: boolean): readonly string[] {
  const address = addressOf(path);
  return [
    ...(address.endsWith(".html") ? [] : [toAddress(address, "index.html")]),
    ...(isFirst ? ["/index.html"] : []),
  ];
}

function redirectsOf(settings: Value): readonly (readonly [string, string])[] {
  return fieldsAt(settings, "output", "html", "redirect").flatMap(([from, to]) =>
    typeof to === "string" ? [[from, to] as const] : [],
  );
}
