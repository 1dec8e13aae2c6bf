type Markup = Record<string, unknown>;

/**
 * The JSON objects among a document's schema.org markups. A markup comes as JSON text or already parsed, bare or under
 * `markup`, one object or a list of them; what parses to no object is left out.
 */
export const toMarkups = (given: readonly unknown[] | null | undefined): readonly Markup[] =>
  (given ?? []).flatMap((item) => objectsIn(isObject(item) && "markup" in item ? item["markup"] : item));

const objectsIn = (markup: unknown): readonly Markup[] => {
  const parsed = typeof markup === "string" ? parseJson(markup) : markup;
  return (Array.isArray(parsed) ? parsed : [parsed]).filter(isObject);
};

const isObject = (value: unknown): value is Markup =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
