import { withoutTrailingSlash } from "../../../addresses/normalised-path.ts";
import type { CountedPath, MissingPathCalls } from "../../docs-api/calls/missing-paths.ts";

/** Counts the addresses that lead nowhere, and reports them to the backend at intervals. */
export interface MissingPaths {
  /** Counts one 404. Cheap: it is called for hits too. */
  readonly count: (url: string) => void;
  /** Reports what is left. */
  readonly stop: () => Promise<void>;
}

const sendAfterMs = 10_000;
/** The most that one call may report. In a flood of odd addresses, further ones are not counted until these are reported. */
const waitingMax = 200;
const pathLengthMax = 300;

/** Files that scanners probe for on every site: no reader follows a link to them. */
const probes = /\/\.|\.(?!xml$|md$|html?$)[a-z0-9]{1,5}$/i;

/** Builds the counter of one gateway. Counts not yet reported are lost if the process crashes. */
export function createMissingPaths(docsApi: MissingPathCalls, report: (bug: unknown) => void): MissingPaths {
  const waiting = new Map<string, number>();
  let isWanted = true;
  let timer: NodeJS.Timeout | undefined;
  const send = async (): Promise<void> => {
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
      send().catch(report);
    }, sendAfterMs).unref();
  };
  return {
    count: (url) => {
      const path = pathOf(url);
      if (isWanted && path !== null) add(path, 1);
    },
    stop: async () => {
      clearTimeout(timer);
      if (isWanted) await send();
      isWanted = false;
      clearTimeout(timer);
    },
  };
}

/** The path without the query, which may hold personal data; null if it is not worth counting. */
function pathOf(url: string): string | null {
  const path = withoutTrailingSlash(url.split(/[?#]/)[0] ?? "");
  return path.length > pathLengthMax || !/^\/[^/]/.test(path) || probes.test(path) ? null : path;
}
