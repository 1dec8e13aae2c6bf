/**
 * The branches that the visitor has opened, and the tree's scroll position. Every document is a page of its own, but the tree
 * should keep its state. Empty on the server and in a new tab.
 */
const opened = new Set<string>();
let scrolledTo = 0;

/** The position of a branch: its group, and the keys of the branches down to it. */
export interface TreePosition {
  readonly group: "CATEGORIES" | "TYPES" | "TAGS" | "AUTHORS";
  readonly within: readonly string[];
}

/** Records that the visitor opened or closed a branch. */
export function rememberBranch(position: TreePosition, isOpen: boolean): void {
  if (isOpen) opened.add(keyOf(position));
  else opened.delete(keyOf(position));
}

/** Whether the visitor has left a branch open. */
export function isBranchRemembered(position: TreePosition): boolean {
  return opened.has(keyOf(position));
}

/** Restores the tree's scroll position and tracks it from then on. Returns a function that stops it. */
export function keepTreeScroll(tree: HTMLElement): () => void {
  tree.scrollTop = scrolledTo;
  const keep = (): void => {
    scrolledTo = tree.scrollTop;
  };
  tree.addEventListener("scroll", keep, { passive: true });
  return () => tree.removeEventListener("scroll", keep);
}

function keyOf({ group, within }: TreePosition): string {
  return JSON.stringify([group, ...within]);
}
