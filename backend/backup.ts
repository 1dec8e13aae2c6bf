import { statSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError, readConfig } from "./config.ts";
import { copyStore } from "./copy-store.ts";
import { CopyError } from "./store/sqlite/copies.ts";

/** Copies the store of the embedded backend, while it runs or not: `npm run backup -- FILE`. Ends with 0, or says what is wrong and ends with 2. */
try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new CopyError("Expected the file to make: npm run backup -- FILE");
  const target = resolve(file);
  const config = readConfig();
  if (config.databaseUrl !== null)
    throw new CopyError(
      `The store is in PostgreSQL, because DATABASE_URL is set. Copy it with: pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
    );
  await copyStore(config, target);
  process.stdout.write(`${target} holds the store: ${statSync(target).size} bytes.\n`);
} catch (error) {
  if (!(error instanceof CopyError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
