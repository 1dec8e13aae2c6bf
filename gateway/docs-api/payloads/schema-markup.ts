type Markup = Readonly<Record<string, unknown>>;

/** A document's schema.org markups, and what is wrong with those that are left out. */
export interface ReadMarkups {
  readonly markups: readonly Markup[];
  readonly faults: readonly string[];
}

/** Markup with more is no description of a document, and would be a part of every page of it. */
const most = { markups: 50, characters: 100_000, values: 5_000, levels: 50 } as const;

/**
 * The JSON objects among a document's schema.org markups. A markup comes as JSON text or already parsed, bare or under
 * `markup`, one object or a list of them; what is no object, or larger or deeper than any markup is, is left out.
 */
export const readMarkups = (given: readonly unknown[] | null | undefined): ReadMarkups => {
  const read = (given ?? []).flatMap((item, index) =>
    markupsIn(isObject(item) && "markup" in item ? item["markup"] : item, index),
  );
  const markups = read.filter(isObject);
  const tooMany = markups.length > most.markups ? [`schemaMarkup has more than ${most.markups} objects`] : [];
  return {
    markups: markups.slice(0, most.markups),
    faults: [...read.filter((one) => typeof one === "string"), ...tooMany],
  };
};

/** The markups alone. */
export const toMarkups = (given: readonly unknown[] | null | undefined): readonly Markup[] =>
  readMarkups(given).markups;

/** Each markup, or what is wrong with it. Where there is none nothing is wrong. */
const markupsIn = (given: unknown, index: number): readonly (Markup | string)[] => {
  if (given === null || given === undefined || (typeof given === "string" && given.trim() === "")) return [];
  const parsed = typeof given === "string" ? parseJson(given) : { json: given };
  const said = `schemaMarkup[${index}]`;
  if ("fault" in parsed) return [`${said} ${parsed.fault}`];
  return (Array.isArray(parsed.json) ? parsed.json : [parsed.json]).map((markup) => {
    if (!isObject(markup)) return `${said} is no object`;
    const fault = excessOf(markup);
    return fault === null ? markup : `${said} ${fault}`;
  });
};

const isObject = (value: unknown): value is Markup =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parseJson = (text: string): { readonly json: unknown } | { readonly fault: string } => {
  if (text.length > most.characters) return { fault: tooLong };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { fault: "does not parse as JSON" };
  }
};

const tooLong = `has more than ${most.characters} characters`;

/** What there is too much of in a markup; null where it is in bounds. It goes level by level: a walk into the depth would end with the stack. */
const excessOf = (markup: Markup): string | null => {
  let level: readonly unknown[] = [markup];
  let values = 0;
  let characters = 0;
  for (let levels = 1; level.length > 0; levels += 1) {
    values += level.length;
    characters += level.reduce<number>((sum, value) => sum + charactersOf(value), 0);
    if (levels > most.levels) return `nests more than ${most.levels} levels`;
    if (values > most.values) return `has more than ${most.values} values`;
    if (characters > most.characters) return tooLong;
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
  return null;
};

/** Of a text, and of the names in an object. */
const charactersOf = (value: unknown): number => {
  if (typeof value === "string") return value.length;
  return isObject(value) ? Object.keys(value).join("").length : 0;
};
