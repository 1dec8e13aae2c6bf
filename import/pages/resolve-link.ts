import { existsSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { leadsElsewhere } from "../../addresses/leads-elsewhere.ts";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { withoutLanguage } from "../source/language-in-names.ts";
import { withoutEnding } from "../source/list-files.ts";
import type { SourceSite } from "../source/source-site.ts";
import type { PageIndex } from "./page-index.ts";
import type { SourcePage } from "./source-page.ts";

/** Where a link of the old site leads. */
export type Target =
  | { readonly kind: "elsewhere" }
  | { readonly kind: "page"; readonly page: SourcePage; readonly fragment: string }
  | { readonly kind: "file"; readonly file: string }
  /** The first page of the site, or the list of a type. */
  | { readonly kind: "list"; readonly address: string }
  | { readonly kind: "missing" };

/** Finds what a link on a page leads to, as the old site would. */
export function resolveLink(url: string, from: SourcePage, site: SourceSite, index: PageIndex): Target {
  if (url === "" || /^[{<]/.test(url) || leadsElsewhere(url))
    return url.startsWith("pathname:") ? { kind: "missing" } : { kind: "elsewhere" };
  const [, written = "", , fragment = ""] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const path = percentDecoded(written);
  const named = percentDecoded(fragment);
  if (path === "") return { kind: "page", page: from, fragment: named };
  const page = findPage(path, from, site, index);
  if (page !== null) return { kind: "page", page, fragment: named };
  const file = findFile(path, from, site);
  if (file !== null) return { kind: "file", file };
  const list = listAt(path, site);
  return list === null ? { kind: "missing" } : { kind: "list", address: list };
}

/** The list that a path leads to: that of a type, or the first page of the site. */
export function listAt(path: string, { base, sections }: SourceSite): string | null {
  if (!path.startsWith("/")) return null;
  const inside = base !== "" && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  const bare = inside.replace(/\/+$/, "");
  if (bare === "") return "/";
  return sections.some(({ type }) => bare === `/${type}`) ? bare : null;
}

function findPage(path: string, from: SourcePage, site: SourceSite, index: PageIndex): SourcePage | null {
  if (path.startsWith("/")) return pageAt(path, from, site, index);
  const place = Object.entries(site.places).find(([name]) => path.startsWith(`${name}/`));
  if (place !== undefined) return index.byFile(join(place[1], path.slice(place[0].length)));
  const beside =
    inOwnLanguage(path, from, index) ??
    index.byFile(join(dirname(from.file), path)) ??
    standInBeside(path, from, index);
  if (beside !== null) return beside;
  const inSection = /\.mdx?$/i.test(path) ? index.byFile(join(from.section.folder, path)) : null;
  if (inSection !== null) return inSection;
  const bare = path.replace(/\.(?:md|mdx|html)$/i, "");
  const isIndex = /(?:^|\/)(?:_?index|readme)\.\w+$/i.test(withoutLanguage(from.path, from.section.inNames));
  const folder = isIndex ? from.oldAddress : posix.dirname(from.oldAddress);
  const named = [posix.join(folder, bare), posix.join(from.oldAddress, bare), `/${bare}`];
  const found = named.map((address) => index.byAddress(address)).find((one) => one !== null);
  if (found !== undefined) return found;
  return site.linksByName === true && !path.includes("/") ? index.byOnlyName(path, from.section) : null;
}

/** The page beside one in its language, where files are named after theirs. */
function inOwnLanguage(path: string, { file, section: { inNames } }: SourcePage, index: PageIndex): SourcePage | null {
  return inNames === undefined ? null : index.byFile(join(dirname(file), `${withoutEnding(path)}.${inNames}`));
}

/** The page that is shown in place of one that a language does not have. */
function standInBeside(path: string, { section, path: own }: SourcePage, index: PageIndex): SourcePage | null {
  return section.standIn === undefined ? null : index.byFile(join(section.standIn.folder, dirname(own), path));
}

/** A path from the root: an address, with the base of the site or without it, or a file in the folder of the pages. */
function pageAt(
  path: string,
  from: SourcePage,
  { base, namesFrom = [] }: SourceSite,
  index: PageIndex,
): SourcePage | null {
  const inside = base !== "" && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || "/" : path;
  const bare = inside.replace(/\.(?:md|mdx)$/i, "").replace(/\/(?:_?index|readme)$/i, "/");
  const { folder, standIn } = from.section;
  const own = standIn === undefined ? null : index.byAddress(`${standIn.address}${bare}`);
  const found = own ?? index.byAddress(inside) ?? index.byAddress(bare);
  const folders = [folder, ...(standIn === undefined ? [] : [standIn.folder]), ...namesFrom];
  return found ?? folders.map((one) => index.byFile(join(one, inside))).find((page) => page !== null) ?? null;
}

function findFile(path: string, from: SourcePage, { base, places, publicFolders }: SourceSite): string | null {
  const place = Object.entries(places).find(([name]) => path.startsWith(`${name}/`));
  const inside = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const candidates =
    place !== undefined
      ? [join(place[1], path.slice(place[0].length))]
      : path.startsWith("/")
        ? [...publicFolders, from.section.folder, ...foldersAround(from)].map((folder) => join(folder, inside))
        : [
            join(dirname(from.file), path),
            ...publicFolders.map((folder) => join(folder, path)),
            ...[from.section.folder, ...publicFolders].flatMap((folder) => [
              join(folder, posix.join("/", posix.dirname(from.oldAddress), path)),
              join(folder, posix.join("/", from.oldAddress, path)),
            ]),
          ];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

/** The folders that a page lies in, below that of its section, the nearest first: one of them may be a project of its own. */
function foldersAround({ path, section }: SourcePage): readonly string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_name, index) => join(section.folder, ...names.slice(0, names.length - index)));
}
