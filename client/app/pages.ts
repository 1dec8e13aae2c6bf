import type { PageModule } from "../data/page.ts";
import { withinLimit } from "../time/time-limit.ts";
import type { Route } from "./routes.ts";

/** The code of the pages: loaded once each, and from then on there at once. */
export interface Pages {
  /** The page of a route if its code is here; null while it is not. */
  readonly peek: (route: Route) => PageModule | null;
  /** Loads the page of a route. Concurrent calls share one load; a failed one, or one that takes too long, may be tried again. */
  readonly load: (route: Route) => Promise<PageModule>;
  /** Loads the page of a route that has to be shown: a failed load leaves the application. Every call gives the same promise. */
  readonly need: (route: Route) => Promise<PageModule>;
}

/** Builds the store of page code of one tab, or of the server. `leave` is called when code that has to be shown cannot be had. */
export const createPages = (leave?: () => void): Pages => {
  const loaded = new Map<Route["file"], PageModule>();
  const loading = new Map<Route["file"], Promise<PageModule>>();
  const needed = new Map<Route["file"], Promise<PageModule>>();

  const start = async ({ file, load }: Route): Promise<PageModule> => {
    try {
      const page = await withinLimit(load);
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
      leave();
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
};

/** The page before stays on the screen until the browser has the next one. */
const untilGone = new Promise<never>(() => undefined);
