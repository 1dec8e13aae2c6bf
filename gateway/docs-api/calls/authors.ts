import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched, PageRequest } from "../cache/fetched.ts";
import { toPage } from "../payloads/pagination.ts";
import { AuthorPayload } from "../payloads/author.ts";
import type { AuthorListPayload } from "../payloads/author.ts";
import { listOf } from "../payloads/tolerant.ts";
import { eachPersonOnce } from "../payloads/unique-by-slug.ts";

/** Calls that read authors. */
export interface AuthorCalls {
  /** One page of authors. */
  fetchAuthors(page: PageRequest): Promise<Fetched<AuthorListPayload>>;
}

/** Builds the call that reads authors. */
export function createAuthorCalls(caller: DocsApiCaller): AuthorCalls {
  return {
    fetchAuthors: caller.reads({
      name: "fetchAuthors",
      group: "authors",
      request: ({ page, limit }: PageRequest) => ({
        base: "api",
        path: ["user", "getUserwithDocsCountWithLimit", caller.siteId],
        query: { page, limit },
      }),
      parse: toAuthorList,
      missing: (asked) => toAuthorList({ authors: [] }, asked),
    }),
  };
}

/** A list that is null counts where there is no other. */
const AuthorListShape = z.union([
  z.object({ results: z.array(z.unknown()) }).transform(({ results }) => results),
  z.object({ authors: z.array(z.unknown()) }).transform(({ authors }) => authors),
  z.union([z.object({ results: z.null() }), z.object({ authors: z.null() })]).transform(() => []),
]);

function toAuthorList(json: unknown, asked: PageRequest): AuthorListPayload {
  const sent = AuthorListShape.parse(json);
  const authors = eachPersonOnce(listOf(AuthorPayload).parse(sent));
  const { items, pagination } = toPage(authors, json, asked, sent.length);
  return { authors: items, pagination };
}
