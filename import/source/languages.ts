import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Note } from "../note.ts";
import { type Value, fieldsAt, textAt } from "../settings/value.ts";
import { typeIdOf } from "./addresses.ts";

/** A language behind the first one of a site, whose pages are in a folder of their own. */
export interface Language {
  /** What the configuration calls it; its addresses begin with it. */
  readonly name: string;
  /** The folder of its pages, relative to that of the site. */
  readonly folder: string;
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
  readonly tagKeys: readonly string[];
  readonly labelKeys: readonly string[];
}

/** The languages behind the first one that have a folder, as a configuration lists them by name. */
export function languagesIn(
  locales: Value,
  { site, first, folderOf, tagKeys, labelKeys }: LanguagePlaces,
): readonly Language[] {
  return fieldsAt(locales).flatMap(([name, settings]) => {
    const type = typeIdOf(name);
    const folder = folderOf(name, settings);
    if (name === first || type === null || !existsSync(join(site, folder))) return [];
    const said = (keys: readonly string[]): string | undefined =>
      keys.flatMap((key) => textAt(settings, key) ?? []).at(0);
    const tag = said(tagKeys) ?? name;
    return [{ name, folder, type, tag, label: said(labelKeys) ?? ownName(tag), settings }];
  });
}

/** What a language is called in itself, or its tag. */
function ownName(tag: string): string {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return tag;
  const name = new Intl.DisplayNames([tag], { type: "language", fallback: "code" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** What the report says of a language: a site has one language; documents may have others. */
export function languageNote({ folder, type, tag }: Pick<Language, "folder" | "type" | "tag">, file: string): Note {
  const message = `the pages in ${folder}/ are in ${tag}: they are a type, "${type}", and each says "lang: ${tag}". For a site in that language, move ${type}/ into a content folder of its own`;
  return { file, line: 1, subject: "language", message };
}
