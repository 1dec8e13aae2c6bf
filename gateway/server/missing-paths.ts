import type { CountedPath, MissingPathCalls } from "../docs-api/calls/missing-paths.ts";

/** Counts the addresses that lead nowhere, and tells them to the backend from time to time. */
export interface MissingPaths {
  /** Counts one answer of 404. Cheap: it is called for hits too. */
  readonly count: (url: string) => void;
  /** Tells what is left. */
  readonly stop: () => Promise<void>;
}

const tellAfterMs = 10_000;
/** As many as one call may tell. In a flood of strange addresses further ones are not counted until these are told. */
const waitingMax = 200;
const pathLengthMax = 300;

/** Files that programs probe for on every site of the web: nobody who reads follows a link to them. */
const probes = /\/\.|\.(?!xml$|md$|html?$)[a-z0-9]{1,5}$/i;

/** Builds the counter of one gateway. What it has counted and not yet told is lost when the process crashes. */
export const createMissingPaths = (docsApi: MissingPathCalls, report: (bug: unknown) => void): MissingPaths => {
  const waiting = new Map<string, number>();
  let isWanted = true;
  let timer: NodeJS.Timeout | undefined;
  const tell = async (): Promise<void> => {
    timer = undefined;
    const paths: readonly CountedPath[] = [...waiting].map(([path, count]) => ({ path, count }));
    waiting.clear();
    if (paths.length === 0) return;
    const outcome = await docsApi.addMissingPaths(paths);
    if (outcome === "refused") isWanted = false;
    if (outcome === "failed") for (const { path, count } of paths) add(path, count);
  };
  const add = (path: string, count: number): void => {
    const known = waiting.get(path);
    if (known === undefined && waiting.size >= waitingMax) return;
    waiting.set(path, (known ?? 0) + count);
    timer ??= setTimeout(() => {
      tell().catch(report);
    }, tellAfterMs).unref();
  };
  return {
    count: (url) => {
      const path = pathOf(url);
      if (isWanted && path !== null) add(path, 1);
    },
    stop: async () => {
      clearTimeout(timer);
      if (isWanted) await tell();
      isWanted = false;
      clearTimeout(timer);
    },
  };
};

/** Without the query, which may hold what is nobody's business; null for what is not worth counting. */
const pathOf = (url: string): string | null => {
  const path = (url.split(/[?#]/)[0] ?? "").replace(/(?<=.)\/+$/, "");
  return path.length > pathLengthMax || !/^\/[^/]/.test(path) || probes.test(path) ? null : path;
};
