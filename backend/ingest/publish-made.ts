import { setImmediate } from "node:timers/promises";
import type { Source } from "../store/sources.ts";
import type { Store } from "../store/store.ts";
import type { Making } from "./making.ts";
import { type ProblemsByFile, noteProblems } from "./passes.ts";

/** Publishes what was made of some files, in steps of so many; in between others are answered. Gives how many were parsed. */
export async function publishMade(store: Store, makings: readonly Making[], problems: ProblemsByFile): Promise<number> {
  const sources = makings.flatMap(({ source }): Source[] => (source === null ? [] : [source]));
  if (sources.length === 0) return 0;
  for (const source of sources) noteProblems(problems, source.path, source.problems);
  await store.sources.publish({
    sources,
    documents: makings.flatMap(({ document }) => document ?? []),
    unpublished: makings.flatMap(({ unpublish, source }) => (unpublish && source !== null ? [source.path] : [])),
  });
  await setImmediate();
  return sources.length;
}
