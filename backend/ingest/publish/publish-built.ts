import { setImmediate } from "node:timers/promises";
import { withheld } from "../../../content-folder/problem.ts";
import type { Source } from "../../store/sources.ts";
import { StoreUnavailableError, ValueRefusedError } from "../../store/errors.ts";
import { isStoreFault } from "../../store/sqlite/faults.ts";
import type { Store } from "../../store/store.ts";
import type { BuiltDocument } from "../read/build-document.ts";
import { noteProblems } from "./ingest-parts.ts";
import type { ProblemsByFile } from "./ingest-parts.ts";

/** Publishes a batch of built files, then yields to other requests. Returns the number of files parsed. */
export async function publishBuilt(
  store: Store,
  built: readonly BuiltDocument[],
  problems: ProblemsByFile,
): Promise<number> {
  const published = await publishSafely(store, built);
  for (const source of published) noteProblems(problems, source.path, source.problems);
  if (published.length > 0) await setImmediate();
  return published.length;
}

/**
 * If the store rejects a document, for example because a word exceeds its index limit, that document is isolated and left out; the rest is published. Throws where
 * the store itself fails.
 */
async function publishSafely(store: Store, built: readonly BuiltDocument[]): Promise<readonly Source[]> {
  try {
    return await publish(store, built);
  } catch (error) {
    const [only, ...others] = built;
    if (others.length > 0) {
      const sources: Source[] = [];
      for (const document of built) sources.push(...(await publishSafely(store, [document])));
      return sources;
    }
    if (only === undefined || only.document === null || only.source === null) throw error;
    // The scan fails, and is tried again.
    if (error instanceof StoreUnavailableError || isStoreFault(error)) throw error;
    const isRefused = error instanceof ValueRefusedError;
    const message = isRefused
      ? error.message
      : `the store rejects it: ${error instanceof Error ? error.message : String(error)}`;
    // If the store accepts no writes at all, this fails as well.
    return publish(store, [
      {
        source: {
          ...only.source,
          state: isRefused ? "refused" : "broken",
          problems: [...only.source.problems, { file: only.source.path, ...withheld("unreadable", 1, message) }],
        },
        document: null,
        unpublish: false,
      },
    ]);
  }
}

async function publish(store: Store, built: readonly BuiltDocument[]): Promise<readonly Source[]> {
  const sources = built.flatMap(({ source }): Source[] => (source === null ? [] : [source]));
  if (sources.length === 0) return [];
  await store.sources.publish({
    sources,
    documents: built.flatMap(({ document }) => document ?? []),
    unpublished: built.flatMap(({ unpublish, source }) => (unpublish && source !== null ? [source.path] : [])),
  });
  return sources;
}
