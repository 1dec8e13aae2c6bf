import { Pool, types } from "pg";
import type { ClientBase, ClientConfig, PoolConfig } from "pg";

/** The time limit of a statement that has no other. */
export const statementMs = 5_000;

const maxConnections = { forRequests: 10, byIndex: 4 };
const connectMs = 1_500;
const bigint = 20;

/** The connections of a process. */
export interface Pools {
  readonly forRequests: Pool;
  /** On these no table is scanned if an index can answer. */
  readonly byIndex: Pool;
}

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

/** Prepares connections; each is opened when it is first needed. `onFault` is called when an idle one breaks. */
export function openPools(url: string, onFault: (error: Error) => void): Pools {
  const config = clientConfig(url);
  // One of them stays open, for the first search after a while without any.
  const byIndex = { min: 1, max: maxConnections.byIndex, onConnect: scanNothing };
  return {
    forRequests: openPool({ ...config, max: maxConnections.forRequests }, onFault),
    byIndex: openPool({ ...config, ...byIndex }, onFault),
  };
}

function openPool(config: PoolConfig, onFault: (error: Error) => void): Pool {
  const pool = new Pool({ ...config, statement_timeout: statementMs, idle_in_transaction_session_timeout: 60_000 });
  // Without a listener, such an error would end the process.
  pool.on("error", onFault);
  return pool;
}

async function scanNothing(client: ClientBase): Promise<void> {
  const config = { text: "SET enable_seqscan = off", query_timeout: connectMs };
  await client.query(config);
}
