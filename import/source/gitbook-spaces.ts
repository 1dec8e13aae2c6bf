import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { readDataFile } from "../settings/read-data.ts";
import { isMapping, listAt, textAt, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import { firstFile, listFiles } from "./list-files.ts";

/** A space of GitBook: pages with a summary of their own. */
export interface Space {
  /** Its folder, relative to the one that is read; "." for that itself. */
  readonly folder: string;
  /** The folder of its pages, relative to the one that is read. */
  readonly root: string;
  /** Its summary, absolute. */
  readonly summary: string;
  readonly settings: Value;
  /** The file of its settings, absolute; its summary where it has none. */
  readonly settingsFile: string;
}

/** How deep spaces lie at most. */
const depthMax = 3;

/** The spaces in a folder: itself, and the folders in it that have a summary of their own, where the folder says that it is one of GitBook or there are several. */
export function spacesIn(folder: string): readonly Space[] {
  const own = spaceAt(folder, ".");
  const places = [...new Set(listFiles(folder).flatMap(foldersOf))].filter((place) => !isOfMdbook(folder, place));
  const inside = places.flatMap((place) => spaceAt(folder, place) ?? []).filter(({ root }) => root !== own?.root);
  const isSite = [".gitbook.yaml", "docs.yaml", "LANGS.md"].some((name) => existsSync(join(folder, name)));
  const configured = inside.filter((space) => isSite || existsSync(join(folder, space.folder, ".gitbook.yaml")));
  const others = own === null && inside.length > 1 ? inside : configured;
  return own === null ? (isSite || others.length > 1 ? others : []) : [own, ...others];
}

/** The folders that a file lies in. */
function foldersOf(file: string): readonly string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.slice(0, depthMax).map((_, index) => parts.slice(0, index + 1).join("/"));
}

function isOfMdbook(folder: string, place: string): boolean {
  return [place, posix.dirname(place)].some((path) => existsSync(join(folder, path, "book.toml")));
}

function spaceAt(folder: string, place: string): Space | null {
  const file = firstFile(join(folder, place), [".gitbook.yaml", "book.json"]);
  const settings = file === null ? null : readDataFile(file);
  const root = posix.join(place, textAt(settings, "root") ?? ".").replace(/(?<=.)\/+$/, "");
  const summary = join(folder, root, textAt(settings, "structure", "summary") ?? "SUMMARY.md");
  return existsSync(summary) ? { folder: place, root, summary, settings, settingsFile: file ?? summary } : null;
}

/** What the configuration of a site says of a space. */
export interface SpaceFacts {
  readonly title: string | null;
  readonly language: string | null;
  /** What its addresses begin with: root-absolute, or empty. */
  readonly address: string;
}

/** What `docs.yaml` says of the spaces of a site, by their folders. A space or section that is the default one adds nothing to addresses. */
export function spaceFacts(folder: string): ReadonlyMap<string, SpaceFacts> {
  const file = firstFile(folder, ["docs.yaml", "docs.yml"]);
  const site = file === null ? null : valueAt(readDataFile(file), "site");
  return new Map(listAt(site, "structure").flatMap((one) => factsIn(one, "", null)));
}

function factsIn(item: Value, above: string, title: string | null): readonly (readonly [string, SpaceFacts])[] {
  if (!isMapping(item)) return [];
  const path = valueAt(item, "default") === true ? null : textAt(item, "path");
  const address = path === null ? above : `${above}/${path}`;
  const directory = textAt(item, "content", "directory");
  const called = textAt(item, "type") === "section-group" ? null : (title ?? textAt(item, "title"));
  const own = { title: called, language: textAt(item, "content", "language"), address };
  return [
    ...(directory === null ? [] : [[posix.normalize(directory).replace(/\/+$/, ""), own] as const]),
    ...listAt(item, "children").flatMap((one) => factsIn(one, address, called)),
  ];
}
