import { Client, DatabaseError } from "pg";
import type { Pool, PoolClient } from "pg";
import { StoreUnavailableError } from "../errors.ts";
import { connectionFaultOf } from "./connection-faults.ts";
import { clientConfig, openPools, statementMs } from "./pools.ts";

/** Raw database rows; the caller parses them. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** A statement parameter. Lists become database arrays. */
export type Value = string | number | boolean | null | readonly (string | number | null)[];

/** Runs statements. */
export interface Queries {
  readonly query: (statement: string, values?: readonly Value[]) => Promise<Rows>;
}

/** The database. A call that cannot reach it throws `StoreUnavailableError`; the next call tries again. */
export interface Database extends Queries {
  /** Runs a read; retries it once on another connection if the connection was lost. */
  readonly read: (statement: string, values?: readonly Value[]) => Promise<Rows>;
  /**
   * As `read`, on a connection on which no table is scanned if an index can answer: scans cost far more than the planner estimates, because it leaves out
   * that the words of each document must be unpacked. As a setting of the connection this needs no transaction, which would take two more round trips.
   */
  readonly readByIndex: (statement: string, values?: readonly Value[]) => Promise<Rows>;
  /** Runs `work` in a transaction: all of it is stored, or nothing. */
  readonly transaction: <T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions) => Promise<T>;
  /** Runs `work` without a time limit on a separate connection: maintenance of whole tables. */
  readonly atLength: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** How a transaction runs. */
export interface TransactionOptions {
  /** Settings for this transaction only, as for `SET LOCAL`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The time limit of a statement. */
  readonly statementMs?: number;
  /** The transaction only reads, so it is retried once on another connection if the connection was lost. */
  readonly isRead?: boolean;
}

/** The client's extra time limit, because a frozen server does not end a statement itself. */
const graceMs = 1_000;
const deadlock = "40P01";

/** Opens the database without connecting yet. `onFault` is called when an idle connection breaks. */
export function createDatabase(url: string, onFault: (error: Error) => void): Database {
  const pools = openPools(url, onFault);
  const database: Database = {
    query: (statement, values) => queryOn(pools.forRequests, statement, values),
    read: (statement, values) => withOneRetry(() => queryOn(pools.forRequests, statement, values), isLost),
    readByIndex: (statement, values) => withOneRetry(() => queryOn(pools.byIndex, statement, values), isLost),
    transaction: (work, options = {}) => {
      const run = () => withClient(pools.forRequests, (client) => inTransaction(client, work, options));
      return withOneRetry(run, (error) => isDeadlock(error) || (options.isRead === true && isLost(error)));
    },
    atLength: (work) => atLength(url, work),
    close: async () => {
      await Promise.all([pools.forRequests.end(), pools.byIndex.end()]);
    },
  };
  return database;
}

function queryOn(pool: Pool, statement: string, values?: readonly Value[]): Promise<Rows> {
  return withClient(pool, (client) => queriesOf(client, statementMs).query(statement, values));
}

async function atLength<T>(url: string, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = new Client(clientConfig(url));
  client.on("error", onBroken);
  try {
    await client.connect();
    return await work({
      query: async (text, values = []) =>
        (await client.query<Record<string, unknown>>(text, values.map(storable))).rows,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function withOneRetry<T>(run: () => Promise<T>, shouldRetry: (error: unknown) => boolean): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!shouldRetry(error)) throw error;
    return run();
  }
}

function isLost(error: unknown): boolean {
  return error instanceof StoreUnavailableError && connectionFaultOf(error.cause) === "lost";
}

function isDeadlock(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === deadlock;
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  let client: PoolClient | null = null;
  let broken = false;
  try {
    client = await pool.connect();
    // An error on a connection in use also fails its statement; without a listener it would end the process.
    client.on("error", onBroken);
    return await work(client);
  } catch (error) {
    const fault = connectionFaultOf(error);
    if (fault === null) throw error;
    broken = true;
    throw new StoreUnavailableError(
      fault === "lost" ? "The database cannot be reached." : "The database did not answer in time.",
      { cause: error },
    );
  } finally {
    client?.off("error", onBroken);
    // A broken connection may still be executing something, so it is not reused.
    client?.release(broken);
  }
}

function onBroken(): void {
  // The running statement fails with the same error.
}

async function inTransaction<T>(
  client: PoolClient,
  work: (queries: Queries) => Promise<T>,
  { settings = {}, statementMs: longest = statementMs }: TransactionOptions,
): Promise<T> {
  const local = Object.entries({ ...settings, statement_timeout: String(longest) }).map(
    ([name, value]) => `SET LOCAL ${name} = ${value}`,
  );
  await client.query(["BEGIN", ...local].join("; "));
  try {
    const result = await work(queriesOf(client, longest));
    await client.query("COMMIT");
    return result;
  } catch (error) {
    if (connectionFaultOf(error) === null) await client.query("ROLLBACK");
    throw error;
  }
}

function queriesOf(client: PoolClient, longestMs: number): Queries {
  return {
    query: async (text, values = []) => {
      const config = { text, values: values.map(storable), query_timeout: longestMs + graceMs };
      return (await client.query<Record<string, unknown>>(config)).rows;
    },
  };
}

/** PostgreSQL's text type cannot hold U+0000. */
function storable(value: Value): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "\uFFFD");
  return Array.isArray(value) ? value.map(storable) : value;
}
