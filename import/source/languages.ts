import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { Note } from "../note.ts";
import { fieldsAt, textAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import { toAddress, typeIdOf } from "./addresses.ts";
import { isNamedAfter, withoutLanguage } from "./language-in-names.ts";
import { listFiles, withoutEnding } from "./list-files.ts";
import type { Section, SourceFields } from "./source-site.ts";

/** A language behind the first one of a site, whose pages are in a folder of their own. */
export interface Language {
  /** What the configuration calls it; its addresses begin with it. */
  readonly name: string;
  /** The folder of its pages, relative to that of the site. */
  readonly folder: string;
  /** Whether its pages lie beside those of the first language, named after it: `rope.fr.md`. */
  readonly isInNames: boolean;
  /** The id of the type that its pages become. */
  readonly type: string;
  /** Its tag, which each of its documents says. */
  readonly tag: string;
  readonly label: string;
  /** What the configuration says of it. */
  readonly settings: Value;
}

/** Where the languages of a configuration are. */
export interface LanguagePlaces {
  /** The folder of the site, absolute. */
  readonly site: string;
  /** The name of the first language, which is none of them. */
  readonly first: string;
  /** The folder of a language, relative to that of the site. */
  readonly folderOf: (name: string, settings: Value) => string;
  /** The pages of the first language, and their folder, relative to that of the site: beside them may be those of another, named after it. */
  readonly beside?: { readonly folder: string; readonly files: readonly string[] };
  readonly tagKeys: readonly string[];
  readonly labelKeys: readonly string[];
}

/** The languages behind the first one that have pages, as a configuration lists them by name. */
export function languagesIn(
  locales: Value,
  { site, first, folderOf, beside, tagKeys, labelKeys }: LanguagePlaces,
): readonly Language[] {
  return fieldsAt(locales).flatMap(([name, settings]) => {
    const type = typeIdOf(name);
    const own = folderOf(name, settings);
    const isInNames = beside?.files.some((file) => isNamedAfter(file, name)) === true;
    if (name === first || type === null || !(isInNames || existsSync(join(site, own)))) return [];
    const folder = isInNames ? beside.folder : own;
    const said = (keys: readonly string[]): string | undefined =>
      keys.flatMap((key) => textAt(settings, key) ?? []).at(0);
    const tag = said(tagKeys) ?? name;
    return [{ name, folder, isInNames, type, tag, label: said(labelKeys) ?? ownName(tag), settings }];
  });
}

/** The files of a site, of each of its languages. */
export interface FilesByLanguage {
  /** Those that are of no language behind the first, relative to the folder of the site's pages. */
  readonly own: readonly string[];
  /** Those of each language behind the first, relative to its folder. */
  readonly others: readonly { readonly language: Language; readonly files: readonly string[] }[];
}

/** Which files are of which language: by the folder that they lie in, or by their names. `pages` is the folder of the site's pages, relative to it. */
export function filesByLanguage(
  {
    site,
    pages,
    isTaken,
  }: { readonly site: string; readonly pages: string; readonly isTaken: (path: string) => boolean },
  languages: readonly Language[],
): FilesByLanguage {
  const filesIn = (folder: string): readonly string[] => listFiles(join(site, folder)).filter(isTaken);
  const all = filesIn(pages);
  const isOf = (path: string, { name, folder, isInNames }: Language): boolean =>
    isInNames ? isNamedAfter(path, name) : path.startsWith(`${posix.relative(pages, folder)}/`);
  return {
    own: all.filter((path) => !languages.some((language) => isOf(path, language))),
    others: languages.map((language) => ({
      language,
      files: language.isInNames ? all.filter((path) => isOf(path, language)) : filesIn(language.folder),
    })),
  };
}

/** The addresses of a page, before what a language puts in front of them. */
type AddressesOf = (path: string, fields: SourceFields) => readonly string[];

/** The addresses at which a page of the first language is shown in place of those that others do not have. Its files may be named after it, too. */
export function shownUntranslated(
  others: FilesByLanguage["others"],
  addressesOf: AddressesOf,
  inNames?: string,
): AddressesOf {
  const present = others.map(({ language: { name, isInNames }, files }) => ({
    name,
    paths: new Set(files.map((file) => withoutEnding(withoutLanguage(file, isInNames ? name : undefined)))),
  }));
  return (path, fields) =>
    present
      .filter(({ paths }) => !paths.has(withoutEnding(withoutLanguage(path, inNames))))
      .flatMap(({ name }) => addressesOf(path, fields).map((address) => toAddress(name, address)));
}

/** The pages of a language as a type of their own. */
export function asType(section: Section, { type, label, tag }: Language): Section {
  return { ...section, type, label, language: tag };
}

/** What a language is called in itself, or its tag. */
function ownName(tag: string): string {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return tag;
  const name = new Intl.DisplayNames([tag], { type: "language", fallback: "code" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** What the report says of a language: a site has one language; documents may have others. */
export function languageNote(
  { folder, type, tag, ...named }: Pick<Language, "folder" | "type" | "tag"> & Partial<Language>,
  file: string,
): Note {
  const which =
    named.isInNames === true ? `the pages of ${folder}/ named *.${named.name}.md` : `the pages in ${folder}/`;
  const message = `${which} are in ${tag}: they are a type, "${type}", and each says "lang: ${tag}". For a site in that language, move ${type}/ into a content folder of its own`;
  return { file, line: 1, subject: "language", message };
}
