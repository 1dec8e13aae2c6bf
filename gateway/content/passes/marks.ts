/** The `class` and `id` that an element had before they were removed. */
export interface Mark {
  readonly id: string | null;
  readonly classes: readonly string[];
}

/** The marks of a text's elements. Elements with neither class nor id have none. */
export type Marks = ReadonlyMap<Element, Mark>;

/** Allowed values by attribute; an attribute that is not listed may have any. */
const patterns: Readonly<Record<string, RegExp>> = {
  align: /^(?:left|right|center)$/u,
  "aria-hidden": /^true$/u,
  colspan: /^[1-9]\d?$/u,
  dir: /^(?:ltr|rtl|auto)$/u,
  height: /^\d{1,5}$/u,
  rowspan: /^[1-9]\d?$/u,
  scope: /^(?:col|row|colgroup|rowgroup)$/u,
  span: /^[1-9]\d?$/u,
  start: /^-?\d{1,9}$/u,
  type: /^[1aAiI]$/u,
  value: /^-?\d{1,9}$/u,
  width: /^\d{1,5}$/u,
};

/**
 * Removes `class`, `id` and attributes with invalid values from these elements, and returns the former classes and ids. From
 * here on every class, id, role and `data-*` in the text is one of ours.
 */
export function takeMarks(elements: readonly Element[]): Marks {
  const marks = new Map<Element, Mark>();
  for (const element of elements) {
    const names = element.getAttributeNames();
    if (names.includes("id") || names.includes("class")) mark(element, marks);
    for (const name of names) {
      if (name === "id" || name === "class" || isInvalid(element, name)) element.removeAttribute(name);
    }
  }
  return marks;
}

function mark(element: Element, marks: Map<Element, Mark>): void {
  const id = element.getAttribute("id");
  const classes = (element.getAttribute("class") ?? "").split(/\s+/u).filter((name) => name !== "");
  if (id !== null || classes.length > 0) marks.set(element, { id, classes });
}

function isInvalid(element: Element, name: string): boolean {
  return patterns[name]?.test(element.getAttribute(name)?.toLowerCase() ?? "") === false;
}

/** Whether an element had a class. */
export function hadClass(marks: Marks, element: Element, name: string): boolean {
  return marks.get(element)?.classes.includes(name) === true;
}
