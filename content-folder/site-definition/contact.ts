import { presetIn } from "../document-types/presets.ts";
import type { Preset } from "../document-types/presets.ts";
import { ContactYml } from "./contact-yml.ts";
import { takePart } from "./take-part.ts";
import type { Around, TakenPart } from "./take-part.ts";

/** How a site is reached, as it is written: types by their ids. */
export interface Contact {
  readonly email: string | null;
  readonly phoneCountries: readonly string[];
  readonly links: NonNullable<ContactYml["links"]>;
}

const countriesByDefault = ["US", "CA", "EU"] as const;

function mergeContact(preset: Preset, given: ContactYml): Contact {
  const { email = null, phoneCountries = countriesByDefault, links = [] } = { ...preset.contact, ...given };
  return { email, phoneCountries: phoneCountries.length === 0 ? countriesByDefault : phoneCountries, links };
}

/** The contact of a site that says nothing. */
export const defaultContact: Contact = mergeContact(presetIn("help-centre", "en"), {});

/** Takes the value of `contact:`, merged over the preset's. */
export function takeContact(given: unknown, around: Around): TakenPart<Contact> {
  return takePart(
    {
      key: "contact",
      schema: ContactYml,
      expected: "email, phoneCountries and links",
      merge: mergeContact,
      typesNamedIn,
    },
    given,
    around,
  );
}

function typesNamedIn({ links = [] }: ContactYml) {
  return links.flatMap(({ type }, index) =>
    type === undefined ? [] : [{ id: type, path: ["contact", "links", index, "type"] }],
  );
}
