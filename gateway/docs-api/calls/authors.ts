import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched, PageRequest } from "../cache/fetched.ts";
import { toPage } from "../payloads/pagination.ts";
import { AuthorPayload } from "../payloads/document.ts";
import type { AuthorListPayload } from "../payloads/document.ts";
import { listOf } from "../payloads/tolerant.ts";

/** Reading authors. */
export interface AuthorCalls {
  /** One page of the authors. */
  fetchAuthors(page: PageRequest): Promise<Fetched<AuthorListPayload>>;
}

/** Builds the call that reads authors. */
export const createAuthorCalls = (caller: DocsApiCaller): AuthorCalls => ({
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
});

const AuthorListShape = z.union([
  z.object({ results: z.array(z.unknown()).nullable() }).transform(({ results }) => results),
  z.object({ authors: z.array(z.unknown()).nullable() }).transform(({ authors }) => authors),
]);

const toAuthorList = (json: unknown, asked: PageRequest): AuthorListPayload => {
  const { items, pagination } = toPage(AuthorListShape.parse(json) ?? [], json, asked);
  return { authors: listOf(AuthorPayload).parse(items), pagination };
};
