/** One name of the field: the length of its word and of its ending. */
export interface DomainName {
  readonly name: number;
  readonly ending: number;
}

/** Where the lens lies, and how large it shows the rows, `pitch` apart. */
export interface Drawing {
  readonly pitch: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly zoom: number;
}

/**
 * One period of a row as dash, gap, dash, gap…: a long dash, a dot (a dash of no length with round caps), a short dash.
 */
export const patternOf = (names: readonly DomainName[], pitch: number): readonly number[] =>
  names.flatMap(({ name, ending }) => [name, pitch * 0.55, 0.01, pitch * 0.55, ending, pitch * 1.1]);

/** All rows, each one straight line with the pattern as its dashes: the whole field is one path of a few hundred bytes. */
export const fieldPath = (pattern: readonly number[], pitch: number, reach: number): string => {
  const period = sum(pattern);
  const before = Math.ceil(reach / period) * period;
  return rowsWithin(reach, pitch)
    .map((row) => `M${rounded(startOf(pattern, pitch, row) - before)} ${row * pitch}H${rounded(reach)}`)
    .join("");
};

/** The rows seen through the lens, larger about its centre and cut to the chord of the circle, but for the row in focus. */
export const contextPath = (pattern: readonly number[], drawing: Drawing, reach: number): string =>
  rowsWithin(reach, drawing.pitch)
    .filter((row) => row !== 0)
    .map((row) => magnified(pattern, drawing, row))
    .join("");

/** The row through the centre of the lens, without the dot that lies exactly there. */
export const focusPath = (pattern: readonly number[], drawing: Drawing): string => magnified(pattern, drawing, 0);

/** A number with at most two decimals. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

const rowsWithin = (reach: number, pitch: number): readonly number[] => {
  const rows = Math.ceil(reach / pitch);
  return Array.from({ length: 2 * rows + 1 }, (_, index) => index - rows);
};

/** Where the pattern of a row begins, seen from the lens: row 0 puts its first dot at 0, every other has its own offset. */
const startOf = (pattern: readonly number[], pitch: number, row: number): number => {
  const firstDot = sum(pattern.slice(0, 2));
  return -firstDot - (row === 0 ? 0 : ((row * row * 7 + row * 13 + 400) * pitch * 0.83) % sum(pattern));
};

const magnified = (pattern: readonly number[], { pitch, radius, zoom }: Drawing, row: number): string => {
  const glass = radius - pitch * (0.2 + 0.16 * zoom);
  const offset = row * pitch * zoom;
  if (Math.abs(offset) > glass - 2) return "";
  const chord = Math.sqrt(glass ** 2 - offset ** 2);
  let path = "";
  let at = (startOf(pattern, pitch, row) - sum(pattern)) * zoom;
  for (let i = 0; at < chord; i++) {
    const length = (pattern[i % pattern.length] ?? 0) * zoom;
    const from = Math.max(at, -chord);
    const to = Math.min(at + length, chord);
    if (isDrawn(i, to - from) && !(row === 0 && Math.abs(at) < 0.01))
      path += `M${rounded(from)} ${rounded(offset)}h${rounded(to - from)}`;
    at += length;
  }
  return path;
};

/** Dashes are the even parts. A dash cut to less than 2 at the rim is left out; a dot (every third dash, offset 2 of 6) never is. */
const isDrawn = (index: number, length: number): boolean =>
  index % 2 === 0 && length >= 0 && (index % 6 === 2 || length > 2);
