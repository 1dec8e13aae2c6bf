type Version = readonly [number, number, number];

/**
 * The lowest version of each alternative in a range of Node.js versions.
 *
 * @example lowestOf("^22.1.0 || >=24") // ["22.1.0", "24.0.0"]
 */
export function lowestOf(range: string): readonly string[] {
  return range.split("||").map((part) => toVersion(part.replace(/[^\d.]/g, "")).join("."));
}

/**
 * Whether an `engines` range includes a version. Supports the forms that packages use, with npm's semantics.
 *
 * @example accepts("^22.1.0 || >=24", "23.0.0") // false
 */
export function accepts(range: string, version: string): boolean {
  return range
    .split("||")
    .some((part) => comparatorsOf(part).every((comparator) => holds(comparator, toVersion(version))));
}

function comparatorsOf(part: string): readonly string[] {
  return part
    .trim()
    .replaceAll(/([<>=^~])\s+/g, "$1")
    .split(/\s+/);
}

function holds(comparator: string, version: Version): boolean {
  const [, sign = "", text = ""] = /^(>=|<=|>|<|=|\^|~)?v?([\d.x*]*)$/.exec(comparator) ?? [];
  if (text === "" || text === "*") return true;
  const bound = toVersion(text);
  const order = compare(version, bound);
  if (sign === ">=") return order >= 0;
  if (sign === ">") return order > 0;
  if (sign === "<") return order < 0;
  if (sign === "<=") return order <= 0;
  const sameUntil = sign === "^" ? 1 : sign === "~" ? 2 : text.split(".").filter((piece) => /^\d+$/.test(piece)).length;
  return order >= 0 && bound.slice(0, sameUntil).every((piece, index) => version[index] === piece);
}

function toVersion(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split(".").map((piece) => Number(piece) || 0);
  return [major, minor, patch];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
