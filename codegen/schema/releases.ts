import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import type { GraphQLSchema } from "graphql";
import { z } from "zod";

/** The schema of a released version. */
export interface Release {
  readonly version: string;
  /** The release date, such as `2026-11-20`. */
  readonly date: string;
  readonly schema: GraphQLSchema;
}

/** The folder of all released schemas, relative to the project root: `{version}.graphql`, with the release date on the first line. */
export const releasesFolder = "docs/schema/releases";

const firstLine = /^# Released on (\d{4}-\d{2}-\d{2})\n/;

/** The content of a release file. */
export function toReleaseText(schemaText: string, date: string): string {
  return `# Released on ${date}\n\n${schemaText}`;
}

/**
 * All releases, oldest first.
 *
 * @throws Error naming a file without a release date.
 */
export function readReleases(root: string): readonly Release[] {
  return readdirSync(join(root, releasesFolder))
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => toRelease(file.slice(0, -".graphql".length), readFileSync(join(root, releasesFolder, file), "utf8")))
    .sort((a, b) => a.version.localeCompare(b.version, "en", { numeric: true }));
}

/**
 * Whether a version must stay compatible with a release: same major version, and before 1.0 also the same minor version (Semantic Versioning 2.0.0,
 * sections 4 and 8). Both such as `0.2.0`.
 */
export function keepsPromiseOf(release: string, version: string): boolean {
  const [major, minor] = version.split(".");
  const [releasedMajor, releasedMinor] = release.split(".");
  return major === releasedMajor && (major !== "0" || minor === releasedMinor);
}

const Manifest = z.object({ version: z.string() });

/** The project's version, such as `0.2.0`. */
export function readVersion(root: string): string {
  return Manifest.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8"))).version;
}

function toRelease(version: string, text: string): Release {
  const date = firstLine.exec(text)?.[1];
  if (date === undefined)
    throw new Error(
      `${releasesFolder}/${version}.graphql must begin with "# Released on YYYY-MM-DD"; create it with "npm run release:schema".`,
    );
  return { version, date, schema: buildSchema(text) };
}

/** The current schema. */
export function readSchema(root: string): GraphQLSchema {
  return buildSchema(readFileSync(join(root, "schema.graphql"), "utf8"));
}
