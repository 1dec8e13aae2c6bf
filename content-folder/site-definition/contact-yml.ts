import { z } from "zod";
import { meantEmail } from "../faults/meant-address.ts";
import { isCountry, meantCountry } from "../faults/meant-value.ts";
import { orMeant } from "../faults/or-meant.ts";
import { text } from "../fields.ts";
import { LinkYml } from "./link-yml.ts";

const country = z
  .string("expected two capital letters, such as DE")
  .regex(/^[A-Z]{2}$/, {
    abort: true,
    error: orMeant("expected two capital letters, such as DE", meantCountry),
  })
  .refine(isCountry, { error: orMeant("expected the code of a country as in ISO 3166, such as DE", meantCountry) });

/** `contact:` of `site.yml` and of a preset. Every field is optional. */
export const ContactYml = z
  .strictObject({
    email: z
      .email({ error: orMeant("expected an e-mail address", meantEmail) })
      .describe("The public address to write to. Without it, none is shown."),
    phoneCountries: z
      .array(country, "expected a list of countries, such as [DE, AT, CH]")
      .max(60, "expected at most sixty countries")
      .describe("The countries to choose from beside the phone number, as in ISO 3166. Default: US, CA, EU."),
    links: z
      .array(
        LinkYml.safeExtend({
          text: text("a line about what it leads to, as text").optional().describe("A line about what it leads to."),
        }),
        "expected a list of links",
      )
      .max(6, "expected at most six links")
      .describe("What stands beside the form: label and to, or type, and a text."),
  })
  .partial();
export type ContactYml = z.infer<typeof ContactYml>;
