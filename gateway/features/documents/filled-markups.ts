type Markup = Record<string, unknown>;

/** What schema.org calls titles and descriptions. */
const filledFields: ReadonlySet<string> = new Set(["name", "headline", "alternativeHeadline", "description"]);

/** Whatever lies deeper stays as it is. */
const depthMax = 32;

/** The titles and descriptions in a document's schema.org markups, filled; all else as it was. */
export const fillMarkups = (markups: readonly Markup[], fill: (text: string) => string): readonly Markup[] =>
  markups.map((markup) => fillNode(markup, fill, 0));

const fillNode = (node: Markup, fill: (text: string) => string, depth: number): Markup =>
  Object.fromEntries(
    Object.entries(node).map(([field, value]) => [
      field,
      typeof value === "string" ? (filledFields.has(field) ? fill(value) : value) : fillBelow(value, fill, depth),
    ]),
  );

const fillBelow = (value: unknown, fill: (text: string) => string, depth: number): unknown => {
  if (depth >= depthMax) return value;
  if (Array.isArray(value)) return value.map((item) => fillBelow(item, fill, depth + 1));
  return isMarkup(value) ? fillNode(value, fill, depth + 1) : value;
};

const isMarkup = (value: unknown): value is Markup => typeof value === "object" && value !== null;
