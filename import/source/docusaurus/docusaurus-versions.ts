import { existsSync } from "node:fs";
import { join } from "node:path";
import { readDataFile } from "../../settings/read-data.ts";
import { listAt, textAt } from "../../settings/value.ts";
import type { Value } from "../../settings/value.ts";
import type { Note } from "../../note.ts";
import { toAddress } from "../addresses.ts";
import { isPage, isPartial, listFiles, withoutEnding } from "../list-files.ts";

/**
 * The addresses that a page of documents has beside its own, because the site keeps versions of it: the next one, and those of former releases. Only the
 * documents that are written now are imported, and they are what those addresses lead to.
 */
export function addressesOfVersions(
  folder: string,
  options: Value,
): (path: string, inside: string) => readonly string[] {
  const { prefix, versions } = versionsIn(folder, options);
  const route = textAt(options, "routeBasePath") ?? "docs";
  const last = textAt(options, "lastVersion") ?? versions[0];
  const placeOf = (version: string, usual: string): string => textAt(options, "versions", version, "path") ?? usual;
  return (path, inside) => {
    if (versions.length === 0) return [];
    const older = versions.filter(
      (one) => one !== last && existsSync(join(folder, `${prefix}versioned_docs`, `version-${one}`, path)),
    );
    const places = [placeOf("current", "next"), ...older.map((one) => placeOf(one, one))];
    return places.map((place) => toAddress(route, place, inside));
  };
}

/** What the addresses of documents begin with: in the version of now, in the next one, and in former ones. */
export function routesOfVersions(folder: string, options: Value): readonly string[] {
  const { versions } = versionsIn(folder, options);
  const route = textAt(options, "routeBasePath") ?? "docs";
  const last = textAt(options, "lastVersion") ?? versions[0];
  const placeOf = (version: string, usual: string): string => textAt(options, "versions", version, "path") ?? usual;
  const others = versions.filter((one) => one !== last).map((one) => placeOf(one, one));
  return ["", ...(versions.length === 0 ? [] : [placeOf("current", "next")]), ...others].map((place) =>
    toAddress(route, place),
  );
}

const namedAtMost = 20;

/** What the report says of versions: their documents are not imported, and the addresses of those that are no more lead nowhere. */
export function notesOfVersions(folder: string, options: Value, pages: readonly string[]): readonly Note[] {
  const { prefix, versions } = versionsIn(folder, options);
  const now = new Set(pages.map(withoutEnding));
  return versions.flatMap((version) => {
    const place = `${prefix}versioned_docs/version-${version}`;
    const all = listFiles(join(folder, place)).filter(isPage);
    const gone = all.filter((path) => !now.has(withoutEnding(path)) && !isPartial(path));
    const fate =
      gone.length === 0
        ? "their addresses lead to the documents of now"
        : `their addresses lead to the documents of now, but for ${gone.length} that are no more: ${shown(gone)}`;
    const message = `the documents of this version (${all.length}) are left out: ${fate}`;
    return all.length === 0 ? [] : [{ file: place, line: 1, subject: "version", message }];
  });
}

function shown(paths: readonly string[]): string {
  const first = paths.slice(0, namedAtMost).join(", ");
  return paths.length > namedAtMost ? `${first}, …` : first;
}

function versionsIn(folder: string, options: Value): { readonly prefix: string; readonly versions: readonly string[] } {
  const id = textAt(options, "id");
  const prefix = id === null || id === "default" ? "" : `${id}_`;
  const all = listAt(readDataFile(join(folder, `${prefix}versions.json`)));
  return { prefix, versions: all.filter((one) => typeof one === "string") };
}
