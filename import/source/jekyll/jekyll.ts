import { capitalised } from "../../text/capitalised.ts";
import { existsSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { isYes } from "../../pages/publication-fields.ts";
import { readDataFile } from "../../settings/read-data.ts";
import { fieldsAt, isMapping, listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { kramdownSlug } from "../../text/ids/heading-slugs.ts";
import { liquidText } from "../../text/liquid.ts";
import { markdownOnly } from "../../text/markup.ts";
import type { Markup } from "../../text/markup.ts";
import { dateInPath, pathAddress, toAddress, typeIdOf } from "../addresses.ts";
import { inCollection, postAddress } from "./jekyll-addresses.ts";
import { jekyllDefaults } from "./jekyll-defaults.ts";
import { entriesByParents } from "./jekyll-parents.ts";
import { firstFile, isPage, isPartial, listFiles } from "../list-files.ts";
import { authorsIn } from "../source-authors.ts";
import type { Section, SourceFields, Tool } from "../source-site.ts";

/** Jekyll: pages, collections and posts. */
export const jekyll: Tool = {
  name: "Jekyll",
  read: (folder) => {
    const file = firstFile(folder, ["_config.yml", "_config.yaml", "_config.toml"]);
    if (file === null) return null;
    const config = readDataFile(file);
    const root = join(folder, textAt(config, "source") ?? ".");
    const base = textAt(config, "baseurl");
    const defaultsOf = jekyllDefaults(config);
    const markup: Markup = {
      ...markdownOnly,
      shortcodes: "liquid",
      hasAttributeLists: true,
      emojiNames: JSON.stringify(listAt(config, "plugins")).includes("jemoji") ? "in ids" : null,
      siteValue: (name) => textAt(config, ...name.split(".")),
    };
    return {
      tool: "Jekyll",
      folder,
      name: textAt(config, "title") ?? textAt(config, "name") ?? "Documentation",
      description: textAt(config, "description"),
      language: textAt(config, "lang"),
      base: base === null ? "" : toAddress(base).replace(/^\/$/, ""),
      sections: sectionsIn(root, config),
      publicFolders: [root],
      namesFrom: [root, collectionsFolder(root, config)],
      hasHtmlAddresses: true,
      places: {},
      links: [],
      redirects: [],
      authors: authorsIn(dataIn(root, "authors")),
      fieldsOf: (fields, path) => withNames({ ...defaultsOf(relative(root, path).split(sep).join("/")), ...fields }),
      outputIn: liquidText,
      readsHtml: true,
      markupOf: () => markup,
      headingSlug: kramdownSlug,
    };
  },
};

/** Tags and categories in one text are divided by blanks. */
function withNames(fields: SourceFields): SourceFields {
  const names = ["tags", "categories"].flatMap((name) => {
    const value = fields[name];
    return typeof value === "string" ? [[name, value.split(/\s+/)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(names) };
}

function dataIn(root: string, name: string): Value {
  const file = firstFile(
    join(root, "_data"),
    ["yml", "yaml", "json"].map((ending) => `${name}.${ending}`),
  );
  return file === null ? null : readDataFile(file);
}

function collectionsFolder(root: string, config: Value): string {
  return join(root, textAt(config, "collections_dir") ?? ".");
}

function sectionsIn(root: string, config: Value): readonly Section[] {
  const left = new Set(listAt(config, "exclude").map((one) => String(one).replace(/\/+$/, "")));
  const pages = listFiles(root).filter(
    (path) => isPage(path) && !isPartial(path) && !left.has(path) && !left.has(path.split("/")[0] ?? ""),
  );
  const waits = { waitsForDate: () => !isYes(valueAt(config, "future")) };
  const collections = fieldsAt(config, "collections").filter(([name]) => name !== "posts");
  const own = collections.flatMap(([name, options]) => {
    const place = join(collectionsFolder(root, config), `_${name}`);
    const pattern = textAt(options, "permalink") ?? textAt(config, "permalink", name);
    return existsSync(place) && !(isMapping(options) && options["output"] === false)
      ? [
          {
            ...sectionOf(
              typeIdOf(name) ?? (name === "docs" ? "guide" : `${name}-pages`),
              name,
              place,
              listFiles(place).filter(isPage),
              (path, fields) => inCollection(name, { path, fields }, pattern),
            ),
            ...waits,
            dateOf: (path: string) => dateInPath(posix.basename(path)),
          },
        ]
      : [];
  });
  // Posts are a collection too; some sites have set `collections_dir` and left them in the root.
  const posts = [collectionsFolder(root, config), root].map((place) => join(place, "_posts")).find(existsSync);
  const pattern = textAt(config, "collections", "posts", "permalink") ?? textAt(config, "permalink") ?? "date";
  const blog =
    posts === undefined
      ? []
      : [
          {
            ...sectionOf("blog", "Blog", posts, listFiles(posts).filter(isPage), (path, fields) =>
              postAddress(path, fields, textAt(fields, "permalink") ?? pattern),
            ),
            ...waits,
            layout: "cards" as const,
            dateOf: dateInPath,
          },
        ];
  const type = own.some((one) => one.type === "guide") ? "more" : "guide";
  return [...own, sectionOf(type, "Documentation", root, pages, pathAddress), ...blog].filter(
    ({ files }) => files.length > 0,
  );
}

function sectionOf(
  type: string,
  label: string,
  folder: string,
  files: readonly string[],
  of: Section["addressOf"],
): Section {
  const addressOf = (path: string, fields: SourceFields): string => {
    const said = textAt(fields, "permalink");
    return said === null || said.includes(":") ? of(path, fields) : toAddress(said);
  };
  const name = capitalised(label.replaceAll(/[-_]/g, " "));
  return {
    type,
    label: name,
    layout: "guides",
    folder,
    files,
    addressOf,
    entries: entriesByParents(folder, files),
    folders: new Map(),
  };
}
