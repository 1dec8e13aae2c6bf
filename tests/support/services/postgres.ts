import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { eventually } from "../eventually.ts";
import { reservePort } from "../listening.ts";

/** A test's own PostgreSQL that can be stopped and restarted, and keeps its data. */
export interface OwnPostgres extends AsyncDisposable {
  /** For a superuser, to the database `postgres`. */
  readonly url: string;
  /** Ends it immediately, like a crash. */
  stop(): Promise<void>;
  restart(): Promise<void>;
}

/** An empty database, dropped when disposed. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
}

export const howToGetPostgres =
  "Debian, Ubuntu: apt-get install postgresql. Or set TEST_DATABASE_URL to a server whose role may create databases.";

const debianVersions = "/usr/lib/postgresql";

/** The folder with `initdb` and `postgres` of the newest version installed by Debian's packages; null when there is none. */
export function findPostgresPrograms(): string | null {
  const versions = existsSync(debianVersions)
    ? readdirSync(debianVersions).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return (
    versions
      .map((version) => join(debianVersions, version, "bin"))
      .find((folder) => existsSync(join(folder, "initdb"))) ?? null
  );
}

/** The address of `TEST_DATABASE_URL`, or of a server at the default address; null when there is none on which we may create databases. */
export async function findRunningPostgres(): Promise<string | null> {
  const url = process.env["TEST_DATABASE_URL"] || "postgres://postgres@127.0.0.1:5432/postgres";
  return (await mayCreateDatabases(url)) ? url : null;
}

/** Starts a PostgreSQL on a free port in a temporary folder; as the user `postgres` when run as root, since PostgreSQL refuses root. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const programs = findPostgresPrograms();
  if (programs === null)
    throw new Error(`There are no programs of PostgreSQL in ${debianVersions}. ${howToGetPostgres}`);
  const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  const folder = await mkdtemp(join(tmpdir(), "lectern-postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  execFileSync(
    join(programs, "initdb"),
    [
      "--pgdata",
      folder,
      "--username",
      "postgres",
      "--auth",
      "trust",
      "--encoding",
      "UTF8",
      "--locale",
      "C.UTF-8",
      "--no-sync",
    ],
    { ...user, cwd: folder, stdio: "ignore" },
  );
  const port = await reservePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const launch = async (): Promise<ChildProcess> => {
    const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"];
    const started = spawn(join(programs, "postgres"), ["-D", folder, "-p", String(port), ...settings], {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    await eventually(() => mayCreateDatabases(url), Boolean);
    return started;
  };
  let child = await launch();
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    // An immediate shutdown: like a crash, but its child processes end too.
    child.kill("SIGQUIT");
    await ended;
  };
  return {
    url,
    stop,
    restart: async () => {
      await stop();
      child = await launch();
    },
    [Symbol.asyncDispose]: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Creates an empty database on a server. */
export async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `lectern_test_${randomUUID().replaceAll("-", "")}`;
  await runSql(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () =>
      runSql(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).then(() => undefined),
  };
}

/** Runs a statement on a new connection and returns its rows. */
export async function runSql(url: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 20_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function mayCreateDatabases(url: string): Promise<boolean> {
  try {
    const [role] = await runSql(
      url,
      "SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user",
    );
    return role?.["may"] === true;
  } catch {
    return false;
  }
}

function idOf(option: "-u" | "-g"): number {
  return Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
}
