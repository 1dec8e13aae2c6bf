import { styleText } from "node:util";
import type { LineWriter } from "./line-writer.ts";

type Style = Parameters<typeof styleText>[0];

/** Levels by pino's default number and by name, each with its style. */
const levels: readonly (readonly [number, string, Style])[] = [
  [10, "trace", "dim"],
  [20, "debug", "dim"],
  [30, "info", "green"],
  [40, "warn", "yellow"],
  [50, "error", "red"],
  [60, "fatal", "red"],
];

/** Fields not listed as name=value: they have their own position in the line, or are the same in every line. */
const notListed = ["level", "time", "msg", "err", "pid", "hostname", "kind"];

/**
 * Formats log lines, each a JSON object with `level`, `time` and `msg`, for humans: `12:30:01 warn what happened name=value`, with an error's stack trace
 * below. Coloured, unless `NO_COLOR` is set or the terminal has no colours. Control characters are escaped, so that no value can move the cursor.
 */
export function terminalLines(terminal: NodeJS.WriteStream): LineWriter {
  const paint = (style: Style, text: string): string => styleText(style, text, { stream: terminal });
  return { write: (line) => void terminal.write(`${toLine(parseLine(line), paint)}\n`) };
}

type Entry = Readonly<Record<string, unknown>>;

function toLine(entry: Entry, paint: (style: Style, text: string) => string): string {
  const [, level, style] = levels.find(([number, name]) => entry["level"] === number || entry["level"] === name) ?? [
    0,
    "log",
    "dim",
  ];
  const fields = Object.entries(entry).filter(([name]) => !notListed.includes(name));
  const shown = fields.map(
    ([name, value]) =>
      `${escapeControls(name)}=${typeof value === "string" ? escapeControls(value) : escapeControls(JSON.stringify(value))}`,
  );
  const head = [
    paint("dim", toClock(entry["time"])),
    paint(style, level.padEnd(5)),
    escapeControls(textOf(entry["msg"])),
  ];
  return [
    [...head, ...(shown.length > 0 ? [paint("dim", shown.join(" "))] : [])].join(" ").trimEnd(),
    ...errorLines(entry["err"]),
  ].join("\n");
}

function errorLines(error: unknown): readonly string[] {
  if (!isEntry(error)) return [];
  const stack = textOf(error["stack"])
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "));
  const name = textOf(error["name"] ?? error["type"]);
  return [`  ${name}: ${textOf(error["message"])}`, ...stack.map((line) => `    ${line.trim()}`)].map(escapeControls);
}

/** @example toClock("2026-11-22T12:30:01.000Z") // "12:30:01", where the machine's clock shows that */
function toClock(time: unknown): string {
  return new Date(typeof time === "number" ? time : textOf(time)).toTimeString().slice(0, 8);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** C0, DEL, C1, line separators and bidirectional controls: terminals interpret them. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes everything that a terminal interprets. */
export function escapeControls(text: string): string {
  return text.replaceAll(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Shows a line that is not JSON as is. */
function parseLine(line: string): Entry {
  try {
    const entry: unknown = JSON.parse(line);
    return isEntry(entry) ? entry : { msg: line };
  } catch {
    return { msg: line.trimEnd() };
  }
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null;
}
