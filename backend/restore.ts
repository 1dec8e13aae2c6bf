import { resolve } from "node:path";
import { ConfigError, readConfig } from "./config.ts";
import { restoreStore } from "./restore-store.ts";
import { CopyError } from "./store/sqlite/copies.ts";

/** Puts a copy in the place of the embedded backend's store: `npm run restore -- FILE`. Ends with 0, or says what is wrong and ends with 2. */
try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new CopyError("Expected the copy to use: npm run restore -- FILE");
  const config = readConfig();
  if (config.databaseUrl !== null)
    throw new CopyError(
      `The store is in PostgreSQL, because DATABASE_URL is set. Restore it into an empty database with: pg_restore --dbname="$DATABASE_URL" ${file}`,
    );
  const { version, before } = restoreStore(config, resolve(file), Date.now());
  const old = before === null ? "There was no store before." : `The store that was there before is ${before}.`;
  process.stdout.write(`${config.storeFile} is now the copy ${resolve(file)} (version ${version}). ${old}\n`);
} catch (error) {
  if (!(error instanceof CopyError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
