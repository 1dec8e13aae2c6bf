import type { Door } from "../answers/door.ts";
import type { FillPage } from "../pages/page-fill.ts";

/** Paths that are not pages. */
const reserved = /^\/(?:graphql|assets|media|operations|playground)(?:\/|$)|^\/(?:mark\.svg|sw\.js)$/;

const rememberedMax = 2_000;
const rememberedLengthMax = 300;

/**
 * The door for pages. The key is the normalised address: no trailing slash, only the parameters that the page knows, in fixed
 * order; and the page is made of it alone.
 */
export const createPageDoor = (fillPage: FillPage, addressOf: (pathname: string, search: string) => string): Door => {
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
      return address === null ? null : { key: `page ${address}`, fill: () => fillAddress(fillPage, address) };
    },
  };
};

const fillAddress = (fillPage: FillPage, address: string): ReturnType<FillPage> => {
  const at = address.indexOf("?");
  return at === -1 ? fillPage(address, "") : fillPage(address.slice(0, at), address.slice(at));
};

/**
 * A path however it was encoded, in the one way of our own links. What cannot be decoded stays as it came.
 *
 * @example encodedAnew("/%61rticle/a%2Fb") // "/article/a%2Fb"
 */
const encodedAnew = (path: string): string => {
  try {
    return path.split("/").map((part) => encodeURIComponent(decodeURIComponent(part))).join("/");
  } catch {
    return path;
  }
};
