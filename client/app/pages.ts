import type { PageModule } from "../data/page.ts";
import type { Route } from "./routes.ts";

/** The code of the pages: loaded once each, and from then on there at once. */
export interface Pages {
  /** The page of a route if its code is here; null while it is not. */
  readonly peek: (route: Route) => PageModule | null;
  /** Loads the page of a route. Concurrent calls share one load; a failed one may be tried again. */
  readonly load: (route: Route) => Promise<PageModule>;
}

/** Builds the store of page code of one tab, or of the server. */
export const createPages = (): Pages => {
  const loaded = new Map<Route["file"], PageModule>();
  const loading = new Map<Route["file"], Promise<PageModule>>();

  const start = async ({ file, load }: Route): Promise<PageModule> => {
    try {
      const page = await load();
      loaded.set(file, page);
      return page;
    } finally {
      loading.delete(file);
    }
  };

  return {
    peek: ({ file }) => loaded.get(file) ?? null,
    load: (route) => {
      const known = loading.get(route.file) ?? start(route);
      if (!loaded.has(route.file)) loading.set(route.file, known);
      return known;
    },
  };
};
