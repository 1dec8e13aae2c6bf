import { hasPlaceholder } from "../../../addresses/placeholders.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { filledLink } from "../documents/filled-documents.ts";

/** A title as the navigation has it, its placeholders filled as those of the document itself. The navigation may name a hundred thousand: it is filled where one is shown. */
export const filledSubject = (
  subject: string,
  slug: string,
  { navigation, site }: GatewayContext,
): string | Promise<string> => {
  if (!hasPlaceholder(subject)) return subject;
  const filledAs = (docType: string | null): string => filledLink({ subject, slug, docType }, site.name).subject;
  return navigation.typeOf(slug).then(
    (type) => filledAs(type?.slug ?? null),
    () => filledAs(null),
  );
};
