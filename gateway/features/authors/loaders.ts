import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { AuthorListPayload, AuthorPayload } from "../../docs-api/payloads/author.ts";
import type { Freshness } from "../../graphql/freshness.ts";

/** Reads authors for one request. */
export interface AuthorLoaders {
  readonly page: (page: number, limit: number) => Promise<AuthorListPayload>;
  /** The author with this id; null when there is none. The contract has no call for one author, so the list is searched page by page. */
  readonly byId: (id: string) => Promise<AuthorPayload | null>;
}

const walkLimit = 100;
const walkedPagesMax = 20;

/** Builds the loaders of one request. */
export function createAuthorLoaders(docsApi: DocsApi, freshness: Freshness): AuthorLoaders {
  const load = async (page: number, limit: number) => freshness.record(docsApi.fetchAuthors({ page, limit }));
  return {
    page: load,
    byId: async (id) => {
      for (let page = 1; page <= walkedPagesMax; page++) {
        const { authors, pagination } = await load(page, walkLimit);
        const found = authors.find(({ _id }) => _id === id);
        if (found) return found;
        if (!pagination.hasNextPage) return null;
      }
      return null;
    },
  };
}
