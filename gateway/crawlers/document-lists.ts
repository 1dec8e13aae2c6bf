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
}

/** The page size of everything that reads whole lists: the same one, so that they share cache entries. */
export const listLimit = 100;

/** Pages read of one list; the documents beyond them are not considered. */
const pagesMax = 50;

const DocumentList = parse(`query DocumentList($type: ID!, $page: Int!, $limit: Int!) {
  documents(type: $type, page: $page, limit: $limit) {
    items { slug path subject metaDescription datePublished lastUpdated featuredImage { url } }
    pagination { totalItems }
  }
}`);
const Listed = z.object({
  documents: z.object({ items: z.array(ListedDocument), pagination: z.object({ totalItems: z.number() }) }),
});

/** Reads one page of the documents of a type by its id, in the order of the type; null when it cannot be read. */
export async function readListPage({ execute }: SharedExecution, type: string, page = 1): Promise<ListPage | null> {
  const { data, errors } = await execute(DocumentList, { type, page, limit: listLimit });
  const documents = errors.length > 0 ? undefined : Listed.safeParse(data).data?.documents;
  return documents === undefined ? null : { documents: documents.items, total: documents.pagination.totalItems };
}

/**
 * The first page of a type's documents, with their number also where the backend does not say it: such a list seems to have one more than was read. Null
 * when a page cannot be read.
 */
export async function readCountedList(execution: SharedExecution, type: string): Promise<ListPage | null> {
  const first = await readListPage(execution, type);
  if (first === null || first.total !== listLimit + 1) return first;
  const all = await readWholeList(execution, type);
  return all && { ...first, total: all.length };
}

/** Reads all documents of a type, up to 5,000; null when a page cannot be read. */
export async function readWholeList(
  execution: SharedExecution,
  type: string,
): Promise<readonly ListedDocument[] | null> {
  const first = await readListPage(execution, type);
  if (first === null) return null;
  const pages = Math.min(pagesMax, Math.ceil(first.total / listLimit));
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readListPage(execution, type, index + 2)),
  );
  const read = [first, ...rest];
  // Some backends do not say how many documents there are, only that there are more: their totals grow from page to page.
  for (let last = read.at(-1); last && read.length < pagesMax && hasMore(last, read.length); last = read.at(-1))
    read.push(await readListPage(execution, type, read.length + 1));
  const all = read.map((page) => page?.documents ?? null);
  return all.every((documents) => documents !== null) ? all.flat() : null;
}

function hasMore({ total, documents }: ListPage, page: number): boolean {
  return total > page * listLimit && documents.length > 0;
}
