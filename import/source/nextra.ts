import { onlySection } from "./only-section.ts";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { readDataFile } from "../settings/read-data.ts";
import { readModule } from "../settings/read-module.ts";
import { fieldsAt, textAt, valueAt } from "../settings/value.ts";
import { githubSlug } from "../text/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import type { SourceEntry, SourceSite, Tool } from "./source-site.ts";

/** Where Nextra looks for pages, the newer places first. */
const places = ["content", "src/content", "pages", "src/pages"];

/** Nextra: pages in the order of the `_meta` files of their folders. */
export const nextra: Tool = {
  name: "Nextra",
  read: (folder) => {
    const manifest = join(folder, "package.json");
    if (!existsSync(manifest) || !/"nextra(?:-theme-\w+)?"\s*:/.test(readFileSync(manifest, "utf8"))) return null;
    const place = places.find((path) => listFiles(join(folder, path)).some(isPage));
    if (place === undefined) return inApp(folder, manifest);
    const language = ["en", "en-US"].find((name) => existsSync(join(folder, place, name))) ?? "";
    const root = join(folder, place, language);
    const files = listFiles(root);
    const entries = entriesOf(root, "", files);
    return {
      ...siteOf(folder, manifest),
      language: language === "" ? null : language,
      sections: [
        onlySection({
          folder: root,
          files: files.filter((path) => isPage(path) && !/(?:^|\/)_/.test(path)),
          addressOf: (path) => toAddress(language, pathAddress(path)),
          entries: entries,
        }),
      ],
    };
  },
};

/** Pages of the app router: a folder each, with a file `page.mdx`; folders in parentheses are no part of addresses. */
function inApp(folder: string, manifest: string): SourceSite | null {
  const root = ["app", "src/app"].map((path) => join(folder, path)).find((path) => existsSync(path));
  const files = root === undefined ? [] : listFiles(root).filter((path) => /(?:^|\/)page\.mdx?$/.test(path));
  if (root === undefined || files.length === 0) return null;
  const addressOf = (path: string): string =>
    toAddress(dirname(path).replaceAll(/(?:^|\/)(?:\([^/]*\)|\.)(?=\/|$)/g, ""));
  return {
    ...siteOf(folder, manifest),
    sections: [onlySection({ folder: root, files, indexName: "page", addressOf, entries: [] })],
  };
}

function siteOf(folder: string, manifest: string): Omit<SourceSite, "sections"> {
  return {
    tool: "Nextra",
    folder,
    name: textAt(readDataFile(manifest), "name") ?? "Documentation",
    description: textAt(readDataFile(manifest), "description"),
    language: null,
    base: "",
    publicFolders: [join(folder, "public")],
    places: { "@": join(folder, "src"), "@public": join(folder, "public") },
    links: [],
    redirects: [],
    markupOf: () => ({ ...markdownOnly, isMdx: true }),
    headingSlug: githubSlug,
  };
}

const metas = ["js", "ts", "tsx", "jsx", "json", "mjs"].map((ending) => `_meta.${ending}`);

/** The entries of a folder: those that its `_meta` names, then all others. Empty where no folder has one. */
function entriesOf(root: string, path: string, files: readonly string[]): readonly SourceEntry[] {
  const file = firstFile(join(root, path), metas);
  if (file === null) return [];
  const meta = file.endsWith(".json") ? readDataFile(file) : readModule(file);
  return fieldsAt(meta).flatMap(([name, value]): readonly SourceEntry[] => {
    if (name === "*" || textAt(value, "type") === "separator" || textAt(value, "href") !== null) return [];
    const inside = posix.join(path, name);
    const isFolder = files.some((one) => dirname(one) === inside || one.startsWith(`${inside}/`));
    const title = (typeof value === "string" ? value : textAt(value, "title")) ?? name;
    if (valueAt(value, "display") === "hidden") return [];
    if (!isFolder) return [inside];
    const own = files.some((one) => isPage(one) && one.startsWith(`${inside}.`)) ? [inside] : [];
    const items = entriesOf(root, inside, files);
    return [{ title, items: [...own, ...(items.length === 0 ? [inside] : items)] }];
  });
}
