import type { GatewayContext } from "../../graphql/context.ts";
import { badArgument } from "../bad-argument.ts";
import { foundDocuments } from "../documents/found-documents.ts";
import type { MappedDocument } from "../documents/mapped.ts";
import { slugIndexOf } from "./slug-indexes.ts";
import { termLengthMax } from "./term-length.ts";

const limitMax = 12;

/** The document with a slug, or those that the slug's words find. */
export async function closestDocuments(
  slug: string,
  limit: number,
  context: GatewayContext,
): Promise<readonly MappedDocument[]> {
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
}

/**
 * For a backend whose search does not tolerate typing errors: among the documents of the navigation, those whose slugs are
 * spelt most like the one requested.
 */
async function nearestDocuments(
  slug: string,
  limit: number,
  context: GatewayContext,
): Promise<readonly MappedDocument[]> {
  // A backend that serves the tree one level at a time has a search that tolerates typing errors.
  if ((await context.navigation.treeReader()) !== null) return [];
  const index = await slugIndexOf(await context.navigation.types());
  return foundDocuments(context, await index.nearest(slug, limit));
}

/** @throws GraphQLError (`BAD_USER_INPUT`) for a limit that is not 1 to 12. */
export function assertLimit(limit: number): void {
  if (limit < 1 || limit > limitMax) throw badArgument(`limit must be 1 to ${limitMax}, got ${limit}.`);
}

/**
 * The words of a slug: of an address longer than a search may be, the first ones.
 *
 * @example wordsOfSlug("point-a-domian.html") // "point a domian html"
 */
function wordsOfSlug(slug: string): string {
  const words = slug.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  if (words.length <= termLengthMax) return words;
  const end = words.lastIndexOf(" ", termLengthMax);
  return words.slice(0, end === -1 ? termLengthMax : end);
}
