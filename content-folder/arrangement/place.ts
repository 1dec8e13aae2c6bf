import type { DocumentType } from "../document-types/document-type.ts";
import { isIndex, readName, wordsOf } from "./file-names.ts";
import type { Folders } from "./folder-yml.ts";
import { placesIn } from "./sidebar.ts";
import type { SidebarEntry, SidebarPlace } from "./sidebar.ts";

/** A folder or group around a document, as sidebars and breadcrumbs name it. */
export interface TrailFolder {
  /** Unique within the type. */
  readonly key: string;
  readonly title: string;
  readonly collapsed: boolean;
}

/** Where a document stands among those of its type. */
export interface DocumentPlace {
  /**
   * Sorts the documents of a type as their authors want, compared by code units: one part for each folder, and one for the document. Empty for a type
   * in the order of dates.
   */
  readonly position: string;
  /** The folders around it, outermost first: one less than the position has parts. */
  readonly trail: readonly TrailFolder[];
}

/** Separates the parts of a position; sorts before every character of a name. */
export const positionSeparator = "\u0001";

const nowhere: DocumentPlace = { position: "", trail: [] };

/** The place of the document at a path in the content folder. `order`: what its front matter says. */
export function placeOf(path: string, order: number | null, type: DocumentType, folders: Folders): DocumentPlace {
  if (type.order !== "authored") return nowhere;
  const levels = path.split("/").slice(1, -1);
  const around = levels.map((name, index) => toFolder(path, index, name, folders));
  const own = partOfDocument(path.split("/").at(-1) ?? "", order);
  const listed = type.sidebar === null ? null : findListed([...around.map(({ name }) => name), nameOf(path)], type);
  if (listed !== null) return inSidebar(listed, around, own);
  const parts = [...around.map(({ part }) => part), own];
  return {
    position: (type.sidebar === null ? parts : [afterAll(parts[0] ?? ""), ...parts.slice(1)]).join(positionSeparator),
    trail: around.map(({ folder }) => folder),
  };
}

interface Level {
  readonly name: string;
  readonly part: string;
  readonly folder: TrailFolder;
}

function toFolder(path: string, index: number, text: string, folders: Folders): Level {
  const parts = path.split("/");
  const said = folders[parts.slice(0, index + 2).join("/")] ?? {};
  const { number, name } = readName(text);
  const key = parts
    .slice(1, index + 2)
    .map((part) => readName(part).name)
    .join("/");
  return {
    name,
    part: toPart(said.order ?? number, name),
    folder: { key, title: said.title ?? wordsOf(name), collapsed: said.collapsed ?? false },
  };
}

/** The last part of a document's position. An index page comes first. */
function partOfDocument(file: string, order: number | null): string {
  if (isIndex(file)) return "0";
  const { number, name } = readName(file.replace(/\.md$/, ""));
  return toPart(order ?? number, name);
}

/** The name of a document in a sidebar; an index page goes by the name of its folder. */
function nameOf(path: string): string {
  const file = path.split("/").at(-1) ?? "";
  return isIndex(file) ? "index" : readName(file.replace(/\.md$/, "")).name;
}

/** What has a number comes before what has none. */
function toPart(order: number | null, name: string): string {
  return order === null ? `2${byNumbers(name)}` : `1${toSortable(order)}${byNumbers(name)}`;
}

/** A name as text by which "part-9" comes before "part-10". The name itself follows: no two names are the same place. */
function byNumbers(name: string): string {
  const sortable = name.replaceAll(/\d+/g, (digits) => digits.padStart(digitsMax, "0"));
  return sortable === name ? name : `${sortable}\u0002${name}`;
}

/** As many digits as a date with its time has; longer numbers are sorted as text. */
const digitsMax = 14;

/** A number as text that sorts like it. */
function toSortable(order: number): string {
  return String(Math.round((order + 1_000_000) * 1_000)).padStart(10, "0");
}

function afterAll(part: string): string {
  return `3${part}`;
}

/** All names by which a sidebar can list a document, by its path in the content folder: its own, and those of the folders around it. */
export function sidebarNamesOf(path: string): readonly string[] {
  const folders = path.split("/").slice(1, -1);
  const names = [...folders.map((part) => readName(part).name), nameOf(path)];
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

interface Listed extends SidebarPlace {
  /** How many of the document's folders the entry names. */
  readonly depth: number;
}

/** The entry that a document is listed by: its own, else that of the closest folder. */
function findListed(names: readonly string[], { sidebar }: DocumentType): Listed | null {
  const places = sidebarPlaces(sidebar ?? []);
  for (let depth = names.length; depth > 0; depth -= 1) {
    const place = places.get(names.slice(0, depth).join("/"));
    if (place !== undefined) return { ...place, depth };
  }
  return null;
}

function sidebarPlaces(sidebar: readonly SidebarEntry[]): ReadonlyMap<string, SidebarPlace> {
  const known = read.get(sidebar);
  if (known !== undefined) return known;
  const places = new Map(placesIn(sidebar).map((place) => [place.path, place]));
  read.set(sidebar, places);
  return places;
}

const read = new WeakMap<readonly SidebarEntry[], ReadonlyMap<string, SidebarPlace>>();

/** A document that an entry names has the groups of the sidebar around it; one in a folder that an entry names, that folder too. */
function inSidebar({ at, groups, depth }: Listed, around: readonly Level[], own: string): DocumentPlace {
  const isOwn = depth > around.length;
  const from = isOwn ? around.length : depth - 1;
  const rest = isOwn ? [] : around.slice(from);
  const last = toSortable(at.at(-1) ?? 0);
  const inside = isOwn ? [] : [...rest.slice(1).map(({ part }) => part), own];
  return {
    position: [...at.slice(0, -1).map(toSortable), last, ...inside].map((part) => `1${part}`).join(positionSeparator),
    trail: [
      ...groups.map(({ title, collapsed }, index) => ({
        key: `#${at.slice(0, index + 1).join(".")}`,
        title,
        collapsed: collapsed ?? false,
      })),
      ...rest.map(({ folder }) => folder),
    ],
  };
}
