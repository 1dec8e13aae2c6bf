import type { GatewayContext } from "../../graphql/context.ts";
import { isDocument } from "./mapped.ts";
import type { MappedDocument } from "./mapped.ts";

/**
 * The documents with these slugs, read one by one, concurrently. Those that fail are left out, and the answer is not kept.
 *
 * @throws The failure, when every document fails.
 */
export async function foundDocuments(
  { documents, freshness }: Pick<GatewayContext, "documents" | "freshness">,
  slugs: readonly string[],
): Promise<readonly MappedDocument[]> {
  const found = await documents.bySlug.loadMany(slugs);
  const failures = found.filter((one) => one instanceof Error);
  if (failures.length > 0) {
    if (failures.length === found.length) throw failures[0];
    freshness.leaveOut();
  }
  return found.filter(isDocument);
}
