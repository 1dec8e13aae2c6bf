import { basename, join, posix } from "node:path";
import type { Note } from "../../note.ts";
import { type Value, fieldsAt, isMapping, listAt, textAt, valueAt } from "../../settings/value.ts";
import { toAddress } from "../addresses.ts";
import { isNamedAfter } from "../language-in-names.ts";
import { type Language, asType, languageNote, languagesIn } from "../languages.ts";
import { isPage, listFiles } from "../list-files.ts";
import type { Section } from "../source-site.ts";

/** The site that languages are of. */
interface Site {
  /** The folder of the site, absolute. */
  readonly folder: string;
  /** That of its pages, relative to it. */
  readonly docs: string;
  /** The file of the configuration, absolute. */
  readonly file: string;
  /** Makes the section of pages in a folder of `docs`, with their addresses below a name. */
  readonly sectionOf: (folder: string, files: readonly string[], below: string, inNames?: string) => Section;
}

/** The sections of a site: one, or with the plugin `i18n` (mkdocs-static-i18n) one for each language, whose pages have folders or are named after it. */
export function sectionsByLanguage(
  config: Value,
  { folder, docs, file, sectionOf }: Site,
): { readonly sections: readonly Section[]; readonly notes: readonly Note[] } {
  const plugin = listAt(config, "plugins")
    .flatMap((one) => (isMapping(one) ? [valueAt(one, "i18n")] : []))
    .find(isMapping);
  const all = listFiles(join(folder, docs)).filter(isPage);
  if (plugin === undefined) return { sections: [sectionOf(docs, all, "")], notes: [] };
  const { locales, first } = languagesOf(plugin);
  const isInFolders = textAt(plugin, "docs_structure") === "folder";
  const languages = languagesIn(locales, {
    site: folder,
    first,
    folderOf: (name) => posix.join(docs, name),
    ...(isInFolders ? {} : { beside: { folder: docs, files: all } }),
    tagKeys: ["locale"],
    labelKeys: ["name"],
  });
  const own = all.filter((path) => !languages.some((language) => isOf(path, language)));
  const main = isInFolders
    ? sectionOf(posix.join(docs, first), listFiles(join(folder, docs, first)).filter(isPage), "")
    : sectionOf(docs, own, "", first);
  return {
    sections: [main, ...languages.map((language) => inLanguage(language, all, { folder, sectionOf }))],
    notes: languages.map((language) => languageNote(language, basename(file))),
  };
}

function isOf(path: string, { name, isInNames }: Language): boolean {
  return isInNames ? isNamedAfter(path, name) : path.startsWith(`${name}/`);
}

function inLanguage(
  language: Language,
  all: readonly string[],
  { folder, sectionOf }: Pick<Site, "folder" | "sectionOf">,
): Section {
  const { name, isInNames } = language;
  const files = isInNames
    ? all.filter((path) => isOf(path, language))
    : listFiles(join(folder, language.folder)).filter(isPage);
  return asType(sectionOf(language.folder, files, toAddress(name), isInNames ? name : undefined), language);
}

/** What the plugin says of languages: a list, or in its first versions a mapping. */
function languagesOf(plugin: Value): { readonly locales: Value; readonly first: string } {
  if (isMapping(valueAt(plugin, "languages")))
    return {
      locales: Object.fromEntries(
        fieldsAt(plugin, "languages").map(([name, said]) => [name, typeof said === "string" ? { name: said } : said]),
      ),
      first: textAt(plugin, "default_language") ?? "en",
    };
  const listed = listAt(plugin, "languages");
  const first = listed.find((one) => valueAt(one, "default") === true) ?? listed[0];
  return {
    locales: Object.fromEntries(
      listed.flatMap((one) => {
        const name = textAt(one, "locale");
        return name === null || valueAt(one, "build") === false ? [] : [[name, one] as const];
      }),
    ),
    first: textAt(first, "locale") ?? "en",
  };
}
