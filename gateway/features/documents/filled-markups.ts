type Markup = Record<string, unknown>;

/** The schema.org fields of titles and descriptions. */
const filledFields: ReadonlySet<string> = new Set(["name", "headline", "alternativeHeadline", "description"]);

/** Anything deeper stays as it is. */
const depthMax = 32;

/** Fills the titles and descriptions in a document's schema.org markups; all else stays as it is. */
export function fillMarkups(markups: readonly Markup[], fill: (text: string) => string): readonly Markup[] {
  return markups.map((markup) => fillNode(markup, fill, 0));
}

function fillNode(node: Markup, fill: (text: string) => string, depth: number): Markup {
  return Object.fromEntries(
    Object.entries(node).map(([field, value]) => [
      field,
      typeof value === "string" ? (filledFields.has(field) ? fill(value) : value) : fillBelow(value, fill, depth),
    ]),
  );
}

function fillBelow(value: unknown, fill: (text: string) => string, depth: number): unknown {
  if (depth >= depthMax) return value;
  if (Array.isArray(value)) return value.map((item) => fillBelow(item, fill, depth + 1));
  return isMarkup(value) ? fillNode(value, fill, depth + 1) : value;
}

function isMarkup(value: unknown): value is Markup {
  return typeof value === "object" && value !== null;
}
