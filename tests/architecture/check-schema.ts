import { fileURLToPath } from "node:url";
import { findBroken, findVagueDeprecations } from "../../codegen/schema/promise.ts";
import { keepsPromiseOf, readReleases, readSchema, readVersion } from "../../codegen/schema/releases.ts";

/**
 * Fails when the schema breaks a promise of the last release, unless the version allows it, or deprecates something without a reason and a date. The
 * optional argument is another project folder.
 */
const root = process.argv[2] ?? fileURLToPath(new URL("../..", import.meta.url));
const last = readReleases(root).at(-1);
if (last === undefined)
  throw new Error('There is no release to hold the schema against; make one with "npm run release:schema".');
const schema = readSchema(root);
const broken = await findBroken(last.schema, schema, new Date().toISOString().slice(0, 10));
const vague = findVagueDeprecations(schema);
const version = readVersion(root);
const mayBreak = !keepsPromiseOf(last.version, version);
if (!mayBreak) for (const problem of broken) console.error(`breaks ${last.version}: ${problem}`);
if (!mayBreak && broken.length > 0)
  console.error(
    "Keep what the release has, and deprecate it with a day; it may go in a later release (docs/guides/add-a-field.md).",
  );
for (const problem of vague) console.error(problem);
console.log(
  mayBreak
    ? `${version} may break what ${last.version} has, and does in ${broken.length} places (docs/schema/changelog.md); ${vague.length} vague deprecations.`
    : `Schema held against ${last.version}: ${broken.length} broken promises, ${vague.length} vague deprecations.`,
);
process.exitCode = (mayBreak ? 0 : broken.length) + vague.length > 0 ? 1 : 0;
