import { z } from "zod";
import { meantDate } from "../faults/meant-date.ts";
import { orMeant } from "../faults/or-meant.ts";
import { text } from "../fields.ts";
import { FooterLinkYml, HeaderLinkYml, LinkYml, target } from "./link-yml.ts";

/** A column of the footer. */
export const FooterColumnYml = z.strictObject(
  {
    heading: text("the heading of a column, as text").describe("The heading of the column."),
    links: z.array(FooterLinkYml, "expected a list of links").describe("Its links, in their order."),
  },
  {
    error: ({ code }) => (code === "invalid_type" ? "expected a column with heading and links" : undefined),
  },
);

const AnnouncementYml = z.strictObject(
  {
    text: text("one sentence, as text").max(200, "expected at most 200 characters").describe("One sentence."),
    to: target.optional().describe("Where it leads. Default: nowhere."),
    until: z.iso
      .date({ error: orMeant("expected a date such as 2026-12-31", meantDate) })
      .optional()
      .describe("The last day on which it is shown, in UTC. Default: as long as it is written here."),
  },
  { error: ({ code }) => (code === "invalid_type" ? "expected an announcement with text, or false" : undefined) },
);

/** `navigation:` of `site.yml` and of a preset: the links of header and footer. Every field is optional. */
export const NavigationYml = z
  .strictObject({
    header: z
      .array(HeaderLinkYml, "expected a list of links")
      .describe("The links of the header, in their order. One with items is a menu."),
    footer: z
      .array(FooterColumnYml, "expected a list of columns, each with heading and links")
      .describe("The columns of the footer."),
    login: z
      .union([z.literal(false), LinkYml], "expected a link with label and to, or false")
      .describe("The link at the end of the header. The setting LOGIN_URL overrides where it leads. false: none."),
    announcement: z
      .union([z.literal(false), AnnouncementYml], "expected an announcement with text, or false")
      .describe("A line above the header of every page, with text, to and until. false, the default: none."),
  })
  .partial();
export type NavigationYml = z.infer<typeof NavigationYml>;
