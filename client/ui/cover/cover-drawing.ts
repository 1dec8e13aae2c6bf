/** A row's repeated figure: the drawn lengths of its long and its short bar. */
export interface Figure {
  readonly long: number;
  readonly short: number;
}

/** The centre, radius and magnification of the lens, and the distance of the rows (`pitch`). */
export interface Drawing {
  readonly pitch: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly zoom: number;
}

/** One period of a row as dash, gap, dash, gap…: a long dash, a dot (a dash of nearly zero length with round caps), a short dash. */
export function patternOf(figures: readonly Figure[], pitch: number): readonly number[] {
  return figures.flatMap(({ long, short }) => [long, pitch * 0.55, 0.01, pitch * 0.55, short, pitch * 1.1]);
}

/** All rows as straight lines with the pattern as dash array: the whole field is one path of a few hundred bytes. */
export function fieldPath(pattern: readonly number[], pitch: number, reach: number): string {
  const period = sum(pattern);
  const before = Math.ceil(reach / period) * period;
  return rowsWithin(reach, pitch)
    .map((row) => `M${rounded(startOf(pattern, pitch, row) - before)} ${row * pitch}H${rounded(reach)}`)
    .join("");
}

/** The rows seen through the lens except the focused one: magnified about its centre and clipped to the circle. */
export function contextPath(pattern: readonly number[], drawing: Drawing, reach: number): string {
  return rowsWithin(reach, drawing.pitch)
    .filter((row) => row !== 0)
    .map((row) => magnified(pattern, drawing, row))
    .join("");
}

/** The row through the centre of the lens, without the dot at the centre. */
export function focusPath(pattern: readonly number[], drawing: Drawing): string {
  return magnified(pattern, drawing, 0);
}

/** Rounds to at most two decimals. */
export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}

function rowsWithin(reach: number, pitch: number): readonly number[] {
  const rows = Math.ceil(reach / pitch);
  return Array.from({ length: 2 * rows + 1 }, (_, index) => index - rows);
}

/** Where the pattern of a row begins, relative to the lens: row 0 has its first dot at 0, every other row its own offset. */
function startOf(pattern: readonly number[], pitch: number, row: number): number {
  const firstDot = sum(pattern.slice(0, 2));
  return -firstDot - (row === 0 ? 0 : ((row * row * 7 + row * 13 + 400) * pitch * 0.83) % sum(pattern));
}

function magnified(pattern: readonly number[], { pitch, radius, zoom }: Drawing, row: number): string {
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
}

/** Dashes are the even parts. A dash clipped to 2 or less at the rim is omitted; a dot (every third dash, offset 2 of 6) never is. */
function isDrawn(index: number, length: number): boolean {
  return index % 2 === 0 && length >= 0 && (index % 6 === 2 || length > 2);
}
