import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, types } from "pg";
import { StoreUnavailableError } from "../errors.ts";
import { connectionFaultOf } from "./connection-faults.ts";

/** Rows as the database gives them; whoever asked for them parses them. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** A value of a statement. Lists are arrays of the database. */
export type Value = string | number | boolean | null | readonly (string | number | null)[];

/** Where statements are run. */
export interface Queries {
  readonly query: (statement: string, values?: readonly Value[]) => Promise<Rows>;
}

/** The database. What cannot reach it throws a `StoreUnavailableError`; the next call tries anew. */
export interface Database extends Queries {
  /** Reads: where the connection turns out to be lost, once more on another. */
  readonly read: (statement: string, values?: readonly Value[]) => Promise<Rows>;
  /** Runs `work` so that all of it is stored, or nothing. */
  readonly transaction: <T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions) => Promise<T>;
  /** What takes as long as it takes, on a connection of its own: upkeep of whole tables. */
  readonly atLength: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export interface TransactionOptions {
  /** Settings for this transaction alone, as `SET LOCAL` takes them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How long a statement may take. */
  readonly statementMs?: number;
  /** Nothing is written: where the connection turns out to be lost, once more on another. */
  readonly isRead?: boolean;
}

const maxConnections = 10;
const connectMs = 1_500;
const statementMs = 5_000;
/** A frozen server does not end a statement by itself. */
const graceMs = 1_000;
const deadlock = "40P01";
const bigint = 20;

/** How we connect, whatever for. */
export function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: "lectern",
    // Compiling a statement takes longer than any of ours.
    options: "-c jit=off",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === bigint ? Number : types.getTypeParser(oid, format ?? "text"),
    },
  };
}

/** Opens the database, without connecting yet. `onFault` is told of connections that break while nobody uses them. */
export function createDatabase(url: string, onFault: (error: Error) => void): Database {
  const pool = new Pool({
    ...clientConfig(url),
    max: maxConnections,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 60_000,
  });
  // Without a listener such an error would end the process.
  pool.on("error", onFault);
  const database: Database = {
    query: (statement, values) => withClient(pool, (client) => queriesOf(client, statementMs).query(statement, values)),
    read: (statement, values) => orAgain(() => database.query(statement, values), isLost),
    transaction: (work, options = {}) => {
      const run = () => withClient(pool, (client) => inTransaction(client, work, options));
      return orAgain(run, (error) => isDeadlock(error) || (options.isRead === true && isLost(error)));
    },
    atLength: (work) => atLength(url, work),
    close: () => pool.end(),
  };
  return database;
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

async function orAgain<T>(run: () => Promise<T>, isWorthwhile: (error: unknown) => boolean): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isWorthwhile(error)) throw error;
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
    // What breaks while it is in use also fails the statement; without a listener it would end the process.
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
    // A connection of which nobody knows what it still does is not used again.
    client?.release(broken);
  }
}

function onBroken(): void {
  // The statement that runs on the connection fails with the same.
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

/** PostgreSQL's texts hold every character but the one with the number 0. */
function storable(value: Value): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "\uFFFD");
  return Array.isArray(value) ? value.map(storable) : value;
}
