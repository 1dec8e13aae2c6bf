import { parse } from "graphql";
import { z } from "zod";
import type { SharedExecution } from "../graphql/execute.ts";

const ListedDocument = z.object({
  slug: z.string(),
  path: z.string(),
  subject: z.string(),
  metaDescription: z.string().nullable(),
  datePublished: z.string().nullable(),
  lastUpdated: z.string().nullable(),
  featuredImage: z.object({ url: z.string() }).nullable(),
});

/** A document as listed: without its text. */
export type ListedDocument = Readonly<z.output<typeof ListedDocument>>;

/** One page of a type's documents. */
export interface ListPage {
  readonly documents: readonly ListedDocument[];
  readonly total: number;
  /** Documents per page: a backend may send fewer than are asked for. */
  readonly limit: number;
  readonly pages: number;
  readonly hasNext: boolean;
}

/** The page size asked for by everything that reads whole lists: the same one, so that they share cache entries. */
const listLimit = 100;

/** Pages read of one list; the documents beyond them are not considered. */
const pagesMax = 50;

const DocumentList = parse(`query DocumentList($type: ID!, $page: Int!, $limit: Int!) {
  documents(type: $type, page: $page, limit: $limit) {
    items { slug path subject metaDescription datePublished lastUpdated featuredImage { url } }
    pagination { totalItems limit totalPages hasNextPage }
  }
}`);
const Pagination = z.object({
  totalItems: z.number(),
  limit: z.number(),
  totalPages: z.number(),
  hasNextPage: z.boolean(),
});
const Listed = z.object({ documents: z.object({ items: z.array(ListedDocument), pagination: Pagination }) });

/** Reads one page of the documents of a type by its id, in the order of the type; null when it cannot be read. */
export async function readListPage({ execute }: SharedExecution, type: string, page = 1): Promise<ListPage | null> {
  const { data, errors } = await execute(DocumentList, { type, page, limit: listLimit });
  const documents = errors.length > 0 ? undefined : Listed.safeParse(data).data?.documents;
  if (documents === undefined) return null;
  const { items, pagination } = documents;
  const { totalItems: total, limit, totalPages: pages, hasNextPage: hasNext } = pagination;
  // Some backends say less than they send.
  return { documents: items, total, limit: Math.max(limit, items.length), pages, hasNext };
}

/**
 * The first page of a type's documents, with their number also where the backend does not say it: such a list seems to have one more than was read. Null
 * when a page cannot be read.
 */
export async function readCountedList(execution: SharedExecution, type: string): Promise<ListPage | null> {
  const first = await readListPage(execution, type);
  if (first === null || first.total !== first.limit + 1) return first;
  const all = await readWholeList(execution, type);
  return all && { ...first, total: all.length };
}

/** Reads all documents of a type, each once, up to `pagesMax` pages; null when a page cannot be read. */
export async function readWholeList(
  execution: SharedExecution,
  type: string,
): Promise<readonly ListedDocument[] | null> {
  const first = await readListPage(execution, type);
  if (first === null) return null;
  const known = Math.min(pagesMax, first.pages);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, known - 1) }, (_, index) => readListPage(execution, type, index + 2)),
  );
  const documents = new Map<string, ListedDocument>();
  /** Whether there was anything new: a backend that ignores the number of the page repeats itself. */
  const add = (page: ListPage): boolean => {
    const before = documents.size;
    for (const document of page.documents) if (!documents.has(document.slug)) documents.set(document.slug, document);
    return documents.size > before;
  };
  let last: ListPage = first;
  for (const page of [first, ...rest]) {
    if (page === null) return null;
    add(page);
    last = page;
  }
  // Some backends do not say how many pages there are, only that there is another one.
  for (let read = 1 + rest.length; last.hasNext && read < pagesMax; read += 1) {
    const next = await readListPage(execution, type, read + 1);
    if (next === null) return null;
    if (!add(next)) break;
    last = next;
  }
  return [...documents.values()];
}
