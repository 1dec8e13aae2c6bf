import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import type { Contact } from "../../content-folder/site-definition/contact.ts";
import { linksOf } from "./site-navigation.ts";
import type { LinkSettings, NavigationLink } from "./site-navigation.ts";

/** A link beside the contact form. */
export interface ContactLink extends NavigationLink {
  readonly text: string | null;
}

/** How a site is reached, with the types that it has. `emailElsewhere`: the address of another key of `site.yml`. */
export function toSiteContact(
  { email, phoneCountries, links }: Contact,
  emailElsewhere: string | null,
  types: DocumentTypes,
  settings: LinkSettings,
) {
  return {
    contactEmail: email ?? emailElsewhere,
    phoneCountries,
    contactLinks: links.flatMap(({ text = null, ...link }) =>
      linksOf(link, types, settings).map((found): ContactLink => ({ ...found, text })),
    ),
  };
}
