import { z } from "zod";
import { toPage } from "../payloads/pagination.ts";
import type { PageRequest } from "../cache/fetched.ts";
import { DocumentPayload } from "../payloads/document.ts";
import type { DocumentListPayload } from "../payloads/document.ts";
import { listOf } from "../payloads/tolerant.ts";

const documents = listOf(DocumentPayload);
const oneOrMore = z.union([documents, DocumentPayload.transform((document) => [document])]);

/** The answer for a single document: a list, of which the first item is used; a bare object is accepted too. */
const FirstDocument = z.object({ doc: z.unknown() });

/**
 * The first document of an answer; null when it has none.
 *
 * @throws {z.ZodError} when the answer has no `doc`.
 */
export function toFirstDocument(json: unknown): DocumentPayload | null {
  const { doc } = FirstDocument.parse(json);
  return oneOrMore.parse(doc)[0] ?? null;
}

/** Every list shape that backends send, as a list of raw items. */
const DocumentListShape = z.union([
  z.object({ doc: z.array(z.unknown()).nullable() }).transform(({ doc }) => doc),
  z.object({ posts: z.array(z.unknown()).nullable() }).transform(({ posts }) => posts),
  z
    .object({ results: z.object({ allDocs: z.array(z.unknown()).nullable() }) })
    .transform(({ results }) => results.allDocs),
]);

/**
 * One page of documents, from any of the shapes that backends send.
 *
 * @throws {z.ZodError} when the answer contains no list.
 */
export function toDocumentList(json: unknown, asked: PageRequest): DocumentListPayload {
  const { items, pagination } = toPage(DocumentListShape.parse(json) ?? [], json, asked);
  return { docs: documents.parse(items), pagination };
}
