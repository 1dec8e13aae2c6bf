/** The keys that lead to a part of a value. */
export type Path = readonly PropertyKey[];

/** A value from which parts can be dropped. */
export type Tree = ReturnType<typeof createTree>;

/** A value from which parts can be dropped, and which remembers the original index of each list item. */
export function createTree(given: unknown) {
  let value = withoutBlanks(given);
  const places = new WeakMap<object, readonly number[]>();
  const dropped = new Set<string>();
  const at = (path: Path): unknown => path.reduce((around, key) => inside(around, key), value);
  const original = (path: Path): Path => {
    let around: unknown = value;
    return path.map((key) => {
      const place = Array.isArray(around) && typeof key === "number" ? (places.get(around)?.[key] ?? key) : key;
      around = inside(around, key);
      return place;
    });
  };
  const without = (from: unknown, drops: readonly Path[]): unknown => {
    const under = (key: PropertyKey) => drops.flatMap(([first, ...rest]) => (first === key ? [rest] : []));
    const isGone = (key: PropertyKey): boolean => under(key).some((rest) => rest.length === 0);
    if (drops.length === 0) return from;
    if (Array.isArray(from)) {
      const kept = from.map((_, index) => index).filter((index) => !isGone(index));
      const list = kept.map((index) => without(from[index], under(index)));
      places.set(
        list,
        kept.map((index) => places.get(from)?.[index] ?? index),
      );
      return list;
    }
    if (typeof from !== "object" || from === null) return from;
    return Object.fromEntries(
      Object.entries(from).flatMap(([key, inner]) => (isGone(key) ? [] : [[key, without(inner, under(key))]])),
    );
  };
  return {
    value: () => value,
    original,
    at,
    has: (path: Path): boolean => at(path) !== undefined,
    wasDropped: (path: Path): boolean => dropped.has(original(path).join("\0")),
    drop: (drops: readonly Path[]): void => {
      for (const path of drops) dropped.add(original(path).join("\0"));
      value = drops.some((path) => path.length === 0) ? undefined : without(value, drops);
    },
  };
}

/** What a value has under a key of its own. */
export function inside(around: unknown, key: PropertyKey): unknown {
  return typeof around === "object" && around !== null && Object.hasOwn(around, key)
    ? Reflect.get(around, key)
    : undefined;
}

/** A top-level field without a value counts as absent. */
function withoutBlanks(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value ?? undefined;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null));
}
