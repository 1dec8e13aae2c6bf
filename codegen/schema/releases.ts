import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import type { GraphQLSchema } from "graphql";

/** The schema as it was when a version came out. */
export interface Release {
  readonly version: string;
  /** The day of the release, as `2026-11-20`. */
  readonly date: string;
  readonly schema: GraphQLSchema;
}

/** Where the schemas of all releases lie, below the project's folder: `{version}.graphql`, with the day in the first line. */
export const releasesFolder = "docs/schema/releases";

const firstLine = /^# Released on (\d{4}-\d{2}-\d{2})\n/;

/** The text of a release's file. */
export const toReleaseText = (schemaText: string, date: string): string => `# Released on ${date}\n\n${schemaText}`;

/**
 * All releases, oldest first.
 *
 * @throws Error that names a file without its day.
 */
export const readReleases = (root: string): readonly Release[] =>
  readdirSync(join(root, releasesFolder))
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => toRelease(file.slice(0, -".graphql".length), readFileSync(join(root, releasesFolder, file), "utf8")))
    .sort((a, b) => a.version.localeCompare(b.version, "en", { numeric: true }));

/**
 * Whether a version keeps what a release promised: both have the same first number, before 1.0 the same second one too (Semantic Versioning 2.0.0,
 * sections 4 and 8). Both as `0.2.0`.
 */
export const keepsPromiseOf = (release: string, version: string): boolean => {
  const [major, minor] = version.split(".");
  const [releasedMajor, releasedMinor] = release.split(".");
  return major === releasedMajor && (major !== "0" || minor === releasedMinor);
};

/** The project's version, as `0.2.0`. */
export const readVersion = (root: string): string => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return version;
};

const toRelease = (version: string, text: string): Release => {
  const date = firstLine.exec(text)?.[1];
  if (date === undefined)
    throw new Error(
      `${releasesFolder}/${version}.graphql must begin with "# Released on YYYY-MM-DD"; make it with "npm run release:schema".`,
    );
  return { version, date, schema: buildSchema(text) };
};

/** The schema as it is now. */
export const readSchema = (root: string): GraphQLSchema =>
  buildSchema(readFileSync(join(root, "schema.graphql"), "utf8"));
