import { setTimeout as pause } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { z } from "zod";
import { StoreTooNewError, StoreUnavailableError, StoreUnusableError } from "../errors.ts";
import { connectionFaultOf } from "./connection-faults.ts";
import { clientConfig } from "./pools.ts";
import { lockKeys } from "./lock-keys.ts";
import { migrations } from "./migrations.ts";

/** The database may start after this process. */
const startWaitMs = 30_000;
const retryMs = 500;

const VersionRow = z.object({ version: z.number() });

/**
 * Migrates the database, one process at a time: others wait, and find it done.
 *
 * @throws StoreTooNewError for the database of a later version; `StoreUnusableError` if it refuses the login or the creation of tables;
 * `StoreUnavailableError` if it cannot be reached for half a minute.
 */
export async function migrate(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query("SELECT pg_advisory_lock($1)", [lockKeys.migration]);
    await client.query(
      "CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const { version } = VersionRow.parse(
      (await client.query("SELECT coalesce(max(version), 0) AS version FROM migrations")).rows[0],
    );
    if (version > migrations.length) throw new StoreTooNewError(nameOf(url), version, migrations.length);
    for (const [index, step] of migrations.entries()) if (index >= version) await run(client, step, index + 1);
  } catch (error) {
    throw explained(error, url);
  } finally {
    await client.end();
  }
}

async function run(client: Client, step: string, version: number): Promise<void> {
  await client.query("BEGIN");
  await client.query(step);
  await client.query("INSERT INTO migrations (version) VALUES ($1)", [version]);
  await client.query("COMMIT");
}

async function connect(url: string): Promise<Client> {
  const until = performance.now() + startWaitMs;
  for (;;) {
    const client = new Client(clientConfig(url));
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (connectionFaultOf(error) === null) throw explained(error, url);
      if (performance.now() > until)
        throw new StoreUnavailableError(`The database ${nameOf(url)} cannot be reached: ${messageOf(error)}`, {
          cause: error,
        });
    }
    await pause(retryMs);
  }
}

/** Advice by SQLSTATE. */
const advice: Readonly<Record<string, string>> = {
  "28P01": "Set DATABASE_URL with the right password.",
  "28000": "Set DATABASE_URL with a role that may log in, and allow it in pg_hba.conf.",
  "3D000": "Create it first: createdb.",
  "42501":
    "Let the role of DATABASE_URL own the database (ALTER DATABASE … OWNER TO …), or let a superuser run CREATE EXTENSION pg_trgm in it and give the role CREATE on the schema public.",
  "0A000":
    "Install PostgreSQL's contrib modules, which include pg_trgm (Debian: part of postgresql; elsewhere: postgresql-contrib).",
  "58P01":
    "Install PostgreSQL's contrib modules, which include pg_trgm (Debian: part of postgresql; elsewhere: postgresql-contrib).",
};

function explained(error: unknown, url: string): unknown {
  const help = error instanceof DatabaseError ? advice[error.code ?? ""] : undefined;
  return help === undefined
    ? error
    : new StoreUnusableError(`The database ${nameOf(url)} cannot be used: ${messageOf(error)}. ${help}`, {
        cause: error,
      });
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** The database as named in messages: without the password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
