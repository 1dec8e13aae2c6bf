/**
 * What the visitor has opened in the tree, and how far it is scrolled: every document is a page of its own, and the tree
 * beside it should stay as it was left. Empty on the server and in a new tab.
 */
const opened = new Set<string>();
let scrolledTo = 0;

/** Where a branch stands: its group, and the keys of the branches on the way down to it. */
export interface TreePlace {
  readonly group: "CATEGORIES" | "TYPES" | "TAGS" | "AUTHORS";
  readonly within: readonly string[];
}

/** Remembers that the visitor opened or closed a branch. */
export const rememberBranch = (place: TreePlace, isOpen: boolean): void => {
  if (isOpen) opened.add(keyOf(place));
  else opened.delete(keyOf(place));
};

/** Whether the visitor has left a branch open. */
export const isBranchRemembered = (place: TreePlace): boolean => opened.has(keyOf(place));

/** Puts the tree where it was, and keeps where it goes. Gives the function that stops it. */
export const keepTreeScroll = (tree: HTMLElement): (() => void) => {
  tree.scrollTop = scrolledTo;
  const keep = (): void => {
    scrolledTo = tree.scrollTop;
  };
  tree.addEventListener("scroll", keep, { passive: true });
  return () => tree.removeEventListener("scroll", keep);
};

const keyOf = ({ group, within }: TreePlace): string => JSON.stringify([group, ...within]);
