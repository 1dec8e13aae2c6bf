/**
 * The elements below `root` by name, in document order; `*` for all. An array rather than the DOM's live collection: that is
 * looked up anew after every change, which takes minutes instead of moments.
 */
export function elementsOf(root: Element, name: string): readonly Element[] {
  return Array.from(root.getElementsByTagName(name));
}

/** A text's elements by name, in document order, collected in one walk, so that a pass over one kind need not visit all the others. */
export interface ElementIndex {
  readonly all: readonly Element[];
  readonly named: (name: string) => readonly Element[];
}

/** Builds the index. It is a snapshot: changes to the order of elements come before it is built, or after its last use. */
export function indexElements(root: HTMLElement): ElementIndex {
  const all = elementsOf(root, "*");
  const byName = Map.groupBy(all, ({ localName }) => localName);
  return { all, named: (name) => byName.get(name) ?? [] };
}
