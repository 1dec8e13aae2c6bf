import type { Door } from "../answers/door.ts";
import type { FillPage } from "../pages/page-fill.ts";

/** Paths that are not pages. */
const reserved = /^\/(?:graphql|assets|media|operations|playground)(?:\/|$)|^\/mark\.svg$/;

const rememberedMax = 2_000;
const rememberedLengthMax = 300;

/**
 * The door for pages. The key is the normalised address: no trailing slash, only the parameters that the page knows, in fixed
 * order; and the page is made of it alone.
 */
export const createPageDoor = (fillPage: FillPage, addressOf: (pathname: string, search: string) => string): Door => {
  const keys = new Map<string, string | null>();

  /** Finding a route costs more than the rest of a hit, so what is asked for again is remembered. */
  const keyOf = (path: string, search: string): string | null => {
    const url = path + search;
    const known = keys.get(url);
    if (known !== undefined) return known;
    const key = reserved.test(path) ? null : `page ${addressOf(path, search)}`;
    if (url.length <= rememberedLengthMax) {
      if (keys.size >= rememberedMax) keys.clear();
      keys.set(url, key);
    }
    return key;
  };

  return {
    name: "page",
    match: ({ method, path, search }) => {
      const key = method === "GET" ? keyOf(path, search) : null;
      return key === null ? null : { key, fill: () => fillPage(path, search) };
    },
  };
};
