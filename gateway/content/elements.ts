/**
 * The elements in a part of a text, in order; `*` for all. A list and not the DOM's collection: that is looked up anew after
 * every change, which takes minutes where a list takes moments.
 */
export const elementsOf = (root: Element, name: string): readonly Element[] =>
  Array.from(root.getElementsByTagName(name));

/** The elements of a text by name, in order, found in one walk: a pass over each kind need not look at all the others. */
export interface ElementIndex {
  readonly all: readonly Element[];
  readonly named: (name: string) => readonly Element[];
}

/** Builds the index. It holds what is there now: what changes the order of elements comes before, or after. */
export const indexElements = (root: HTMLElement): ElementIndex => {
  const all = elementsOf(root, "*");
  const byName = Map.groupBy(all, ({ localName }) => localName);
  return { all, named: (name) => byName.get(name) ?? [] };
};
