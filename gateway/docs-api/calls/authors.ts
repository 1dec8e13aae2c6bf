import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched, PageRequest } from "../cache/fetched.ts";
import { toPage } from "../payloads/pagination.ts";
import { AuthorPayload } from "../payloads/author.ts";
import type { AuthorListPayload } from "../payloads/author.ts";
import { listOf } from "../payloads/tolerant.ts";

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
    }),
  };
}

const AuthorListShape = z.union([
  z.object({ results: z.array(z.unknown()).nullable() }).transform(({ results }) => results),
  z.object({ authors: z.array(z.unknown()).nullable() }).transform(({ authors }) => authors),
]);

function toAuthorList(json: unknown, asked: PageRequest): AuthorListPayload {
  const { items, pagination } = toPage(AuthorListShape.parse(json) ?? [], json, asked);
  return { authors: listOf(AuthorPayload).parse(items), pagination };
}
