import {
  Client,
  type ClientBase,
  type ClientConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  type PoolConfig,
  types,
} from "pg";
import { StoreUnavailableError } from "../errors.ts";
import { connectionFaultOf } from "./connection-faults.ts";

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
   * As `read`, on a connection where tables are not scanned if an index can answer: the planner takes a look at a document's words for far cheaper than it
   * is. A setting of the connection needs no transaction, which would be two more ways to the server.
   */
  readonly readByIndex: (statement: string, values?: readonly Value[]) => Promise<Rows>;
  /** Runs `work` in a transaction: all of it is stored, or nothing. */
  readonly transaction: <T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions) => Promise<T>;
  /** Runs `work` without a time limit on a separate connection: maintenance of whole tables. */
  readonly atLength: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export interface TransactionOptions {
  /** Settings for this transaction only, as for `SET LOCAL`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The time limit of a statement. */
  readonly statementMs?: number;
  /** The transaction only reads, so it is retried once on another connection if the connection was lost. */
  readonly isRead?: boolean;
}

const maxConnections = { forAll: 10, byIndex: 4 };
const connectMs = 1_500;
const statementMs = 5_000;
/** The client's extra time limit, because a frozen server does not end a statement itself. */
const graceMs = 1_000;
const deadlock = "40P01";
const bigint = 20;

/** The configuration of every connection. */
export function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: "lectern",
    // JIT compilation takes longer than any of our statements.
    options: "-c jit=off",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === bigint ? Number : types.getTypeParser(oid, format ?? "text"),
    },
  };
}

/** Opens the database without connecting yet. `onFault` is called when an idle connection breaks. */
export function createDatabase(url: string, onFault: (error: Error) => void): Database {
  const config = clientConfig(url);
  const pool = openPool({ ...config, max: maxConnections.forAll }, onFault);
  const indexPool = openPool({ ...config, max: maxConnections.byIndex, onConnect: readByIndexOnly }, onFault);
  const database: Database = {
    query: (statement, values) => queryOn(pool, statement, values),
    read: (statement, values) => withOneRetry(() => queryOn(pool, statement, values), isLost),
    readByIndex: (statement, values) => withOneRetry(() => queryOn(indexPool, statement, values), isLost),
    transaction: (work, options = {}) => {
      const run = () => withClient(pool, (client) => inTransaction(client, work, options));
      return withOneRetry(run, (error) => isDeadlock(error) || (options.isRead === true && isLost(error)));
    },
    atLength: (work) => atLength(url, work),
    close: async () => {
      await Promise.all([pool.end(), indexPool.end()]);
    },
  };
  return database;
}

function openPool(config: PoolConfig, onFault: (error: Error) => void): Pool {
  const pool = new Pool({ ...config, statement_timeout: statementMs, idle_in_transaction_session_timeout: 60_000 });
  // Without a listener, such an error would end the process.
  pool.on("error", onFault);
  return pool;
}

async function readByIndexOnly(client: ClientBase): Promise<void> {
  const config = { text: "SET enable_seqscan = off", query_timeout: connectMs };
  await client.query(config);
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
