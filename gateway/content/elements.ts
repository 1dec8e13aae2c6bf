/**
 * The elements in a part of a text, in order; `*` for all. A list and not the DOM's collection: that is looked up anew after
 * every change, which takes minutes where a list takes moments.
 */
export const elementsOf = (root: Element, name: string): readonly Element[] => Array.from(root.getElementsByTagName(name));
