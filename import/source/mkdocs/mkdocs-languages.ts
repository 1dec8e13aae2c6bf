import { basename, join, posix } from "node:path";
import type { Note } from "../../note.ts";
import { fieldsAt, isMapping, listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { toAddress } from "../addresses.ts";
import { asType, filesByLanguage, languageNote, languagesIn, shownUntranslated } from "../languages.ts";
import type { FilesByLanguage } from "../languages.ts";
import { listFiles } from "../list-files.ts";
import type { Section, SourceSite } from "../source-site.ts";

/** The site that languages are of. */
interface Site {
  /** The folder of the site, absolute. */
  readonly folder: string;
  /** That of its pages, relative to it. */
  readonly docs: string;
  /** The file of the configuration, absolute. */
  readonly file: string;
  /** Whether a file of `docs` is a page of the site. */
  readonly isTaken: (path: string) => boolean;
  /** Makes the section of pages in a folder of `docs`, with their addresses below a name. */
  readonly sectionOf: (folder: string, files: readonly string[], below: string, inNames?: string) => Section;
}

/** The sections of a site: one, or with the plugin `i18n` (mkdocs-static-i18n) one for each language, whose pages have folders or are named after it. */
export function sectionsByLanguage(
  config: Value,
  { folder, docs, file, isTaken, sectionOf }: Site,
): Pick<SourceSite, "sections" | "publicFolders" | "whyLeftOut"> & { readonly notes: readonly Note[] } {
  const plugin = listAt(config, "plugins")
    .flatMap((one) => (isMapping(one) ? [valueAt(one, "i18n")] : []))
    .find(isMapping);
  const all = listFiles(join(folder, docs)).filter(isTaken);
  if (plugin === undefined) return { sections: [sectionOf(docs, all, "")], notes: [], publicFolders: [] };
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
  const files = filesByLanguage({ site: folder, pages: docs, isTaken }, languages);
  const notes = languages.map((language) => languageNote(language, basename(file)));
  const given = { files, sectionOf, hasUntranslated: valueAt(plugin, "fallback_to_default") !== false };
  if (!isInFolders) return { sections: sectionsByNames(docs, first, given), notes, publicFolders: [] };
  return {
    sections: sectionsByFolders(folder, docs, first, given),
    notes,
    publicFolders: [join(folder, docs, first)],
    whyLeftOut: () => "in the folder of a language that the site does not build",
  };
}

interface Given extends Pick<Site, "sectionOf"> {
  readonly files: FilesByLanguage;
  /** Whether a page that a language does not have is shown there in the first one. */
  readonly hasUntranslated: boolean;
}

/** Files are named after languages; those named after none are of the first one. */
function sectionsByNames(
  docs: string,
  first: string,
  { files, sectionOf, hasUntranslated }: Given,
): readonly Section[] {
  const main = sectionOf(docs, files.own, "", first);
  return [
    hasUntranslated ? withUntranslated(main, files.others) : main,
    ...files.others.map(({ language, files: own }) => {
      const { name, folder, isInNames } = language;
      return asType(sectionOf(folder, own, toAddress(name), isInNames ? name : undefined), language);
    }),
  ];
}

/** Languages have folders; the first one's is at the root, and so are pages outside of all of them. */
function sectionsByFolders(
  folder: string,
  docs: string,
  first: string,
  { files, sectionOf, hasUntranslated }: Given,
): readonly Section[] {
  const place = posix.join(docs, first);
  const inFirst = files.own.filter((path) => path.startsWith(`${first}/`)).map((path) => path.slice(first.length + 1));
  const outside = files.own.filter((path) => !localeFolder.test(path));
  const main = [sectionOf(place, inFirst, ""), ...(outside.length === 0 ? [] : [sectionOf(docs, outside, "")])];
  return [
    ...main.map((section) => (hasUntranslated ? withUntranslated(section, files.others) : section)),
    ...files.others.map(({ language, files: own }) => ({
      ...asType(sectionOf(language.folder, own, toAddress(language.name)), language),
      ...(hasUntranslated ? { standIn: { folder: join(folder, place), address: "" } } : {}),
    })),
  ];
}

function withUntranslated(section: Section, others: FilesByLanguage["others"]): Section {
  return {
    ...section,
    alsoAt: shownUntranslated(others, (path, fields) => [section.addressOf(path, fields)], section.inNames),
  };
}

/** What the plugin takes for the folder of a language, whether it is configured or not. */
const localeFolder = /^(?:[a-z]{2}(?:-[A-Za-z]{4})?(?:-[A-Z]{2})?|[a-z]{2}_[A-Z]{2})\//;

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
