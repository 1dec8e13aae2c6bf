import { styleText } from "node:util";

/** Where a log writes its lines, each a JSON object with `level`, `time` and `msg`. */
export interface LineTarget {
  readonly write: (line: string) => void;
}

type Style = Parameters<typeof styleText>[0];

/** By the names of levels, and by the numbers that they have where nothing else was chosen. */
const levels: readonly (readonly [number, string, Style])[] = [
  [10, "trace", "dim"],
  [20, "debug", "dim"],
  [30, "info", "green"],
  [40, "warn", "yellow"],
  [50, "error", "red"],
  [60, "fatal", "red"],
];

/** Told in their own places, or the same in every line. */
const shownApart = ["level", "time", "msg", "err", "pid", "hostname", "kind"];

/**
 * Writes a log's JSON lines as people read them: `12:30:01 warn  what happened  name=value`, and where an error came from below it. In
 * colours, unless `NO_COLOR` forbids them or the terminal has none. No value can move the cursor: control characters are escaped.
 */
export const terminalLines = (terminal: NodeJS.WriteStream): LineTarget => {
  const paint = (style: Style, text: string): string => styleText(style, text, { stream: terminal });
  return { write: (line) => void terminal.write(`${toLine(parseLine(line), paint)}\n`) };
};

type Entry = Readonly<Record<string, unknown>>;

const toLine = (entry: Entry, paint: (style: Style, text: string) => string): string => {
  const [, level, style] = levels.find(([number, name]) => entry["level"] === number || entry["level"] === name) ?? [
    0,
    "log",
    "dim",
  ];
  const fields = Object.entries(entry).filter(([name]) => !shownApart.includes(name));
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
};

const errorLines = (error: unknown): readonly string[] => {
  if (!isEntry(error)) return [];
  const stack = textOf(error["stack"])
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "));
  const name = textOf(error["name"] ?? error["type"]);
  return [`  ${name}: ${textOf(error["message"])}`, ...stack.map((line) => `    ${line.trim()}`)].map(escapeControls);
};

/** @example toClock("2026-11-22T12:30:01.000Z") // "12:30:01", where the machine's clock shows that */
const toClock = (time: unknown): string =>
  new Date(typeof time === "number" ? time : textOf(time)).toTimeString().slice(0, 8);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** C0, DEL, C1, and what turns the direction of a line: a terminal obeys them. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A text without anything that a terminal obeys. */
export const escapeControls = (text: string): string =>
  text.replaceAll(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** What is no JSON is shown as it came. */
const parseLine = (line: string): Entry => {
  try {
    const entry: unknown = JSON.parse(line);
    return isEntry(entry) ? entry : { msg: line };
  } catch {
    return { msg: line.trimEnd() };
  }
};

const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null;
