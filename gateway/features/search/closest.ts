import type { GatewayContext } from "../../graphql/context.ts";
import { badArgument } from "../bad-argument.ts";
import type { MappedDocument } from "../documents/mapped.ts";
import { slugIndexOf } from "./slug-indexes.ts";

const termLengthMax = 100;
const limitMax = 12;

/** The document of a slug, or those that its words find. */
export const closestDocuments = async (
  slug: string,
  limit: number,
  context: GatewayContext,
): Promise<readonly MappedDocument[]> => {
  assertLimit(limit);
  if (slug.trim() === "") return [];
  const document = await context.documents.bySlug.load(slug);
  if (document !== null) return [document];
  const term = wordsOfSlug(slug);
  if (term === "") return [];
  const { found } = await context.freshness.record(
    context.docsApi.search({ term, docType: null, purpose: "address", page: 1, limit }),
  );
  return found.length > 0 ? found.map((result) => result.document) : nearestDocuments(slug, limit, context);
};

/** For a backend whose search takes no typing errors: the documents whose slugs are spelt most like the one asked for, among those that the navigation names. */
const nearestDocuments = async (
  slug: string,
  limit: number,
  { navigation, documents }: GatewayContext,
): Promise<readonly MappedDocument[]> => {
  // Such a backend's search takes typing errors by itself.
  if ((await navigation.levels()) !== null) return [];
  const index = await slugIndexOf(await navigation.types());
  const found = await documents.bySlug.loadMany(index.nearest(slug, limit));
  return found.filter((document): document is MappedDocument => document !== null && !(document instanceof Error));
};

/** Refuses a number of documents that is none, or too many. */
export const assertLimit = (limit: number): void => {
  if (limit < 1 || limit > limitMax) throw badArgument(`limit must be 1 to ${limitMax}, got ${limit}.`);
};

/** @example wordsOfSlug("point-a-domian.html") // "point a domian html" */
const wordsOfSlug = (slug: string): string =>
  slug
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, termLengthMax);
