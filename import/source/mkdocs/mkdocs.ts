import { onlySection } from "../only-section.ts";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { readDataFile } from "../../settings/read-data.ts";
import { fieldsAt, isMapping, listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { pythonSlug, unicodeSlug } from "../../text/ids/heading-slugs.ts";
import type { HeadingSlug } from "../../text/ids/heading-slugs.ts";
import { inlineSignsIn } from "../../text/inline-signs.ts";
import { markdownOnly } from "../../text/markup.ts";
import type { Markup } from "../../text/markup.ts";
import { baseOf, pathAddress, toAddress } from "../addresses.ts";
import { ignoredBy } from "../ignored.ts";
import { withoutLanguage } from "../language-in-names.ts";
import { firstFile, isPage, withoutEnding } from "../list-files.ts";
import { redirectsIn } from "../old-redirects.ts";
import { mkdocsPosts } from "./mkdocs-blog.ts";
import { sectionsByLanguage } from "./mkdocs-languages.ts";
import { authorsIn } from "../source-authors.ts";
import type { SourceEntry, Tool } from "../source-site.ts";

/** MkDocs, with Material or another theme. */
export const mkdocs: Tool = {
  name: "MkDocs",
  read: (folder) => {
    const file = firstFile(folder, ["mkdocs.yml", "mkdocs.yaml"]);
    if (file === null) return null;
    const config = readConfig(file, 0);
    const docs = posix.normalize(textAt(config, "docs_dir") ?? "docs");
    const root = join(folder, docs);
    const isFlat = valueAt(config, "use_directory_urls") === false;
    const addressOf = (path: string): string => (isFlat ? toAddress(`${withoutEnding(path)}.html`) : pathAddress(path));
    const isExcluded = ignoredBy(textAt(config, "exclude_docs") ?? "");
    const isDraft = ignoredBy(textAt(config, "draft_docs") ?? "");
    const posts = mkdocsPosts(config, root);
    const nav = entriesOf(valueAt(config, "nav"));
    const markup = markupIn(config);
    const { sections, notes, publicFolders, whyLeftOut } = sectionsByLanguage(config, {
      folder,
      docs,
      file,
      isTaken: (path) => isPage(path) && !isExcluded(path),
      sectionOf: (place, files, below, inNames) => ({
        ...onlySection({
          folder: join(folder, place),
          files,
          ...(inNames === undefined ? {} : { inNames }),
          addressOf: (path, fields) =>
            toAddress(below, posts.addressOf(path, fields) ?? addressOf(withoutLanguage(path, inNames))),
          entries: nav,
          titles: new Map(below === "" ? titlesOf(valueAt(config, "nav")) : []),
        }),
        waitsForDate: posts.waitsForDate,
      }),
    });
    return {
      tool: "MkDocs",
      folder,
      name: textAt(config, "site_name") ?? "Documentation",
      description: textAt(config, "site_description"),
      language: textAt(config, "theme", "language"),
      base: baseOf(textAt(config, "site_url") ?? ""),
      sections,
      notes,
      publicFolders: [root, ...publicFolders],
      contentFolders: [root],
      ...(whyLeftOut === undefined ? {} : { whyLeftOut }),
      places: {},
      includeFolders: snippetFolders(config).map((one) => join(folder, one)),
      links: [textAt(config, "repo_url")].flatMap((to) =>
        to === null ? [] : [{ label: textAt(config, "repo_name") ?? "Repository", to }],
      ),
      redirects: redirectsIn(redirectMaps(config), {
        folder,
        file,
        addressOf: (path) => addressOf(posix.normalize(path)),
        fromOf: (path) => addressOf(posix.normalize(path)),
      }),
      authors: authorsIn(valueAt(readDataFile(join(root, "blog/.authors.yml")), "authors")),
      hasBareFields: true,
      fieldsOf: (fields, path) =>
        isDraft(relative(root, path).split(sep).join("/")) ? { ...fields, draft: true } : fields,
      markupOf: () => markup,
      headingSlug: slugOf(readFileSync(file, "utf8")),
    };
  },
};

/** The folders in which the extension of snippets looks for its files, as one text or a list. */
function snippetFolders(config: Value): readonly string[] {
  const extensions = valueAt(config, "markdown_extensions");
  const named = Array.isArray(extensions) ? extensions : [extensions];
  return named.flatMap((one: Value) =>
    listAt(one, "pymdownx.snippets", "base_path").filter((path) => typeof path === "string"),
  );
}

function markupIn(config: Value): Markup {
  const extensions = JSON.stringify(listAt(config, "markdown_extensions"));
  return {
    ...markdownOnly,
    hasIndentedBlocks: true,
    hasAttributeLists: true,
    emojiNames: extensions.includes("emoji") ? "not in ids" : null,
    hasAutorefs: /autorefs|mkdocstrings/.test(JSON.stringify(listAt(config, "plugins"))),
    ...(extensions.includes("arithmatex") ? { bracketFormulas: "as blocks" } : {}),
    inlineSigns: inlineSignsIn(extensions),
  };
}

/** A configuration, over the one that it inherits. */
function readConfig(file: string, depth: number): Value {
  const own = readDataFile(file);
  const parent = textAt(own, "INHERIT");
  if (parent === null || depth > 5) return own;
  const before = join(dirname(file), parent);
  return {
    ...(existsSync(before) ? Object.fromEntries(fieldsAt(readConfig(before, depth + 1))) : {}),
    ...Object.fromEntries(fieldsAt(own)),
  };
}

/** The ids of headings are those of a function that the configuration names: of `toc`, not of the extensions that have one too. */
function slugOf(config: string): HeadingSlug {
  const [part = ""] = /^\s*-\s+(?:markdown\.extensions\.)?toc:[^\n]*(?:\n(?!\s*-\s)[^\n]*)*/m.exec(config) ?? [];
  const [, name = ""] = /slugify:\s*(\S+\s*\S*(?:\s+kwds:[^\n]*\n?[^\n]*)?)/.exec(part) ?? [];
  if (!/slugify_unicode|pymdownx\.slugs/.test(name)) return pythonSlug;
  const hasCase = /pymdownx\.slugs\.slugify|slugify_cased/.test(name) && !/case:\s*["']?(?:lower|fold)/.test(name);
  return unicodeSlug({ hasCase, isTight: name.includes("slugify_unicode") });
}

function entriesOf(nav: Value): readonly SourceEntry[] {
  return listAt(nav).flatMap((item): readonly SourceEntry[] => {
    if (typeof item === "string") return [item];
    return fieldsAt(item).flatMap(([title, inside]): readonly SourceEntry[] =>
      typeof inside === "string" ? [inside] : [{ title, items: entriesOf(inside) }],
    );
  });
}

function titlesOf(nav: Value): readonly (readonly [string, string])[] {
  return listAt(nav).flatMap((item) =>
    typeof item === "string"
      ? []
      : fieldsAt(item).flatMap(([title, inside]) =>
          typeof inside === "string" ? [[posix.normalize(inside), title] as const] : titlesOf(inside),
        ),
  );
}

function redirectMaps(config: Value): readonly (readonly [string, string])[] {
  const plugins = listAt(config, "plugins");
  const all = plugins.flatMap((plugin) => (isMapping(plugin) ? fieldsAt(plugin, "redirects", "redirect_maps") : []));
  return all.flatMap(([from, to]) => (typeof to === "string" ? [[from, to] as const] : []));
}
