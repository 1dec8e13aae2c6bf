import { elementsOf } from "./elements.ts";

/** What an element said about itself before its `class` and `id` were taken away. */
export interface Mark {
  readonly id: string | null;
  readonly classes: readonly string[];
}

/** The marks of a text's elements. Elements without a class and an id have none. */
export type Marks = ReadonlyMap<Element, Mark>;

/** Values that attributes may have; an attribute that is not named here may have any. */
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
 * Takes `class`, `id` and attributes with odd values away from all elements, and gives what the classes and ids were. From
 * here on every class, id, role and `data-*` in the text is one of ours.
 */
export const takeMarks = (root: HTMLElement): Marks => {
  const marks = new Map<Element, Mark>();
  for (const element of elementsOf(root, "*")) {
    const id = element.getAttribute("id");
    const classes = (element.getAttribute("class") ?? "").split(/\s+/u).filter((name) => name !== "");
    if (id !== null || classes.length > 0) marks.set(element, { id, classes });
    for (const { name, value } of Array.from(element.attributes)) {
      const isTaken = name === "id" || name === "class" || patterns[name]?.test(value.toLowerCase()) === false;
      if (isTaken) element.removeAttribute(name);
    }
  }
  return marks;
};

/** Whether an element had a class. */
export const hadClass = (marks: Marks, element: Element, name: string): boolean =>
  marks.get(element)?.classes.includes(name) === true;
