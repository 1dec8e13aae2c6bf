import { readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import type { Note } from "../../note.ts";
import { readDataFile } from "../../settings/read-data.ts";
import { fieldsAt, isMapping, textAt, valueAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import { toAddress } from "../addresses.ts";
import { firstFile, withoutEnding } from "../list-files.ts";
import type { SourceFields } from "../source-site.ts";

/** The form of addresses that a site of Hugo asks for. */
export interface Permalinks {
  /** The address of a page; null where nothing is said of its section, or it lacks what the form asks for. */
  readonly addressOf: (path: string, fields: SourceFields, isSection: (path: string) => boolean) => string | null;
  /** The forms that are not understood. */
  readonly notes: readonly Note[];
}

/** Reads `permalinks` from the configuration, or from a file of their own. */
export function readPermalinks(folder: string, configFile: string, config: Value): Permalinks {
  const own = firstFile(
    join(folder, "config/_default"),
    ["toml", "yaml", "yml", "json"].map((ending) => `permalinks.${ending}`),
  );
  const inside = valueAt(config, "permalinks");
  const file = inside === undefined && own !== null ? own : configFile;
  const said = file === own ? readDataFile(own) : inside;
  const [pages, folders] = [new Map<string, string>(), new Map<string, string>()];
  const notes: Note[] = [];
  for (const [kind, section, form] of formsIn(said)) {
    const unknown = [...form.matchAll(part)].find(([, name = ""]) => !parts.has(name));
    if (unknown === undefined) (kind === "section" ? folders : pages).set(section, form);
    else {
      const before = readFileSync(file, "utf8").split(form)[0] ?? "";
      const message = `${unknown[0]} is not known: pages in ${section || "/"} are taken to be at the addresses of their files`;
      notes.push({ file: relative(folder, file), line: before.split("\n").length, subject: "address", message });
    }
  }
  return {
    notes,
    addressOf: (path, fields, isSection) => {
      const isFolder = /(?:^|\/)_index\.\w+$/.test(path);
      const form = (isFolder ? folders : pages).get(path.includes("/") ? (path.split("/")[0] ?? "") : "");
      return form === undefined ? null : filled(form, { path, fields, isSection });
    },
  };
}

/** The forms of pages and of folders by section, the section at the root by an empty name. */
function formsIn(said: Value): readonly (readonly [kind: "page" | "section", section: string, form: string])[] {
  return fieldsAt(said).flatMap(([name, value]) => {
    const bare = (section: string): string => section.replaceAll(/^\/+|\/+$/g, "");
    if (typeof value === "string") return [["page", bare(name), value] as const];
    if (!isMapping(value) || (name !== "page" && name !== "section")) return [];
    return fieldsAt(value).flatMap(([section, form]) =>
      typeof form === "string" ? [[name, bare(section), form] as const] : [],
    );
  });
}

interface PageFacts {
  readonly path: string;
  readonly fields: SourceFields;
  /** Whether a folder has a page of its own. */
  readonly isSection: (path: string) => boolean;
}

const part = /:(\w+)(?:\[([^\]]*)\])?/g;

/** What a part of a form stands for, perhaps with the slice of a list that is asked for; null where the page lacks it. */
type PartOf = (page: PageFacts, slice: string | undefined) => string | null;

/** The parts of forms, by their names. */
const parts: ReadonlyMap<string, PartOf> = new Map<string, PartOf>([
  ["year", (page) => dateOf(page)?.slice(0, 4) ?? null],
  ["month", (page) => dateOf(page)?.slice(5, 7) ?? null],
  ["day", (page) => dateOf(page)?.slice(8, 10) ?? null],
  ["monthname", (page) => inWords(page, { month: "long" })],
  ["weekdayname", (page) => inWords(page, { weekday: "long" })],
  ["weekday", (page) => onDay(page, (day) => day.getUTCDay())],
  ["yearday", (page) => onDay(page, (day) => (day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 0)) / 86_400_000)],
  ["section", ({ path }) => sectionsOf(path, () => false)[0] ?? ""],
  ["sections", ({ path, isSection }, slice) => sliced(sectionsOf(path, isSection), slice).join("/")],
  ["title", ({ fields }) => textAt(fields, "title") ?? ""],
  ["slug", ({ fields }) => textAt(fields, "slug") ?? textAt(fields, "title") ?? ""],
  ["filename", ({ path }) => nameOf(path)],
  ["contentbasename", ({ path }) => nameOf(path)],
  ["slugorfilename", ({ path, fields }) => textAt(fields, "slug") ?? nameOf(path)],
  ["slugorcontentbasename", ({ path, fields }) => textAt(fields, "slug") ?? nameOf(path)],
]);

function filled(form: string, page: PageFacts): string | null {
  let isWhole = true;
  const made = form.replaceAll(part, (_whole, name: string, slice: string | undefined) => {
    const value = parts.get(name)?.(page, slice) ?? null;
    isWhole &&= value !== null;
    return inAddress(value ?? "");
  });
  return isWhole ? toAddress(made) : null;
}

/** A text as Hugo writes it in an address: small, with hyphens for blanks, without most signs. */
function inAddress(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s./\\_#+~@-]/gu, "")
    .trim()
    .replaceAll(/\s*-\s*|\s+/g, "-");
}

/** The day of a page as it is written: with the time zone of its author. */
function dateOf({ path, fields }: PageFacts): string | null {
  const said = textAt(fields, "date") ?? textAt(fields, "publishDate") ?? textAt(fields, "publishdate");
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(said ?? posix.basename(path)) ?? [];
  return day === undefined || Number.isNaN(Date.parse(day)) ? null : day;
}

function onDay(page: PageFacts, of: (day: Date) => number): string | null {
  const day = dateOf(page);
  return day === null ? null : String(of(new Date(`${day}T00:00:00Z`)));
}

function inWords(page: PageFacts, words: Intl.DateTimeFormatOptions): string | null {
  const day = dateOf(page);
  return day === null ? null : new Date(`${day}T00:00:00Z`).toLocaleDateString("en", { ...words, timeZone: "UTC" });
}

/** The name of a file; a page that is a folder has that of the folder. */
function nameOf(path: string): string {
  const bare = withoutEnding(path);
  const name = posix.basename(bare);
  if (name === "_index") return "";
  return name === "index" ? posix.basename(posix.dirname(bare)) : name;
}

/** The folders around a page that have pages of their own, and the outermost one. */
function sectionsOf(path: string, isSection: (path: string) => boolean): readonly string[] {
  const names = path.split("/").slice(0, -1);
  return names.filter((_name, index) => index === 0 || isSection(names.slice(0, index + 1).join("/")));
}

/** Some of a list. @example sliced(["a", "b", "c"], "1:") // ["b", "c"] */
function sliced(names: readonly string[], slice: string | undefined): readonly string[] {
  if (slice === undefined) return names;
  const at = (text: string, other: number): number =>
    text === "" ? other : text === "last" ? names.length - 1 : Number(text);
  const [from = "", to] = slice.split(":");
  return to === undefined ? names.slice(at(from, 0), at(from, 0) + 1) : names.slice(at(from, 0), at(to, names.length));
}
