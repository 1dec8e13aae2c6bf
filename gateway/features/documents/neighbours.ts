import type { DocumentPayload } from "../../docs-api/payloads/document.ts";
import type { Neighbour } from "../../generated/schema.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { documentPath } from "./document-path.ts";
import { filledLink } from "./filled-documents.ts";

/**
 * The document after (`steps` 1) or before (-1) a document in its section of the tree, or, where it is in none, among the
 * documents of its type; null at the end. The navigation has only subjects and slugs, so the neighbour's type, and with it
 * its address, is looked up among the types.
 */
export async function neighbourOf(
  { slug }: Pick<DocumentPayload, "slug">,
  steps: 1 | -1,
  { navigation, site }: GatewayContext,
): Promise<Neighbour | null> {
  const position = await (await navigation.treeReader())?.position(slug);
  if (position) {
    const beside = steps === 1 ? position.next : position.previous;
    return beside && { subject: beside.subject, path: documentPath(site.types, beside.docType, beside.slug) };
  }
  const section = (await navigation.sectionOf(slug)) ?? (await navigation.typeOf(slug))?.docs ?? [];
  const at = section.findIndex((doc) => doc.slug === slug);
  const neighbour = at === -1 ? undefined : section[at + steps];
  if (neighbour === undefined) return null;
  const docType = (await navigation.typeOf(neighbour.slug))?.slug ?? null;
  return {
    subject: filledLink({ ...neighbour, docType }, site).subject,
    path: documentPath(site.types, docType, neighbour.slug),
  };
}
