import type { Route, Match } from "../answers/route.ts";
import { lastingAnswer } from "../answers/answer.ts";
import type { FeedFills, FeedRequest } from "./feeds/feed-fills.ts";
import type { LlmsFills } from "./llms/llms-fills.ts";
import type { FillPage } from "../answers/fill-page.ts";
import { decodedOrNull } from "../../addresses/percent-decoding.ts";
import { normalisedPath } from "../../addresses/normalised-path.ts";

/** The route for llms.txt and llms-full.txt, which language models read first. */
export function createLlmsRoute(fills: LlmsFills): Route {
  return {
    name: "llms",
    match: ({ method, path: sent, search }) => {
      if (method !== "GET") return null;
      const path = normalisedPath(sent);
      if (path === "/llms.txt") return { key: "llms", fill: fills.map };
      if (path !== "/llms-full.txt") return null;
      const page = pageOf(search);
      return { key: `llms-full ${page}`, fill: () => fills.full(page) };
    },
  };
}

/** The route for the file that proves to search engines that we own the key (indexnow.org). */
export function createKeyRoute(key: string): Route {
  return {
    name: "indexnow",
    match: ({ method, path }) =>
      method === "GET" && path === `/${key}.txt`
        ? {
            key: "indexnow",
            fill: () => Promise.resolve(lastingAnswer(key, { "content-type": "text/plain; charset=utf-8" })),
          }
        : null,
  };
}

/** The route for feeds. A feed that does not exist is the 404 page. */
export function createFeedRoute(fills: FeedFills, fillPage: FillPage): Route {
  return {
    name: "feeds",
    match: ({ method, path: sent }): Match | null => {
      const path = normalisedPath(sent);
      const request = method === "GET" && path.startsWith("/feeds/") ? toFeedRequest(path) : null;
      if (request === null) return null;
      return {
        key: `feed ${request.format} ${request.path}`,
        fill: async (maySearch) =>
          (await fills.feed(request)) ?? fillPage(`${request.path}.${request.format}`, "", maySearch),
      };
    },
  };
}

/** The page number in a query string; 1 where it has none. */
function pageOf(search: string): number {
  const given = new URLSearchParams(search).get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}

const feedPath = /^(\/feeds\/(?:(all|changelog)|(type|tag|author|category)\/([^/]+)(?:\/([^/]+))?))\.(rss|atom|json)$/;

function toFeedRequest(encoded: string): FeedRequest | null {
  const [, path = "", alone, kind, key = "", subcategory, ending] = feedPath.exec(encoded) ?? [];
  const format = ending === "rss" || ending === "atom" || ending === "json" ? ending : null;
  if (format === null) return null;
  if (alone === "changelog") return { subject: "changelog", format, path };
  if (alone === "all") return { subject: { kind: "all", key: "", subcategory: null }, format, path };
  if (kind !== "type" && kind !== "tag" && kind !== "author" && kind !== "category") return null;
  if (subcategory !== undefined && kind !== "category") return null;
  const named = [key, ...(subcategory === undefined ? [] : [subcategory])].map(decodedOrNull);
  const [first, second = null] = named;
  // The address may contain a stray percent sign.
  if (first === undefined || first === null || named.includes(null)) return null;
  return { subject: { kind, key: first, subcategory: second }, format, path };
}
