import { z } from "zod";
import { meantTarget } from "../faults/meant-address.ts";
import { orMeant } from "../faults/or-meant.ts";
import { text } from "../fields.ts";
import { IconName } from "../icon-names.ts";
import { LinkYml } from "../site-definition/link-yml.ts";

const CardYml = z.strictObject(
  {
    title: text("the title of a card, as text").describe("Its title."),
    text: text("the text of a card, as text").describe("One or two sentences."),
    icon: IconName.describe("The name of an icon. Default: none.").optional(),
    to: text("a path or an address, as text")
      .regex(/^(?:\/(?![/\\])\S*|https:\/\/[^\s/]\S*|mailto:\S+@\S+)$/, {
        error: orMeant("expected a path that begins with one slash, or an https: or mailto: address", meantTarget),
      })
      .describe("Where it leads. Default: nowhere.")
      .optional(),
  },
  { error: ({ code }) => (code === "invalid_type" ? "expected a card with title and text" : undefined) },
);

/** The front matter of a page of the site: a file under `pages`. */
export const PageYml = z
  .strictObject({
    title: text("the heading of the page, as text").describe("Its heading. May contain $website.").optional(),
    metaTitle: text("a title, as text")
      .describe("Its title in search results and tabs. Default: the heading.")
      .optional(),
    label: text("a few words, as text").describe("A line above the heading. Default: none.").optional(),
    description: text("one or two sentences, as text")
      .describe("Its description: below the heading, and in search results. Default: that of the site.")
      .optional(),
    art: z
      .enum(["pattern", "none"], "expected pattern or none")
      .describe("The drawing behind the heading. Default: none.")
      .default("none"),
    actions: z
      .array(LinkYml, "expected a list of links")
      .max(4, "expected at most four links")
      .describe("Buttons below the description; the first stands out.")
      .default([]),
    sections: z
      .array(
        z.strictObject({
          title: text("the heading of a section, as text").describe("Its heading."),
          cards: z
            .array(CardYml, "expected a list of cards, each with title and text")
            .max(24, "expected at most 24 cards")
            .describe("Its cards, in their order."),
        }),
        "expected a list of sections, each with title and cards",
      )
      .max(12, "expected at most twelve sections")
      .describe("Sections of cards, below the text.")
      .default([]),
    form: z
      .enum(["newsletter", "contact"], "expected newsletter or contact")
      .describe("The form at the end of the page: newsletter or contact. Default: none.")
      .optional(),
    formTitle: text("the heading of the form, as text").describe("The heading beside the form.").optional(),
    formText: text("a line, as text").describe("The line beside the form.").optional(),
  })
  .prefault({});
export type PageYml = z.infer<typeof PageYml>;
