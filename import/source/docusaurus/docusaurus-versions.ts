import { existsSync } from "node:fs";
import { join } from "node:path";
import { readDataFile } from "../../settings/read-data.ts";
import { type Value, listAt, textAt } from "../../settings/value.ts";
import { toAddress } from "../addresses.ts";

/**
 * The addresses that a page of documents has beside its own, because the site keeps versions of it: the next one, and those of former releases. Only the
 * documents that are written now are imported, and they are what those addresses lead to.
 */
export function addressesOfVersions(
  folder: string,
  options: Value,
): (path: string, inside: string) => readonly string[] {
  const id = textAt(options, "id");
  const prefix = id === null || id === "default" ? "" : `${id}_`;
  const versions = listAt(readDataFile(join(folder, `${prefix}versions.json`))).filter(
    (one) => typeof one === "string",
  );
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
