import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { eventually } from "./eventually.ts";
import { reservePort } from "./listening.ts";

/** A PostgreSQL of a test's own: it may be stopped and started again, and keeps what it holds. */
export interface OwnPostgres extends AsyncDisposable {
  /** Of a superuser, in the database `postgres`. */
  readonly url: string;
  /** Ends it at once, as a crash would. */
  stop(): Promise<void>;
  restart(): Promise<void>;
}

/** An empty database, gone at the end of the test. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
}

export const howToGetPostgres =
  "Debian, Ubuntu: apt-get install postgresql. Or set TEST_DATABASE_URL to a server whose role may create databases.";

const debianVersions = "/usr/lib/postgresql";

/** The folder of `initdb` and `postgres`, of the newest version that Debian's packages brought; null where there is none. */
export const findPostgresPrograms = (): string | null => {
  const versions = existsSync(debianVersions)
    ? readdirSync(debianVersions).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return (
    versions
      .map((version) => join(debianVersions, version, "bin"))
      .find((folder) => existsSync(join(folder, "initdb"))) ?? null
  );
};

/** The address of `TEST_DATABASE_URL`, or of the server that runs where one usually does; null where none lets us create databases. */
export const findRunningPostgres = async (): Promise<string | null> => {
  const url = process.env["TEST_DATABASE_URL"] || "postgres://postgres@127.0.0.1:5432/postgres";
  return (await mayCreateDatabases(url)) ? url : null;
};

/** Starts a PostgreSQL on a free port, in a folder that is gone with it; as its own user where we are root, as it demands. */
export const startOwnPostgres = async (): Promise<OwnPostgres> => {
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
    // An immediate shutdown: as a crash, but it takes its own children along.
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
};

/** Makes an empty database on a server. */
export const createDatabase = async (serverUrl: string): Promise<TestDatabase> => {
  const name = `lectern_test_${randomUUID().replaceAll("-", "")}`;
  await runSql(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () =>
      runSql(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).then(() => undefined),
  };
};

/** Runs a statement on a connection of its own, and gives its rows. */
export const runSql = async (url: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

const mayCreateDatabases = async (url: string): Promise<boolean> => {
  try {
    const [role] = await runSql(
      url,
      "SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user",
    );
    return role?.["may"] === true;
  } catch {
    return false;
  }
};

const idOf = (option: "-u" | "-g"): number => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
