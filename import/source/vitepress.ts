import { existsSync } from "node:fs";
import { join } from "node:path";
import { readModule } from "../settings/read-module.ts";
import { type Value, fieldsAt, listAt, textAt, valueAt } from "../settings/value.ts";
import { vitepressSlug } from "../text/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress, typeIdOf } from "./addresses.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import { rewriter } from "./rewrites.ts";
import type { Section, SourceEntry, Tool } from "./source-site.ts";

const configs = ["ts", "mts", "js", "mjs"].map((ending) => `.vitepress/config.${ending}`);

/** VitePress: each folder with a sidebar of its own is a type, all other pages are one. */
export const vitepress: Tool = {
  name: "VitePress",
  read: (folder) => {
    const file = firstFile(folder, [...configs, ...configs.map((path) => path.replace("config.", "config/index."))]);
    if (file === null) return null;
    const config = readModule(file);
    const root = join(folder, textAt(config, "srcDir") ?? ".");
    return {
      tool: "VitePress",
      folder,
      name: textAt(config, "title") ?? "Documentation",
      description: textAt(config, "description"),
      language: textAt(config, "lang"),
      base: toAddress(textAt(config, "base") ?? "/").replace(/^\/$/, ""),
      sections: sectionsIn(root, valueAt(config, "themeConfig", "sidebar"), rewriter(config)),
      hasHtmlAddresses: true,
      publicFolders: [join(root, "public")],
      places: { "@": root, "~": root },
      links: listAt(config, "themeConfig", "socialLinks").flatMap((one) => {
        const to = textAt(one, "link");
        const label = textAt(one, "ariaLabel") ?? textAt(one, "icon");
        return to === null || label === null ? [] : [{ label: label.charAt(0).toUpperCase() + label.slice(1), to }];
      }),
      redirects: [],
      markupOf: () => ({ ...markdownOnly, hasColonBlocks: true }),
      headingSlug: vitepressSlug,
    };
  },
};

function sectionsIn(root: string, sidebar: Value, rewritten: (path: string) => string): readonly Section[] {
  const pages = listFiles(root).filter(isPage);
  const keyed = Array.isArray(sidebar) ? [] : fieldsAt(sidebar);
  const names = [...new Set(keyed.map(([key]) => key.split("/").find((part) => part !== "") ?? ""))];
  const own = names.filter((name) => name !== "" && typeIdOf(name) === name && existsSync(join(root, name)));
  const sections = own.map((name): Section => {
    const entries = keyed
      .filter(([key]) => key.split("/").find((part) => part !== "") === name)
      .flatMap(([, items]) => entriesOf(items));
    const files = pages.filter((path) => path.startsWith(`${name}/`)).map((path) => path.slice(name.length + 1));
    return sectionOf(name, join(root, name), files, entries, (path) => pathAddress(rewritten(`${name}/${path}`)));
  });
  const rest = pages.filter((path) => !own.some((name) => path.startsWith(`${name}/`)));
  const others = own.includes("guide") ? "more" : "guide";
  const entries = Array.isArray(sidebar) ? entriesOf(sidebar) : [];
  return [...sections, sectionOf(others, root, rest, entries, (path) => pathAddress(rewritten(path)))].filter(
    ({ files }) => files.length > 0,
  );
}

function sectionOf(
  type: string,
  folder: string,
  files: readonly string[],
  entries: readonly SourceEntry[],
  addressOf: Section["addressOf"],
): Section {
  const label = type === "api" ? "API" : type.charAt(0).toUpperCase() + type.slice(1).replaceAll("-", " ");
  return {
    type,
    label,
    layout: "guides",
    folder,
    files,
    addressOf,
    entries: entries.length === 0 ? null : entries,
    folders: new Map(),
  };
}

function entriesOf(items: Value): readonly SourceEntry[] {
  const list = Array.isArray(items) ? items : listAt(items, "items");
  return list.flatMap((item: Value): readonly SourceEntry[] => {
    const link = textAt(item, "link");
    const inside = entriesOf(valueAt(item, "items") ?? []);
    if (inside.length === 0) return link === null ? [] : [link];
    const title = textAt(item, "text") ?? "";
    return [
      { title, isCollapsed: valueAt(item, "collapsed") === true, items: [...(link === null ? [] : [link]), ...inside] },
    ];
  });
}
