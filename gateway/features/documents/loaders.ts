import DataLoader from "dataloader";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { DocumentListPayload, DocumentPayload } from "../../docs-api/payloads/document.ts";
import type { Freshness } from "../../graphql/freshness.ts";
import { toError } from "./content-loader.ts";
import { fewAtOnce } from "./few-at-once.ts";
import { walkPages } from "./walk-pages.ts";

/** One page of a list that is identified by a key: a type, an author. */
export interface ListKey {
  readonly key: string;
  readonly page: number;
  readonly limit: number;
  /** For a list that shows no texts. */
  readonly content?: "none";
}

/** Reads documents for one request. */
export interface DocumentLoaders {
  /** Whole documents by slug; null for one that does not exist. */
  readonly bySlug: DataLoader<string, DocumentPayload | null>;
  /** Pages of a type's documents, by the backend's name for the type. */
  readonly byType: DataLoader<ListKey, DocumentListPayload, string>;
  /** Pages of an author's documents, by the author's id; null when there is no such author. */
  readonly byAuthor: DataLoader<ListKey, DocumentListPayload | null, string>;
  /** All documents of a type without their texts, page by page, up to a cap. */
  readonly allOfType: (wireDocType: string) => Promise<readonly DocumentPayload[]>;
}

interface DocumentLoaderParts {
  readonly docsApi: DocsApi;
  readonly freshness: Freshness;
  readonly walkedPagesMax: number;
}

const pageLimit = 100;

/** Of one request: it leaves room for those of the other visitors (`docs-api/transport/call-limit.ts`). */
const documentsAtOnce = 20;

/** Builds the loaders of one request. */
export function createDocumentLoaders({ docsApi, freshness, walkedPagesMax }: DocumentLoaderParts): DocumentLoaders {
  const byType = new DataLoader<ListKey, DocumentListPayload, string>(
    (keys) => settled(keys, async ({ key, ...page }) => freshness.record(docsApi.fetchDocumentsOfType(key, page))),
    { name: "documentsByType", cacheKeyFn: listKeyText, maxBatchSize: 100 },
  );
  const inTurn = fewAtOnce(documentsAtOnce);
  return {
    bySlug: new DataLoader(
      (slugs) => settled(slugs, (slug) => inTurn(() => freshness.record(docsApi.fetchDocument(slug)))),
      { name: "documentBySlug", maxBatchSize: 100 },
    ),
    byType,
    byAuthor: new DataLoader<ListKey, DocumentListPayload | null, string>(
      (keys) => settled(keys, async ({ key, ...page }) => freshness.record(docsApi.fetchDocumentsOfAuthor(key, page))),
      { name: "documentsByAuthor", cacheKeyFn: listKeyText, maxBatchSize: 100 },
    ),
    allOfType: (wireDocType) =>
      walkPages((page) => byType.load({ key: wireDocType, page, limit: pageLimit, content: "none" }), walkedPagesMax),
  };
}

function listKeyText({ key, page, limit, content }: ListKey): string {
  return `${page}:${limit}:${content ?? "all"}:${key}`;
}

/** One result or error per key, in the order of the keys: one failed call does not fail the others. */
async function settled<Key, T>(keys: readonly Key[], load: (key: Key) => Promise<T>): Promise<(T | Error)[]> {
  const results = await Promise.allSettled(keys.map(load));
  return results.map((result) => (result.status === "fulfilled" ? result.value : toError(result.reason)));
}
