import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { posix } from "node:path";
import { normalisedPath } from "../../addresses/normalised-path.ts";
import { readName } from "../../content-folder/arrangement/file-names.ts";
import { withoutLanguage } from "../source/language-in-names.ts";
import { withoutEnding } from "../source/list-files.ts";
import { listAt, textAt } from "../settings/value.ts";
import type { Section } from "../source/source-site.ts";
import type { SourcePage } from "./source-page.ts";

/** Finds pages by what the old site calls them. */
export interface PageIndex {
  readonly pages: readonly SourcePage[];
  /** By the absolute path of a file, with or without its ending, or of a folder with an index page. */
  readonly byFile: (path: string) => SourcePage | null;
  /** By an address of the old site, without its base. */
  readonly byAddress: (address: string) => SourcePage | null;
  /** By the path or the id that a sidebar names, in one section. */
  readonly byName: (type: string, name: string) => SourcePage | null;
  /** By the name of its file alone, or of its folder where it is an index: the only such page of a section, else of the site. */
  readonly byOnlyName: (name: string, section: Section) => SourcePage | null;
}

/** Makes the index of all pages. */
export function createPageIndex(pages: readonly SourcePage[]): PageIndex {
  const files = new Map<string, SourcePage>();
  const addresses = new Map<string, SourcePage>();
  const names = new Map<string, SourcePage>();
  const put = (map: Map<string, SourcePage>, key: string, page: SourcePage): void => {
    if (!map.has(key)) map.set(key, page);
  };
  for (const page of pages) {
    put(files, page.file, page);
    put(addresses, toKey(page.oldAddress), page);
  }
  for (const page of pages) {
    const bare = withoutEnding(withoutLanguage(page.file, page.section.inNames));
    put(files, withoutEnding(page.file), page);
    put(files, bare, page);
    if (/(?:^|\/)(?:_?index|readme)$/i.test(bare)) put(files, posix.dirname(bare), page);
    for (const name of namesOf(page)) put(names, `${page.section.type}:${name}`, page);
  }
  for (const page of pages) for (const alias of aliasesOf(page)) put(addresses, toKey(alias), page);
  for (const page of pages) put(addresses, toKey(page.oldAddress).toLowerCase(), page);
  const byLast = Map.groupBy(pages, lastNameOf);
  return {
    pages,
    byFile: (path) => files.get(path.replace(/(?<=.)\/+$/, "")) ?? null,
    byAddress: (address) => addresses.get(toKey(address)) ?? addresses.get(toKey(address).toLowerCase()) ?? null,
    byName: (type, name) => names.get(`${type}:${withoutEnding(name).replace(/^\.?\/+|\/+$/g, "")}`) ?? null,
    byOnlyName: (name, section) => {
      const all = byLast.get(withoutEnding(name)) ?? [];
      const own = all.filter((page) => page.section === section);
      const [found, another] = own.length > 0 ? own : all;
      return another === undefined ? (found ?? null) : null;
    },
  };
}

function lastNameOf({ path, section }: SourcePage): string {
  const bare = withoutEnding(withoutLanguage(path, section.inNames));
  return posix.basename(bare.replace(/(?<=[^/])\/_?index$/, ""));
}

/** The addresses that a page says to have had before, root-absolute. */
export function aliasesOf({ fields, oldAddress, section, path }: SourcePage): readonly string[] {
  const around = oldAddress.replace(/\/[^/]*$/, "");
  const own = namedAliases(fields).filter((alias) => !leadsElsewhere(alias));
  const said = own.map((alias) => (alias.startsWith("/") ? alias : posix.join(around, "/", alias)));
  return [...said, ...(section.alsoAt?.(path, fields) ?? [])];
}

/** The addresses of other sites at which a page says to have been. */
export function foreignAliasesOf({ fields }: SourcePage): readonly string[] {
  return namedAliases(fields).filter(leadsElsewhere);
}

function namedAliases(fields: SourcePage["fields"]): readonly string[] {
  const named = [...listAt(fields, "aliases"), ...listAt(fields, "redirect_from")];
  return named.flatMap((alias) => (typeof alias === "string" && alias !== "" ? [alias] : []));
}

function toKey(address: string): string {
  return normalisedPath(address).replace(/(?:\/index)?\.html?$/, "") || "/";
}

/** A page by its path, without numbers too, and by its id. */
function namesOf(page: SourcePage): readonly string[] {
  const path = withoutEnding(withoutLanguage(page.path, page.section.inNames));
  const parts = path.split("/");
  const bare = parts.map((part) => readName(part).name);
  const id = textAt(page.fields, "id");
  return [
    path,
    bare.join("/"),
    ...(id === null ? [] : [[...bare.slice(0, -1), id].join("/"), [...parts.slice(0, -1), id].join("/")]),
    ...(/^(?:_?index|readme)$/i.test(parts.at(-1) ?? "") ? [parts.slice(0, -1).join("/")] : []),
  ];
}
