import { pino } from "pino";
import type { Logger } from "pino";
import { createLineWriter } from "../processes/line-writer.ts";
import { cut, cutFields, framesOf } from "../processes/short-lines.ts";
import { terminalLines } from "../processes/terminal-lines.ts";

/** The backend's log: JSON lines, or readable lines in a terminal. Values are truncated. */
export function createLog(): Logger {
  const tellDropped = (count: number): void =>
    log.warn(`the log could not be written for a while: ${count} lines are missing`);
  const log: Logger = pino(
    {
      name: "backend",
      serializers: {
        msg: cut,
        err: (thrown: unknown) => toLogged(thrown instanceof Error ? thrown : new Error(String(thrown))),
      },
      formatters: { log: cutFields },
    },
    process.stdout.isTTY ? terminalLines(process.stdout) : createLineWriter(tellDropped),
  );
  return log;
}

/** With the messages of its causes, and its own fields: codes of the database, for example. */
function toLogged(error: Error) {
  return { ...cutFields({ ...pino.stdSerializers.err(error) }), stack: framesOf(error) };
}
