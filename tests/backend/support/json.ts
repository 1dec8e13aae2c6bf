/**
 * A value inside an answer, by path; undefined when there is none.
 *
 * @example at({ doc: [{ slug: "a" }] }, "doc.0.slug") // "a"
 */
export function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, key) => {
    if (typeof inner !== "object" || inner === null) return undefined;
    return Object.entries(inner).find(([name]) => name === key)?.[1];
  }, value);
}

/**
 * One field of each item in a list inside an answer.
 *
 * @example each({ doc: [{ slug: "a" }, { slug: "b" }] }, "doc", "slug") // ["a", "b"]
 */
export function each(value: unknown, path: string, field: string): unknown[] {
  const list = at(value, path);
  if (!Array.isArray(list)) throw new TypeError(`Expected a list at "${path}", got ${JSON.stringify(value)}.`);
  return list.map((item) => at(item, field));
}
