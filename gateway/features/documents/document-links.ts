import type { GatewayContext } from "../../graphql/context.ts";
import type { MappedDocumentLink } from "../navigation/mapped.ts";
import { badArgument } from "../bad-argument.ts";

/** Links to the documents of a type: all of them, or up to `limit` around one. */
export async function documentLinks(
  context: GatewayContext,
  wireDocType: string,
  around: string | null,
  limit: number | null,
): Promise<readonly MappedDocumentLink[]> {
  if (limit === null) return context.documents.allOfType(wireDocType);
  if (limit < 1) throw badArgument(`limit must be 1 or more, got ${limit}.`);
  const tree = await context.navigation.treeReader();
  if (tree === null) return windowAround(await context.documents.allOfType(wireDocType), around, limit);
  const beside = around === null ? null : await tree.around("type", wireDocType, around, limit);
  return beside?.docs ?? (await tree.docs("type", wireDocType, { offset: 0, limit }))?.items ?? [];
}

/** Up to `limit` items of a list, with one of them about in the middle; the first ones where it is not in the list. */
function windowAround<T extends { readonly slug: string }>(
  all: readonly T[],
  slug: string | null,
  limit: number,
): readonly T[] {
  const at = all.findIndex((one) => one.slug === slug);
  const first = Math.max(0, Math.min(at - Math.floor(limit / 2), all.length - limit));
  return all.slice(first, first + limit);
}
