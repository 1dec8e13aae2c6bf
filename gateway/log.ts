import { pino } from "pino";
import type { Logger } from "pino";
import { createLineWriter } from "../processes/line-writer.ts";
import { cut, cutFields, framesOf } from "../processes/short-lines.ts";
import { terminalLines } from "../processes/terminal-lines.ts";
import type { Config } from "./config.ts";

/** What the gateway writes its log with. */
export type Log = Logger;

/** The gateway's log: JSON lines, or readable lines in a terminal. Values are truncated, so that no request can fill the disk with one line. */
export function createLog(level: Config["logLevel"]): Log {
  const tellDropped = (count: number): void =>
    log.warn(`the log could not be written for a while: ${count} lines are missing`);
  const log: Log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        msg: cut,
        err: (thrown: unknown) => toLogged(thrown instanceof Error ? thrown : new Error(String(thrown))),
      },
      formatters: { level: (label) => ({ level: label }), log: cutFields },
    },
    process.stdout.isTTY ? terminalLines(process.stdout) : createLineWriter(tellDropped),
  );
  return log;
}

function toLogged(error: Error) {
  return { name: error.name, message: cut(error.message), stack: framesOf(error) };
}

const token = /([?&]token=)[^&]*/g;
/** Bounded quantifiers, so that matching time stays proportional to the length of the URL. */
const mailAddress = /[^\s/?&=#@]{1,64}(?:@|%40)[^\s/?&=#@]{1,255}/gi;
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
const ipv6 = /(?:[\da-f]{0,4}(?::|%3A)){3,7}[\da-f]{0,4}/gi;

/**
 * A URL as the log may hold it: truncated, and without personal data that a visitor may have typed (mail and IP addresses). Tokens from mails are
 * removed because they are secrets of their recipients.
 *
 * @example loggedUrl("/search?q=ada@site.example") // "/search?q=…"
 */
export function loggedUrl(url: string): string {
  return cut(url.replaceAll(token, "$1…").replaceAll(mailAddress, "…").replaceAll(ipv4, "…").replaceAll(ipv6, "…"));
}
