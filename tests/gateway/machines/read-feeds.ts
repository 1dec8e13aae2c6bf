import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect } from "vitest";
import { getFile } from "./get-file.ts";

/** The items of all three formats, in a common form. */
export async function readAll(where: { readonly url: string }, what: string) {
  const [rss, atom, feed] = await Promise.all(
    ["rss", "atom", "json"].map((ending) => getFile(where, `/feeds/${what}.${ending}`)),
  );
  expect([rss, atom, feed].map((file) => file?.type)).toEqual([
    "application/rss+xml; charset=utf-8",
    "application/atom+xml; charset=utf-8",
    "application/feed+json; charset=utf-8",
  ]);
  return {
    rss: parseRssFeed(rss?.text ?? ""),
    atom: parseAtomFeed(atom?.text ?? ""),
    json: parseJsonFeed(feed?.text ?? ""),
    texts: { rss: rss?.text ?? "", atom: atom?.text ?? "", json: feed?.text ?? "" },
  };
}
