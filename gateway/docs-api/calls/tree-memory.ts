/** What is known of a backend beyond one call: whether it has the calls that read the tree one level at a time. */
export interface TreeMemory {
  /** Whether the backend has them: it is the embedded one, or has answered them once. */
  readonly hasTree: () => boolean;
  /** Remembers that the backend has answered them. */
  readonly noteTree: () => void;
}

/** Builds the memory, shared by the calls of all visitors. */
export function createTreeMemory(hasTreeAtStart: boolean): TreeMemory {
  let hasTree = hasTreeAtStart;
  return {
    hasTree: () => hasTree,
    noteTree: () => {
      hasTree = true;
    },
  };
}
