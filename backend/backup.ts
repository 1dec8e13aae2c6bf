import { statSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError, readConfig } from "./config.ts";
import { copyStore } from "./copies/copy-store.ts";
import { CopyError } from "./store/sqlite/copies.ts";

/** Copies the store of the embedded backend, running or not: `npm run backup -- FILE`. Exits with 0, or prints the error and exits with 2. */
try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new CopyError("Expected the name of a new file: npm run backup -- FILE");
  const target = resolve(file);
  const config = readConfig();
  if (config.databaseUrl !== null)
    throw new CopyError(
      `The store is in PostgreSQL, because DATABASE_URL is set. Back it up with: pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
    );
  await copyStore(config, target);
  process.stdout.write(`Backed up the store to ${target}: ${statSync(target).size} bytes.\n`);
} catch (error) {
  if (!(error instanceof CopyError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
