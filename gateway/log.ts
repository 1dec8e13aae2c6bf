import { pino } from "pino";
import type { Logger } from "pino";
import { terminalLines } from "../processes/terminal-lines.ts";
import type { Config } from "./config.ts";

export type Log = Logger;

/** The gateway's log: JSON lines, in a terminal lines for people. Values are cut, so that no request can fill the disk with one line. */
export const createLog = (level: Config["logLevel"]): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (thrown: unknown) => toLogged(thrown instanceof Error ? thrown : new Error(String(thrown))) },
      formatters: { level: (label) => ({ level: label }) },
    },
    process.stdout.isTTY ? terminalLines(process.stdout) : pino.destination(1),
  );

const toLogged = (error: Error) => ({ name: error.name, message: cut(error.message), stack: framesOf(error) });

/** Where an error came from, without its message, which is beside it and cut. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
    .map((line) => cut(line.trim()))
    .join("\n");

const longestValue = 512;

/** Cuts a value for the log, its control characters escaped by JSON. */
export const cut = (value: string): string =>
  value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;

const token = /([?&]token=)[^&]*/g;
/** Bounded, so that a long address costs no more than a short one. */
const mailAddress = /[^\s/?&=#@]{1,64}(?:@|%40)[^\s/?&=#@]{1,255}/gi;
const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
const ipv6 = /(?:[\da-f]{0,4}(?::|%3A)){3,7}[\da-f]{0,4}/gi;

/**
 * An address as the log may hold it: cut, and without what belongs to a person, whatever a visitor typed into it. A token from a mail
 * is a secret of its receiver.
 *
 * @example loggedUrl("/search?q=ada@site.example") // "/search?q=…"
 */
export const loggedUrl = (url: string): string =>
  cut(url.replaceAll(token, "$1…").replaceAll(mailAddress, "…").replaceAll(ipv4, "…").replaceAll(ipv6, "…"));
