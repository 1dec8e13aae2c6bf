import { capitalised } from "../../text/capitalised.ts";
import { dirname, join, posix, resolve } from "node:path";
import { readDataFile } from "../../settings/read-data.ts";
import { readModule } from "../../settings/read-module.ts";
import { listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { githubSlug } from "../../text/ids/heading-slugs.ts";
import { markdownOnly } from "../../text/markup.ts";
import { pathAddress, toAddress, typeIdOf } from "../addresses.ts";
import { blogAuthors, blogSection, isExcluded, ownPages } from "./docusaurus-blog.ts";
import { generatedIndexes } from "./docusaurus-groups.ts";
import { sectionsInLanguages } from "./docusaurus-languages.ts";
import type { TranslatedSection } from "./docusaurus-languages.ts";
import { redirectsOfPlugins } from "./docusaurus-redirects.ts";
import { sidebarOf } from "./docusaurus-sidebar.ts";
import { addressesOfVersions, notesOfVersions, routesOfVersions } from "./docusaurus-versions.ts";
import { firstFile, isPage, isPartial, listFiles, withoutEnding } from "../list-files.ts";
import type { FolderFacts, SourceFields, Tool } from "../source-site.ts";

const configs = [
  "docusaurus.config.js",
  "docusaurus.config.ts",
  "docusaurus.config.mjs",
  "docusaurus.config.cjs",
  "docusaurus.config.mts",
];

/** Docusaurus: documents of all plugins, the blog, the static folder. */
export const docusaurus: Tool = {
  name: "Docusaurus",
  read: (folder) => {
    const file = firstFile(folder, configs);
    if (file === null) return null;
    const config = readModule(file);
    const base = toAddress(textAt(config, "baseUrl") ?? "/").replace(/^\/$/, "");
    const docs = docsSections(folder, config);
    const options = optionsOfPreset(config, "blog") ?? {};
    const blog = blogSection(folder, options, placeOf("blog", textAt(options, "id")));
    const own = ownPages(folder, optionsOfPreset(config, "pages"), placeOf("pages", null));
    const { sections, notes } = sectionsInLanguages(folder, config, [...docs, ...(blog === null ? [] : [blog]), own]);
    const redirects = redirectsOfPlugins(pluginsOf(config, "plugin-client-redirects"), { folder, file });
    return {
      tool: "Docusaurus",
      folder,
      name: textAt(config, "title") ?? "Documentation",
      description: textAt(config, "tagline"),
      language: textAt(config, "i18n", "defaultLocale"),
      base,
      sections: sections.filter(({ files }) => files.length > 0).map(redirects.withEndings),
      notes: [...notes, ...redirects.notes],
      publicFolders: [join(folder, "static")],
      places: { "@site": folder, "@docs": join(folder, "docs") },
      links: listAt(config, "themeConfig", "navbar", "items").flatMap((item) => {
        const to = textAt(item, "href");
        const label = textAt(item, "label") ?? textAt(item, "aria-label");
        return to === null || label === null ? [] : [{ label, to }];
      }),
      redirects: redirects.all,
      authors: blogAuthors(folder, options),
      markupOf: (path) => ({
        ...markdownOnly,
        isMdx: !(path.endsWith(".md") && textAt(config, "markdown", "format") === "detect"),
        hasColonBlocks: true,
        emojiNames: valueAt(config, "markdown", "emoji") === false ? null : "in ids",
      }),
      headingSlug: githubSlug,
    };
  },
};

/** What the header calls the documents of a plugin. */
function labelOf(plugin: string, config: Value): string {
  const items = listAt(config, "themeConfig", "navbar", "items");
  const item = items.find((one) => textAt(one, "docsPluginId") === plugin);
  return textAt(item, "label") ?? toLabel(plugin);
}

function toLabel(name: string): string {
  return capitalised(name.replaceAll(/[-_]+/g, " "));
}

function docsSections(folder: string, config: Value): readonly TranslatedSection[] {
  const preset = optionsOfPreset(config, "docs");
  const plugins = pluginsOf(config, "plugin-content-docs");
  const all = [...(preset === null ? [] : [preset]), ...plugins];
  const taken = new Set<string>();
  return (all.length === 0 ? [{}] : all).flatMap((options) => {
    const path = textAt(options, "path") ?? "docs";
    const route = textAt(options, "routeBasePath") ?? "docs";
    const id = [
      typeIdOf(route.split("/").at(-1) ?? ""),
      "guide",
      typeIdOf(`docs-${textAt(options, "id") ?? path}`),
    ].find((one) => one !== null && !taken.has(one));
    const files = listFiles(resolve(folder, path));
    const pages = files.filter((file) => isPage(file) && !isPartial(file) && !isExcluded(file, options));
    if (id === null || id === undefined || pages.length === 0) return [];
    taken.add(id);
    const versions = addressesOfVersions(folder, options);
    const plugin = textAt(options, "id");
    const section = {
      type: id,
      label: plugin === null ? (taken.size === 1 ? "Documentation" : toLabel(id)) : labelOf(plugin, config),
      layout: "guides" as const,
      folder: resolve(folder, path),
      files: pages,
      addressOf: (page: string, fields: SourceFields) => toAddress(route, docsAddress(page, fields)),
      alsoAt: (page: string, fields: SourceFields) => versions(page, docsAddress(page, fields)),
      tagsAt: toAddress(route, "tags"),
      groupsAt: generatedIndexes({ folder, options, files, routes: routesOfVersions(folder, options) }),
      entries: sidebarOf(folder, textAt(options, "sidebarPath")),
      folders: foldersIn(resolve(folder, path), files),
    };
    return [{ section, place: `${placeOf("docs", plugin)}/current`, notes: notesOfVersions(folder, options, pages) }];
  });
}

/** The folder that the translations of a plugin have in that of a language. */
function placeOf(name: string, plugin: string | null): string {
  return `docusaurus-plugin-content-${name}${plugin === null || plugin === "default" ? "" : `-${plugin}`}`;
}

/** The part of a name without its number, as Docusaurus reads it. */
function bare(name: string): string {
  return /^\d+[.-]\d+(?:[.-]\d+)*$/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, "");
}

