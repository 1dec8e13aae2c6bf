import { isCollection, isMap, isNode, isScalar } from "yaml";
import type { Document, Pair, YAMLMap } from "yaml";

/** The pairs of a mapping by their keys. The library looks through all of them for each key. */
interface PairsByKey {
  readonly first: ReadonlyMap<unknown, Pair>;
  /** By the key as text. */
  readonly last: ReadonlyMap<PropertyKey, Pair>;
}

/** Returns a function that gives the offset of the key at a path (for a list item, of the item), or of the closest existing ancestor. */
export function createOffsets(yaml: Document.Parsed): (path: readonly PropertyKey[]) => number | null {
  const pairsOf = rememberPairs();
  return (path) => {
    const nodes: unknown[] = [yaml.contents];
    for (const key of path) nodes.push(childOf(nodes.at(-1), key, pairsOf));
    for (let length = path.length; length > 0; length -= 1) {
      const [around, node] = [nodes[length - 1], nodes[length]];
      const key = isMap(around) ? pairsOf(around).last.get(path[length - 1] ?? "")?.key : undefined;
      if (isNode(key)) return key.range?.[0] ?? null;
      if (isNode(node) && node.range) return node.range[0];
    }
    return null;
  };
}

function childOf(node: unknown, key: PropertyKey, pairsOf: (map: YAMLMap) => PairsByKey): unknown {
  if (isMap(node)) return pairsOf(node).first.get(key)?.value;
  return isCollection(node) ? node.get(key, true) : undefined;
}

/** A file may have many thousands of keys, and ask for the line of each. */
function rememberPairs(): (map: YAMLMap) => PairsByKey {
  const known = new Map<YAMLMap, PairsByKey>();
  return (map) => {
    const pairs = known.get(map) ?? pairsByKey(map);
    known.set(map, pairs);
    return pairs;
  };
}

function pairsByKey({ items }: YAMLMap): PairsByKey {
  const first = new Map<unknown, Pair>();
  const last = new Map<PropertyKey, Pair>();
  for (const pair of items) {
    if (!isScalar(pair.key)) continue;
    const { value } = pair.key;
    if (!first.has(value)) first.set(value, pair);
    last.set(String(value), pair);
  }
  return { first, last };
}
