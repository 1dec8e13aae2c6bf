/** A value read from a configuration. What could not be read is undefined. */
export type Value = unknown;

/** Whether a value is a mapping. */
export function isMapping(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path of keys; undefined if it leads nowhere. */
export function valueAt(value: Value, ...keys: readonly string[]): Value {
  return keys.reduce<Value>((at, key) => (isMapping(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}

/** The text at a path of keys; null if there is none. */
export function textAt(value: Value, ...keys: readonly string[]): string | null {
  const found = valueAt(value, ...keys);
  if (typeof found === "number") return String(found);
  return typeof found === "string" && found.trim() !== "" ? found.trim() : null;
}

/** The list at a path of keys; a value alone is a list of one, and nothing is an empty one. */
export function listAt(value: Value, ...keys: readonly string[]): readonly Value[] {
  const found = valueAt(value, ...keys);
  if (found === undefined || found === null) return [];
  return Array.isArray(found) ? found : [found];
}

/** The fields at a path of keys; none if there is no mapping. */
export function fieldsAt(value: Value, ...keys: readonly string[]): readonly (readonly [string, Value])[] {
  const found = valueAt(value, ...keys);
  return isMapping(found) ? Object.entries(found) : [];
}