function docsAddress(path: string, fields: SourceFields): string {
  const parts = withoutEnding(path).split("/").map(bare);
  const folder = parts.slice(0, -1).join("/");
  const slug = textAt(fields, "slug");
  if (slug !== null) return slug.startsWith("/") ? slug : posix.join("/", folder, slug);
  const name = textAt(fields, "id") ?? parts.at(-1) ?? "";
  const isIndex = /^(?:index|readme)$/i.test(name) || name.toLowerCase() === parts.at(-2)?.toLowerCase();
  return isIndex ? `/${folder}` : pathAddress(posix.join(folder, name));
}

function foldersIn(folder: string, files: readonly string[]): ReadonlyMap<string, FolderFacts> {
  const said = files.filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file));
  return new Map(
    said.map((file) => {
      const data = readDataFile(join(folder, file));
      const title = textAt(data, "label");
      const order = Number(textAt(data, "position") ?? Number.NaN);
      const collapsed = valueAt(data, "collapsed");
      return [
        dirname(file),
        {
          ...(title === null ? {} : { title }),
          ...(Number.isFinite(order) ? { order } : {}),
          ...(collapsed === true ? { isCollapsed: true } : {}),
        },
      ];
    }),
  );
}

function optionsOfPreset(config: Value, part: string): Value {
  for (const preset of listAt(config, "presets")) {
    const options = Array.isArray(preset) ? valueAt(preset[1], part) : undefined;
    if (options !== undefined) return options === false ? null : options;
  }
  return null;
}

function pluginsOf(config: Value, name: string): readonly Value[] {
  return listAt(config, "plugins").flatMap((plugin) =>
    Array.isArray(plugin) && isPlugin(String(plugin[0]), name) ? [plugin[1]] : [],
  );
}

/** Plugins may be named in short: `content-docs` for `@docusaurus/plugin-content-docs`. */
function isPlugin(named: string, name: string): boolean {
  const short = /^(?:@docusaurus\/)?(?:plugin-)?([\w-]+)$/.exec(named.split("/node_modules/").at(-1) ?? "")?.[1];
  return `plugin-${short ?? ""}` === name;
}
