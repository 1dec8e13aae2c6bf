import { z } from "zod";
import { toPage } from "../payloads/pagination.ts";
import type { PageRequest } from "../cache/fetched.ts";
import { DocumentPayload } from "../payloads/document.ts";
import type { DocumentListPayload } from "../payloads/document.ts";
import { listOf } from "../payloads/tolerant.ts";
import { uniqueBySlug } from "../payloads/unique-by-slug.ts";

const documents = listOf(DocumentPayload);

/** The answer for a single document: a list, of which the first item is used; a bare object is accepted too. */
const FirstDocument = z.object({
  doc: z.union([z.array(z.unknown()), z.looseObject({}).transform((bare) => [bare])]).nullable(),
});

/**
 * The first document of an answer; null when it has none.
 *
 * @throws {z.ZodError} when the answer has no `doc`, or one that is neither a list, nor a document, nor null.
 */
export function toFirstDocument(json: unknown): DocumentPayload | null {
  return documents.parse(FirstDocument.parse(json).doc)[0] ?? null;
}

/** Every list shape that backends send, as a list of raw items. A list that is null counts where there is no other. */
const DocumentListShape = z.union([
  z.object({ doc: z.array(z.unknown()) }).transform(({ doc }) => doc),
  z.object({ posts: z.array(z.unknown()) }).transform(({ posts }) => posts),
  z.object({ results: z.object({ allDocs: z.array(z.unknown()) }) }).transform(({ results }) => results.allDocs),
  z
    .union([
      z.object({ doc: z.null() }),
      z.object({ posts: z.null() }),
      z.object({ results: z.object({ allDocs: z.null() }) }),
    ])
    .transform(() => []),
]);

/**
 * One page of documents, each slug once, from any of the shapes that backends send.
 *
 * @throws {z.ZodError} when the answer contains no list.
 */
export function toDocumentList(json: unknown, asked: PageRequest): DocumentListPayload {
  const sent = DocumentListShape.parse(json);
  const { items, pagination } = toPage(uniqueBySlug(documents.parse(sent)), json, asked, sent.length);
  return { docs: items, pagination };
}

/** One page of the documents of a type. Those that do not say theirs are of the type that was asked for. */
export function toDocumentListOfType(json: unknown, asked: PageRequest & { readonly docType: string }) {
  const { docs, pagination } = toDocumentList(json, asked);
  return { docs: docs.map((document) => withType(document, asked.docType)), pagination };
}

/** A document with its type, or else with this one. */
export function withType(document: DocumentPayload, docType: string): DocumentPayload {
  return document.docType === null ? { ...document, docType } : document;
}
