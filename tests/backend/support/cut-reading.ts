import { Client } from "pg";
import { eventually } from "../../support/eventually.ts";
import { runSql } from "../../support/services/postgres.ts";

const cutBlocked =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/** What a read of a table answers whose connection is cut while it waits for that table. */
export async function cutReading<Answer>(url: string, table: string, read: () => Promise<Answer>): Promise<Answer> {
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  await blocker.query(`BEGIN; LOCK TABLE ${table}`);
  const reading = read();
  await eventually(
    () => runSql(url, cutBlocked),
    (rows) => rows.length === 1,
  );
  await blocker.end();
  return reading;
}
