import { onlySection } from "../only-section.ts";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { splitFrontMatter, withSmallNames } from "../../pages/front-matter.ts";
import { readDataFile } from "../../settings/read-data.ts";
import { fieldsAt, listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { githubSlug } from "../../text/ids/heading-slugs.ts";
import { markdownOnly } from "../../text/markup.ts";
import { baseOf, pathAddress, toAddress } from "../addresses.ts";
import { hugoCascade } from "./hugo-cascade.ts";
import { hugoContent } from "./hugo-content.ts";
import { hugoDates } from "./hugo-dates.ts";
import { hugoParams } from "./hugo-params.ts";
import { readPermalinks } from "./hugo-permalinks.ts";
import type { Permalinks } from "./hugo-permalinks.ts";
import { withoutLanguage } from "../language-in-names.ts";
import { asType, filesByLanguage, languageNote, languagesIn } from "../languages.ts";
import type { Language } from "../languages.ts";
import { firstFile, isPage, isPartial, listFiles } from "../list-files.ts";
import type { FolderFacts, Section, SourceFields, Tool } from "../source-site.ts";

const configs = ["", "config/_default/"].flatMap((folder) =>
  ["hugo", "config"].flatMap((name) => ["toml", "yaml", "yml", "json"].map((ending) => `${folder}${name}.${ending}`)),
);

/** Hugo: the pages of its default language, and each other language as a type. */
export const hugo: Tool = {
  name: "Hugo",
  read: (folder) => {
    const file = firstFile(folder, configs);
    const config = file === null ? null : readDataFile(file);
    if (file === null || config === null) return null;
    const first = textAt(config, "defaultContentLanguage") ?? "en";
    const root = contentIn(folder, config, first);
    const languages = languagesIn(languagesOf(folder, config), {
      site: folder,
      first,
      folderOf: (name, settings) => textAt(settings, "contentDir") ?? posix.join("content", name),
      beside: { folder: relative(folder, root).split(sep).join("/"), files: listFiles(root).filter(isPage) },
      tagKeys: ["locale", "languageCode"],
      labelKeys: ["label", "languageName"],
    }).filter(({ settings }) => valueAt(settings, "disabled") !== true);
    const [datesOf, cascadeTo] = [hugoDates(config), hugoCascade(folder, config)];
    const permalinks = readPermalinks(folder, file, config);
    return {
      tool: "Hugo",
      folder,
      name: textAt(config, "title") ?? "Documentation",
      description: textAt(config, "params", "description"),
      language: textAt(config, "defaultContentLanguage") ?? textAt(config, "languageCode"),
      base: baseOf(textIn(config, "baseurl")),
      sections: sectionsIn(folder, root, {
        first,
        isBelowName: valueAt(config, "defaultContentLanguageInSubdir") === true,
        languages,
        permalinks,
        isContent: hugoContent(config),
      }),
      notes: [...languages.map((language) => languageNote(language, relative(folder, file))), ...permalinks.notes],
      publicFolders: [join(folder, "static"), join(folder, "assets")],
      places: shortcodesIn(folder),
      links: [],
      redirects: [],
      contentFolders: [join(folder, "content")],
      whyLeftOut: (path) =>
        isPartial(relative(folder, path)) ? "has an underscore before a name" : "of no language that the site builds",
      readsHtml: true,
      hasCapitalFields: true,
      fieldsOf: (fields, path) => datesOf({ ...cascadeTo(path), ...fields }),
      linksByName: true,
      markupOf: () => ({
        ...markdownOnly,
        shortcodes: "hugo",
        hasAttributeLists: true,
        emojiNames: valueAt(config, "enableEmoji") === true ? "not in ids" : null,
        hasTermIds: valueAt(config, "markup", "goldmark", "parser", "autoDefinitionTermID") === true,
        ...(valueAt(config, "markup", "goldmark", "extensions", "passthrough", "enable") === true
          ? { bracketFormulas: "anywhere" }
          : {}),
      }),
      headingSlug: githubSlug,
      outputIn: hugoParams(root, config),
    };
  },
};

/** The site's own shortcodes, of which those that are only a text are put in. */
function shortcodesIn(folder: string): Readonly<Record<string, string>> {
  const found = ["layouts/_shortcodes", "layouts/shortcodes"]
    .map((path) => join(folder, path))
    .find((path) => existsSync(path));
  return found === undefined ? {} : { "@shortcodes": found };
}

/** A folder is called what its own page is called in menus. */
function foldersIn(root: string, files: readonly string[]): ReadonlyMap<string, FolderFacts> {
  return new Map(
    files
      .filter((file) => /.\/_index\.[^/]*$/.test(file))
      .map((file) => {
        const fields = withSmallNames(splitFrontMatter(readFileSync(join(root, file), "utf8"), () => undefined).fields);
        const title = textAt(fields, "linkTitle") ?? textAt(fields, "linktitle") ?? textAt(fields, "title");
        const order = Number(textAt(fields, "weight") ?? Number.NaN);
        return [
          dirname(file),
          { ...(title === null ? {} : { title }), ...(Number.isFinite(order) && order !== 0 ? { order } : {}) },
        ];
      }),
  );
}

/** What the configuration says of languages, in itself or in a file of its own. */
function languagesOf(folder: string, config: Value): Value {
  const file = firstFile(
    join(folder, "config/_default"),
    ["toml", "yaml", "yml", "json"].map((ending) => `languages.${ending}`),
  );
  return valueAt(config, "languages") ?? (file === null ? undefined : readDataFile(file));
}

interface Languages {
  /** The name of the first language. */
  readonly first: string;
  /** Whether its addresses begin with its name. */
  readonly isBelowName: boolean;
  readonly languages: readonly Language[];
  readonly permalinks: Permalinks;
  readonly isContent: (path: string) => boolean;
}

/** The pages of the first language, and each other as a type; its folder may lie in that of the first, or its pages beside those. */
function sectionsIn(
  folder: string,
  root: string,
  { first, isBelowName, languages, permalinks, isContent }: Languages,
): readonly Section[] {
  const pages = relative(folder, root).split(sep).join("/");
  const { own, others } = filesByLanguage({ site: folder, pages, isTaken: isContent }, languages);
  const sectionOf = (place: string, name: string, files: readonly string[], named: string | undefined): Section => {
    const folders = new Set(
      files
        .map((path) => withoutLanguage(path, named))
        .filter(isOfFolder)
        .map((path) => dirname(path)),
    );
    const isSection = (path: string): boolean => folders.has(path);
    return onlySection({
      folder: place,
      files,
      ...(named === undefined ? {} : { inNames: named }),
      addressOf: (path, fields) => {
        const bare = withoutLanguage(path, named);
        const said = textAt(fields, "url") === null ? permalinks.addressOf(bare, fields, isSection) : null;
        return toAddress(name.toLowerCase(), said ?? addressOf(bare, fields));
      },
      entries: [],
      folders: foldersIn(place, files),
    });
  };
  return [
    sectionOf(root, isBelowName ? first : "", own, first),
    ...others.map(({ language, files }) => {
      const { name, isInNames } = language;
      return asType(sectionOf(join(folder, language.folder), name, files, isInNames ? name : undefined), language);
    }),
  ];
}

function isOfFolder(path: string): boolean {
  return /\/_index\.\w+$/.test(path);
}

/** A text of the configuration, whose names may have capitals. */
function textIn(config: Value, name: string): string {
  return textAt(Object.fromEntries(fieldsAt(config).map(([key, value]) => [key.toLowerCase(), value])), name) ?? "";
}

function contentIn(folder: string, config: Value, language: string): string {
  const mounted = listAt(config, "module", "mounts").find((mount) => textAt(mount, "target") === "content");
  const named = [
    textAt(config, "languages", language, "contentDir"),
    textAt(mounted, "source"),
    textAt(config, "contentDir"),
    `content/${language}`,
    "content",
  ];
  const found = named.find((path) => path !== null && existsSync(join(folder, path)));
  return join(folder, found ?? "content");
}

function addressOf(path: string, fields: SourceFields): string {
  const url = textAt(fields, "url");
  if (url !== null) return toAddress(url);
  const address = pathAddress(path).toLowerCase().replaceAll(/\s+/g, "-");
  const slug = textAt(fields, "slug");
  return slug === null ? address : toAddress(address.replace(/[^/]*$/, ""), slug);
}
