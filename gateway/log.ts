import { pino } from "pino";
import type { Logger } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

/** The gateway's log: JSON lines. Values are cut, so that no request can fill the disk with one line. */
export const createLog = (level: Config["logLevel"]): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: Error) => ({ name: error.name, message: cut(error.message), stack: error.stack }) },
    formatters: { level: (label) => ({ level: label }) },
  });

const longestValue = 512;

/** Cuts a value for the log, its control characters escaped by JSON. */
export const cut = (value: string): string => (value.length > longestValue ? `${value.slice(0, longestValue)}…` : value);
