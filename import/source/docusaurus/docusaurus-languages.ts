import { join, posix } from "node:path";
import type { Note } from "../../note.ts";
import { readDataFile } from "../../settings/read-data.ts";
import { fieldsAt, listAt, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { toAddress, typeIdOf } from "../addresses.ts";
import { languageNote, languagesIn, shownUntranslated } from "../languages.ts";
import type { Language } from "../languages.ts";
import { isPage, isPartial, listFiles } from "../list-files.ts";
import type { FolderFacts, Section, SourceEntry } from "../source-site.ts";

/** Pages of a plugin, and the folder that their translations have in that of a language. */
export interface TranslatedSection {
  readonly section: Section;
  readonly place: string;
  readonly notes: readonly Note[];
}

/**
 * The pages of plugins in all languages: those of each behind the first are types of their own. A page that a language does not have is shown there in the
 * first one.
 */
export function sectionsInLanguages(
  folder: string,
  config: Value,
  sections: readonly TranslatedSection[],
): { readonly sections: readonly Section[]; readonly notes: readonly Note[] } {
  const languages = languagesOf(folder, config);
  const all = sections.map((one) => ({ ...one, translated: languages.map((of) => translationOf(folder, one, of)) }));
  const found = all.flatMap(({ translated }) => translated).filter(({ section }) => section.files.length > 0);
  return {
    sections: [
      ...all.map(({ section, translated }) => withUntranslated(section, translated)),
      ...found.map(({ section }) => section),
    ],
    notes: [
      ...found.map(({ language, section, place }) =>
        languageNote({ folder: posix.join(language.folder, place), type: section.type, tag: language.tag }, "i18n"),
      ),
      ...sections.flatMap(({ notes }) => notes),
    ],
  };
}

function languagesOf(folder: string, config: Value): readonly Language[] {
  const names = listAt(config, "i18n", "locales").filter((name) => typeof name === "string");
  const settings = names.map((name) => [name, valueAt(config, "i18n", "localeConfigs", name)] as const);
  return languagesIn(Object.fromEntries(settings), {
    site: folder,
    first: textAt(config, "i18n", "defaultLocale") ?? "en",
    folderOf: (name, said) => posix.join(textAt(config, "i18n", "path") ?? "i18n", textAt(said, "path") ?? name),
    tagKeys: ["htmlLang"],
    labelKeys: ["label"],
  });
}

interface Translation {
  readonly language: Language;
  readonly section: Section;
  readonly place: string;
}

function translationOf(folder: string, { section, place }: TranslatedSection, language: Language): Translation {
  const root = join(folder, language.folder, place);
  const files = listFiles(root).filter((path) => isPage(path) && !isPartial(path));
  const words = categoriesIn(`${root}.json`);
  const own = section.type === "guide" || section.type === "docs" ? language.type : `${language.type}-${section.type}`;
  return {
    language,
    place,
    section: {
      ...section,
      type: typeIdOf(own) ?? own,
      label: own === language.type ? language.label : `${section.label} (${language.label})`,
      language: language.tag,
      folder: root,
      files,
      standIn: { folder: section.folder, address: `/${language.name}` },
      addressOf: (path, fields) => toAddress(language.name, section.addressOf(path, fields)),
      alsoAt: (path, fields) =>
        (section.alsoAt?.(path, fields) ?? []).map((address) => toAddress(language.name, address)),
      ...listsBelow(language.name, section),
      entries: section.entries === null ? null : entriesIn(words, section.entries),
      folders: new Map([...section.folders].map(([path, facts]) => [path, factsIn(words, facts)])),
    },
  };
}

/** The lists of a section at their addresses in a language. */
function listsBelow(
  name: string,
  { tagsAt, listsAt, groupsAt }: Section,
): Pick<Section, "tagsAt" | "listsAt" | "groupsAt"> {
  return {
    ...(tagsAt === undefined ? {} : { tagsAt: toAddress(name, tagsAt) }),
    listsAt: (listsAt ?? []).map((address) => toAddress(name, address)),
    groupsAt: (groupsAt ?? []).map(([address, entry]) => [toAddress(name, address), entry] as const),
  };
}

/** What a language calls the categories of sidebars, by their names in the first one. */
function categoriesIn(file: string): ReadonlyMap<string, string> {
  return new Map(
    fieldsAt(readDataFile(file)).flatMap(([key, said]) => {
      const [, name] = /^sidebar\.[^.]+\.category\.(.+?)(?:\.link\..*)?$/.exec(key) ?? [];
      const message = textAt(said, "message");
      return name === undefined || message === null || key.includes(".link.") ? [] : [[name, message] as const];
    }),
  );
}

function entriesIn(words: ReadonlyMap<string, string>, entries: readonly SourceEntry[]): readonly SourceEntry[] {
  return entries.map((entry) =>
    typeof entry === "string"
      ? entry
      : { ...entry, title: words.get(entry.title) ?? entry.title, items: entriesIn(words, entry.items) },
  );
}

function factsIn(words: ReadonlyMap<string, string>, facts: FolderFacts): FolderFacts {
  return facts.title === undefined ? facts : { ...facts, title: words.get(facts.title) ?? facts.title };
}

function withUntranslated(section: Section, translated: readonly Translation[]): Section {
  const addressesOf = section.alsoAt ?? (() => []);
  const missing = translated.filter((one) => one.section.files.length === 0);
  const lists = missing.map(({ language }) => listsBelow(language.name, section));
  const untranslated = shownUntranslated(
    translated.map((one) => ({ language: one.language, files: one.section.files })),
    (path, fields) => [section.addressOf(path, fields), ...addressesOf(path, fields)],
  );
  return {
    ...section,
    listsAt: [section, ...lists].flatMap(({ listsAt }) => listsAt ?? []),
    groupsAt: [section, ...lists].flatMap(({ groupsAt }) => groupsAt ?? []),
    alsoAt: (path, fields) => [...addressesOf(path, fields), ...untranslated(path, fields)],
  };
}
