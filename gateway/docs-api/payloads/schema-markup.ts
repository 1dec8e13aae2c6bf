type Markup = Readonly<Record<string, unknown>>;

/** A document's schema.org markups, and the faults of those that are left out. */
export interface ReadMarkups {
  readonly markups: readonly Markup[];
  readonly faults: readonly string[];
}

/** Markup beyond these limits does not describe a document, and would be part of every page of it. */
const most = { markups: 50, characters: 100_000, values: 5_000, levels: 50 } as const;

/**
 * The JSON objects among a document's schema.org markups. A markup is JSON text or already parsed, bare or under `markup`,
 * one object or a list of them; what is not an object, or exceeds the limits, is left out.
 */
export function readMarkups(given: readonly unknown[] | null | undefined): ReadMarkups {
  const read = (given ?? []).flatMap((item, index) =>
    markupsIn(isObject(item) && "markup" in item ? item["markup"] : item, index),
  );
  const markups = read.filter(isObject);
  const tooMany = markups.length > most.markups ? [`schemaMarkup has more than ${most.markups} objects`] : [];
  return {
    markups: markups.slice(0, most.markups),
    faults: [...read.filter((one) => typeof one === "string"), ...tooMany],
  };
}

/** The markups without the faults. */
export function toMarkups(given: readonly unknown[] | null | undefined): readonly Markup[] {
  return readMarkups(given).markups;
}

/** Each markup, or its fault. A missing one is not a fault. */
function markupsIn(given: unknown, index: number): readonly (Markup | string)[] {
  if (given === null || given === undefined || (typeof given === "string" && given.trim() === "")) return [];
  const parsed = typeof given === "string" ? parseJson(given) : { json: given };
  const said = `schemaMarkup[${index}]`;
  if ("fault" in parsed) return [`${said} ${parsed.fault}`];
  return (Array.isArray(parsed.json) ? parsed.json : [parsed.json]).map((markup) => {
    if (!isObject(markup)) return `${said} is not an object`;
    const fault = excessOf(markup);
    return fault === null ? markup : `${said} ${fault}`;
  });
}

function isObject(value: unknown): value is Markup {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string): { readonly json: unknown } | { readonly fault: string } {
  if (text.length > most.characters) return { fault: tooLong };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { fault: "does not parse as JSON" };
  }
}

const tooLong = `has more than ${most.characters} characters`;

/** What a markup has too much of; null where it is within the limits. Walks level by level: recursion would overflow the stack. */
function excessOf(markup: Markup): string | null {
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
}

/** Characters of a text, or of the field names of an object. */
function charactersOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  return isObject(value) ? Object.keys(value).join("").length : 0;
}
