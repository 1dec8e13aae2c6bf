import { capitalised } from "../text/capitalised.ts";
import { existsSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { readModule } from "../settings/read-module.ts";
import { fieldsAt, listAt, textAt, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import { vitepressSlug } from "../text/ids/heading-slugs.ts";
import { markdownOnly } from "../text/markup.ts";
import { pathAddress, toAddress, typeIdOf } from "./addresses.ts";
import { languageNote, languagesIn } from "./languages.ts";
import type { Language } from "./languages.ts";
import { firstFile, isPage, listFiles } from "./list-files.ts";
import { rewriter } from "./rewrites.ts";
import type { Section, SourceEntry, Tool } from "./source-site.ts";

const configs = ["ts", "mts", "js", "mjs"].map((ending) => `.vitepress/config.${ending}`);

/** VitePress: each language behind the first is a type, and each folder with a sidebar of its own; all other pages are one. */
export const vitepress: Tool = {
  name: "VitePress",
  read: (folder) => {
    const file = firstFile(folder, [...configs, ...configs.map((path) => path.replace("config.", "config/index."))]);
    if (file === null) return null;
    const config = readModule(file);
    const root = join(folder, textAt(config, "srcDir") ?? ".");
    const locales = languagesIn(valueAt(config, "locales"), {
      site: root,
      first: "root",
      folderOf: (name) => name,
      tagKeys: ["lang"],
      labelKeys: ["label"],
    });
    const sidebar =
      valueAt(config, "themeConfig", "sidebar") ?? valueAt(config, "locales", "root", "themeConfig", "sidebar");
    return {
      tool: "VitePress",
      folder,
      name: said(config, "title") ?? "Documentation",
      description: said(config, "description"),
      language: said(config, "lang"),
      base: toAddress(textAt(config, "base") ?? "/").replace(/^\/$/, ""),
      sections: sectionsIn(root, { sidebar, locales, rewritten: rewriter(config), excluded: excludedBy(config) }),
      notes: locales.map((locale) => languageNote(locale, relative(folder, file))),
      hasHtmlAddresses: true,
      contentFolders: [root],
      whyLeftOut: () => "the configuration leaves it out, by srcExclude",
      publicFolders: [join(root, "public")],
      places: { "@": root, "~": root },
      links: listAt(config, "themeConfig", "socialLinks").flatMap((one) => {
        const to = textAt(one, "link");
        const label = textAt(one, "ariaLabel") ?? textAt(one, "icon");
        return to === null || label === null ? [] : [{ label: capitalised(label), to }];
      }),
      redirects: [],
      markupOf: () => ({ ...markdownOnly, hasColonBlocks: true, emojiNames: "not in ids" }),
      headingSlug: vitepressSlug,
      outputIn: (text) => withIdsInBraces(text, valueAt(config, "markdown", "attrs")),
    };
  },
};

/** Ids of headings between the marks that the configuration gives attributes, as between braces. @example "## Tie %{#tie}%" // "## Tie {#tie}" */
function withIdsInBraces(text: string, attributes: Value): string {
  const [left, right] = ["leftDelimiter", "rightDelimiter"].map((name) => textAt(attributes, name));
  if (left === null || left === undefined || right === null || right === undefined) return text;
  const form = new RegExp(
    `^(#{1,6}[ \\t].*?)${RegExp.escape(left)}\\s*(#[^\\s{}]+?)\\s*${RegExp.escape(right)}(?=[ \\t]*\\r?$)`,
    "gm",
  );
  return text.replaceAll(form, "$1{$2}");
}

/** A text of the configuration, or of its first language. */
function said(config: Value, name: string): string | null {
  return textAt(config, name) ?? textAt(config, "locales", "root", name);
}

interface Parts {
  readonly sidebar: Value;
  readonly locales: readonly Language[];
  readonly rewritten: (path: string) => string;
  readonly excluded: (path: string) => boolean;
}

function excludedBy(config: Value): (path: string) => boolean {
  const patterns = listAt(config, "srcExclude").filter((one) => typeof one === "string");
  return (path) => patterns.some((pattern) => posix.matchesGlob(path, pattern));
}

function sectionsIn(root: string, { sidebar, locales, rewritten, excluded }: Parts): readonly Section[] {
  const pages = listFiles(root).filter((path) => isPage(path) && !excluded(path));
  const keyed = keyedIn(sidebar);
  const names = [...new Set(keyed.map(([key]) => firstPart(key)))];
  const own = names.filter(
    (name) => typeIdOf(name) === name && existsSync(join(root, name)) && locales.every(({ folder }) => folder !== name),
  );
  const sectionIn = (name: string, type: string, entries: readonly SourceEntry[]): Section => {
    const listed = [
      ...keyed.filter(([key]) => firstPart(key) === name).flatMap(([, items]) => entriesOf(items)),
      ...entries,
    ];
    const files = pages.filter((path) => path.startsWith(`${name}/`)).map((path) => path.slice(name.length + 1));
    return sectionOf(type, join(root, name), files, listed, (path) => pathAddress(rewritten(`${name}/${path}`)));
  };
  const languages = locales.map(({ folder, type, label, tag, settings }): Section => {
    const items = valueAt(settings, "themeConfig", "sidebar");
    const entries = Array.isArray(items) ? entriesOf(items) : keyedIn(items).flatMap(([, one]) => entriesOf(one));
    return { ...sectionIn(folder, type, entries), label, language: tag };
  });
  const taken = [...own, ...locales.map(({ folder }) => folder)];
  const rest = pages.filter((path) => !taken.some((name) => path.startsWith(`${name}/`)));
  const others = own.includes("guide") ? "more" : "guide";
  const entries = Array.isArray(sidebar) ? entriesOf(sidebar) : [];
  return [
    ...own.map((name) => sectionIn(name, name, [])),
    sectionOf(others, root, rest, entries, (path) => pathAddress(rewritten(path))),
    ...languages,
  ].filter(({ files }) => files.length > 0);
}

/** The sidebars of a site by the paths that have them. */
function keyedIn(sidebar: Value): ReturnType<typeof fieldsAt> {
  return Array.isArray(sidebar) ? [] : fieldsAt(sidebar);
}

function firstPart(path: string): string {
  return path.split("/").find((part) => part !== "") ?? "";
}

function sectionOf(
  type: string,
  folder: string,
  files: readonly string[],
  entries: readonly SourceEntry[],
  addressOf: Section["addressOf"],
): Section {
  const label = type === "api" ? "API" : capitalised(type.replaceAll("-", " "));
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
