import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readVersion, releasesFolder, toReleaseText } from "./releases.ts";

/** Saves the schema as that of the version in package.json; from then on `npm run check:schema` compares changes with it. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const file = join(releasesFolder, `${readVersion(root)}.graphql`);
const today = new Date().toISOString().slice(0, 10);

// A released version never changes: "wx" fails if the file exists.
writeFileSync(join(root, file), toReleaseText(readFileSync(join(root, "schema.graphql"), "utf8"), today), {
  flag: "wx",
});
process.stdout.write(`Wrote ${file}. Commit it with the output of "npm run codegen".\n`);
