/** The longest text in a log line, in characters. */
const longestText = 512;

/** No value that is logged is this deep: one that contains itself ends here. */
const deepest = 8;

type Fields = Record<string, unknown>;

/** Truncates a text for the log, so that no single line fills the disk. JSON escapes its control characters. */
export function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** The fields of a log line with every text in them truncated. Errors are left to the serializer of errors. */
export function cutFields(fields: Readonly<Fields>): Fields {
  return cutFieldsAt(fields, 1);
}

/** The stack frames of an error, without its message, which is logged separately and truncated. */
export function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 10)
    .map((line) => cut(line.trim()))
    .join("\n");
}

function cutFieldsAt(fields: object, depth: number): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cutValue(value, depth)]));
}

function cutValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return cut(value);
  if (!Array.isArray(value) && !isPlainObject(value)) return value;
  if (depth === deepest) return "…";
  return Array.isArray(value) ? value.map((item) => cutValue(item, depth + 1)) : cutFieldsAt(value, depth + 1);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
