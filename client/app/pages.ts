import type { PageModule } from "../data/page.ts";
import { withinLimit } from "../time/time-limit.ts";
import type { Route } from "./route.ts";

/** The code of the pages, each loaded once. */
export interface Pages {
  /** The page of a route if its code is loaded, else null. */
  readonly peek: (route: Route) => PageModule | null;
  /** Loads the page of a route. Concurrent calls share one load; one that failed or timed out may be retried. */
  readonly load: (route: Route) => Promise<PageModule>;
  /** Loads a page that must be shown: if that fails, calls `leave`. Every call returns the same promise. */
  readonly need: (route: Route) => Promise<PageModule>;
}

/** Creates the page store of one tab, or of the server. `leave` is called with the file of a page that must be shown when its code cannot be loaded. */
export function createPages(leave?: (file: Route["file"]) => void): Pages {
  const loaded = new Map<Route["file"], PageModule>();
  const loading = new Map<Route["file"], Promise<PageModule>>();
  const needed = new Map<Route["file"], Promise<PageModule>>();

  const start = async ({ file, load }: Route): Promise<PageModule> => {
    try {
      const { page } = await withinLimit(load);
      loaded.set(file, page);
      return page;
    } finally {
      loading.delete(file);
    }
  };

  const load = (route: Route): Promise<PageModule> => {
    const known = loading.get(route.file) ?? start(route);
    if (!loaded.has(route.file)) loading.set(route.file, known);
    return known;
  };

  const loadOrLeave = async (route: Route): Promise<PageModule> => {
    try {
      return await load(route);
    } catch (error) {
      if (!leave) throw error;
      needed.delete(route.file);
      leave(route.file);
      return untilGone;
    }
  };

  return {
    peek: ({ file }) => loaded.get(file) ?? null,
    load,
    need: (route) => {
      const known = needed.get(route.file) ?? loadOrLeave(route);
      needed.set(route.file, known);
      return known;
    },
  };
}

/** Never settles: the previous page stays on screen until the browser has loaded the next one. */
const untilGone = new Promise<never>(() => undefined);
