import type { MaySearch } from "../answers/answer.ts";
import type { Door, RateLimited } from "../answers/door.ts";
import type { FillPage } from "../pages/page-fill.ts";
import { encodedAnew } from "./normalised-path.ts";

/** Paths that are not pages. */
const reserved = /^\/(?:graphql|mcp|assets|media|operations|playground)(?:\/|$)|^\/(?:mark\.svg|sw\.js)$/;

const rememberedMax = 2_000;
const rememberedLengthMax = 300;

export interface PageDoorParts {
  readonly fillPage: FillPage;
  /** Makes a page for a visitor who may not search now. */
  readonly fillWithoutSearch: FillPage;
  readonly addressOf: (pathname: string, search: string) => string;
}

/** Results of a search, at the address that `addressOf` gives them. */
const resultsPath = /^\/search\?(?:.*&)?q=/;

/**
 * The door for pages. The key is the normalised address: no trailing slash, only the parameters that the page knows, in fixed
 * order; and the page is made of it alone.
 */
export const createPageDoor = ({ fillPage, fillWithoutSearch, addressOf }: PageDoorParts): Door => {
  const addresses = new Map<string, string | null>();

  /** Finding a route costs more than the rest of a hit, so what is asked for again is remembered. */
  const knownAddressOf = (path: string, search: string): string | null => {
    const url = path + search;
    const known = addresses.get(url);
    if (known !== undefined) return known;
    const address = reserved.test(path) ? null : addressOf(encodedAnew(path), search);
    if (url.length <= rememberedLengthMax) {
      if (addresses.size >= rememberedMax) addresses.clear();
      addresses.set(url, address);
    }
    return address;
  };

  return {
    name: "page",
    match: ({ method, path, search }) => {
      const address = method === "GET" ? knownAddressOf(path, search) : null;
      if (address === null) return null;
      const match = {
        key: `page ${address}`,
        fill: (maySearch?: MaySearch) => fillAddress(fillPage, address, maySearch),
      };
      return resultsPath.test(address)
        ? { ...match, rateLimited: rateLimitedResults(() => fillAddress(fillWithoutSearch, address)) }
        : match;
    },
  };
};

/** The page is there for a visitor who may not search now, with the reason in the place of the results. */
const rateLimitedResults = (fill: () => ReturnType<FillPage>): RateLimited => ({
  takes: () => [{ of: "search", points: 1 }],
  refuse: async (_of, retryAfterSeconds) => {
    const answer = await fill();
    return {
      ...answer,
      status: 429,
      headers: { ...answer.headers, "cache-control": "no-store", "retry-after": String(retryAfterSeconds) },
      freshUntil: 0,
      usableUntil: 0,
    };
  },
});

const fillAddress = (fillPage: FillPage, address: string, maySearch?: MaySearch): ReturnType<FillPage> => {
  const at = address.indexOf("?");
  return at === -1 ? fillPage(address, "", maySearch) : fillPage(address.slice(0, at), address.slice(at), maySearch);
};
