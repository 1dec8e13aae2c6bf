import { nameSlug } from "../../../addresses/name-slug.ts";
import { DocsApiError } from "../../docs-api/docs-api-error.ts";
import type { GatewayContext } from "../../graphql/context.ts";

type CategoryContext = Pick<GatewayContext, "navigation" | "freshness">;

/**
 * The slug of a topic's category, by its name: the slug of the name, but for the id behind it where categories of a backend clash. While the backend fails,
 * the slug of the name: a link that leads there as a rule, in an answer that is not kept.
 */
export async function topicSlug(category: string, { navigation, freshness }: CategoryContext): Promise<string> {
  const slug = nameSlug(category);
  try {
    if (await navigation.treeReader()) return slug;
    return (await navigation.categoryTree()).find(({ name }) => name === category)?.slug ?? slug;
  } catch (error) {
    if (!(error instanceof DocsApiError)) throw error;
    freshness.leaveOut();
    return slug;
  }
}
