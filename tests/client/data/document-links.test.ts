import { gql } from "@apollo/client";
import { expect, test } from "vitest";
import { createCache } from "../../../client/data/cache.ts";

const LinksQuery = gql`
  query Links($around: String, $limit: Int!) {
    documentLinks(type: "how-to", around: $around, limit: $limit) {
      slug
    }
  }
`;

/** A cache that holds the links around `b`, and reads of it. */
function cacheOf(slugs: readonly string[], limit: number) {
  const cache = createCache();
  const documentLinks = slugs.map((slug) => ({ __typename: "DocumentLink", slug }));
  cache.writeQuery({ query: LinksQuery, variables: { around: "b", limit }, data: { documentLinks } });
  return (around?: string): readonly string[] | null => {
    const read = cache.readQuery<{ documentLinks: readonly { slug: string }[] }>({
      query: LinksQuery,
      variables: { ...(around === undefined ? {} : { around }), limit },
    });
    return read?.documentLinks.map(({ slug }) => slug) ?? null;
  };
}

test("a whole list serves every document, also one that is not in it, and the list without any", () => {
  const read = cacheOf(["a", "b", "c"], 100);
  for (const around of ["a", "b", "c", "none", undefined]) expect(read(around)).toEqual(["a", "b", "c"]);
});

test("a part of a longer list serves the documents inside it, not those at its ends or outside", () => {
  const read = cacheOf(["a", "b", "c", "d"], 4);
  expect(read("b")).toEqual(["a", "b", "c", "d"]);
  expect(read("c")).toEqual(["a", "b", "c", "d"]);
  expect([read("a"), read("d"), read("z"), read()]).toEqual([null, null, null, null]);
});

test("a document at the end of the whole list, which its own list does not go beyond, is served by it", () => {
  const cache = createCache();
  const documentLinks = ["a", "b"].map((slug) => ({ __typename: "DocumentLink", slug }));
  cache.writeQuery({ query: LinksQuery, variables: { around: "b", limit: 2 }, data: { documentLinks } });
  expect(cache.readQuery({ query: LinksQuery, variables: { around: "b", limit: 2 } })).not.toBeNull();
});
