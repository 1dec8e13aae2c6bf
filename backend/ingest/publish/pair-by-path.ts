import type { Source } from "../../store/sources.ts";

/** More pairs of paths are not compared. */
const comparedMax = 10_000;

/** Pairs files of one text, each once: those with the most similar paths first, else, and where there are too many, in order of path. */
export function pairByPath(paths: readonly string[], gone: readonly Source[]): readonly (readonly [string, Source])[] {
  const files = paths.toSorted();
  const sources = gone.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  if (files.length * sources.length > comparedMax)
    return sources.slice(0, files.length).map((source, index) => [files[index] ?? "", source]);
  const pairs = sources
    .flatMap((source) => files.map((path) => ({ path, source, likeness: likenessOfPaths(path, source.path) })))
    .toSorted((a, b) => b.likeness - a.likeness);
  const paired = new Map<string, Source>();
  const taken = new Set<Source>();
  for (const { path, source } of pairs) {
    if (paired.has(path) || taken.has(source)) continue;
    paired.set(path, source);
    taken.add(source);
  }
  return [...paired];
}

/** How many characters two paths have in common, at their beginnings and ends. */
function likenessOfPaths(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let [begin, end] = [0, 0];
  while (begin < most && one[begin] === other[begin]) begin += 1;
  while (end < most - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return begin + end;
}
