import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "./config.ts";
import { toCsv } from "./mailbox/csv.ts";
import { toMessageRows, toSubscriptionRows } from "./mailbox/mailbox-rows.ts";
import type { Rows } from "./mailbox/mailbox-rows.ts";
import { readMailbox } from "./mailbox/read-mailbox.ts";
import { StoreUnavailableError, StoreUnusableError } from "./store/errors.ts";
import { CopyError } from "./store/sqlite/copies.ts";

/**
 * Lists what visitors have sent, newest first, or writes all of it to a file: `npm run messages -- [--newsletter] [--json FILE] [--csv FILE]`. Exits
 * with 0, or prints the error and exits with 2.
 */
try {
  const { newsletter, json, csv } = readArguments();
  const mailbox = await readMailbox(readConfig());
  const rows = newsletter ? toSubscriptionRows(mailbox) : toMessageRows(mailbox);
  if (json !== undefined) write(json, toJson(rows), rows);
  if (csv !== undefined) write(csv, toCsv(rows), rows);
  if (json === undefined && csv === undefined) process.stdout.write(`${rows.lines.join("\n")}\n`);
} catch (error) {
  if (
    ![CopyError, ConfigError, StoreUnusableError, StoreUnavailableError].some((known) => error instanceof known) ||
    !(error instanceof Error)
  )
    throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function readArguments() {
  try {
    return parseArgs({
      options: { newsletter: { type: "boolean", default: false }, json: { type: "string" }, csv: { type: "string" } },
    }).values;
  } catch (error) {
    throw new ConfigError(
      `Expected npm run messages -- [--newsletter] [--json FILE] [--csv FILE]: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

function toJson({ columns, rows }: Rows): string {
  return `${JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))),
    null,
    2,
  )}\n`;
}

/** Contains personal data: readable by the file's owner only. An existing file is not replaced. */
function write(file: string, text: string, { rows }: Rows): void {
  const target = resolve(file);
  try {
    writeFileSync(target, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw new CopyError(
      `${target} cannot be created: ${error instanceof Error ? error.message : String(error)}. Name a new file in an existing folder.`,
      { cause: error },
    );
  }
  process.stdout.write(`${target}: ${rows.length} written.\n`);
}
