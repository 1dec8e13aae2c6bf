import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { schemaChangelog } from "./changelog.ts";
import { readReleases, readSchema } from "./releases.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

writeFileSync(join(root, "docs/schema/changelog.md"), await schemaChangelog(readReleases(root), readSchema(root)));
