import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readVersion, releasesFolder, toReleaseText } from "./releases.ts";

/** Keeps the schema as that of the version in package.json: from now on, `npm run check:schema` holds changes against it. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const file = join(releasesFolder, `${readVersion(root)}.graphql`);
const today = new Date().toISOString().slice(0, 10);

// A version that is out does not change: "wx" fails where the file is there.
writeFileSync(join(root, file), toReleaseText(readFileSync(join(root, "schema.graphql"), "utf8"), today), {
  flag: "wx",
});
process.stdout.write(`${file} is written. Commit it with what "npm run codegen" makes.\n`);
