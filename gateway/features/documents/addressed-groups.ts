import { DocsApiError } from "../../docs-api/docs-api-error.ts";
import { uniqueBySlug } from "../../docs-api/payloads/unique-by-slug.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import type { GroupDetail } from "../navigation/group-slugs.ts";

/**
 * The types or tags of a document with the slugs of their pages, each page once. While the navigation fails, the slugs of the document: they are those of
 * the pages as a rule.
 */
export async function addressedGroups(
  kind: "types" | "tags",
  details: readonly GroupDetail[],
  { navigation }: Pick<GatewayContext, "navigation">,
): Promise<readonly GroupDetail[]> {
  if (details.length === 0) return [];
  try {
    const slugOf = await navigation.slugsOf(kind);
    return uniqueBySlug(details.map((detail) => ({ ...detail, slug: slugOf?.(detail) ?? detail.slug })));
  } catch (error) {
    if (!(error instanceof DocsApiError)) throw error;
    return uniqueBySlug(details);
  }
}
