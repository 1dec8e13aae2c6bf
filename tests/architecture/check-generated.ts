import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Runs codegen and fails when that changes a file: the committed output has to match the schema and the contract. */
const root = fileURLToPath(new URL("../..", import.meta.url));

async function readGenerated(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob(
    [
      "client/**/*.generated.ts",
      "client/generated/*",
      "gateway/generated/*",
      "docs/schema/changelog.md",
      "THIRD-PARTY.md",
      "content/site.schema.json",
      "content-folder/starter/site/site.schema.json",
    ],
    { cwd: root },
  )) {
    files.set(
      file,
      createHash("sha256")
        .update(await readFile(join(root, file)))
        .digest("hex"),
    );
  }
  return files;
}

const before = await readGenerated();
execFileSync("npm", ["run", "--silent", "codegen"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
const after = await readGenerated();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
for (const file of stale) console.error(`${file} was stale. Commit the output of "npm run codegen".`);
console.log(`${after.size} generated files checked.`);
process.exitCode = stale.length > 0 || after.size < 5 ? 1 : 0;
