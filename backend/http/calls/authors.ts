import type { AuthorWithCount } from "../../store/authors.ts";
import type { Store } from "../../store/store.ts";
import { ok } from "../answer.ts";
import type { Handler } from "../answer.ts";
import { readPage, toPagination } from "../paging.ts";

/** Lists the authors, page by page. */
export function listAuthors({ authors }: Store): Handler {
  return async ({ query }) => {
    const page = readPage(query);
    const found = await authors.list(page);
    return ok({ results: found.items.map(toRow), pagination: toPagination(page, found) });
  };
}

function toRow({ id, name, designation, image, documentCount, lastPublished }: AuthorWithCount) {
  const role = documentCount === 1 ? "1 Post" : `${documentCount} Posts`;
  return { author: { _id: id, name, role, image, designation }, documentCount, lastPublished };
}
