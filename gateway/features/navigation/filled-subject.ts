import { hasPlaceholder } from "../../../addresses/placeholders.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { filledLink } from "../documents/filled-documents.ts";

/**
 * A title from the navigation, with its placeholders filled like those of the document itself. The navigation may have a
 * hundred thousand titles, so one is filled only where it is shown.
 */
export function filledSubject(
  subject: string,
  slug: string,
  { navigation, site }: GatewayContext,
): string | Promise<string> {
  if (!hasPlaceholder(subject)) return subject;
  const filledAs = (docType: string | null): string => filledLink({ subject, slug, docType }, site).subject;
  return navigation.typeOf(slug).then(
    (type) => filledAs(type?.slug ?? null),
    () => filledAs(null),
  );
}
