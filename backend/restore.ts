import { resolve } from "node:path";
import { ConfigError, readConfig } from "./config.ts";
import { restoreStore } from "./copies/restore-store.ts";
import { CopyError } from "./store/sqlite/copies.ts";

/** Replaces the embedded backend's store with a copy: `npm run restore -- FILE`. Exits with 0, or prints the error and exits with 2. */
try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new CopyError("Expected the name of a backup file: npm run restore -- FILE");
  const config = readConfig();
  if (config.databaseUrl !== null)
    throw new CopyError(
      `The store is in PostgreSQL, because DATABASE_URL is set. Restore it into an empty database with: pg_restore --dbname="$DATABASE_URL" ${file}`,
    );
  const { version, before } = restoreStore(config, resolve(file), Date.now());
  const old = before === null ? "There was no previous store." : `The previous store is kept in ${before}.`;
  process.stdout.write(`Restored ${config.storeFile} from ${resolve(file)} (version ${version}). ${old}\n`);
} catch (error) {
  if (!(error instanceof CopyError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
