import { z } from "zod";
import { text } from "../fields.ts";
import { IconName } from "../icon-names.ts";
import { LinkYml } from "./link-yml.ts";
import { pagesPath } from "./named-path.ts";
import { faultOfPath } from "./theme/theme-file.ts";
import { TopicYml, expectedTopics } from "./topic-yml.ts";

const heading = {
  title: text("the heading of the section, as text").describe("Its heading. May contain $website.").optional(),
  note: text("a line beside the heading, as text").describe("A line beside the heading. Default: none.").optional(),
};

const TopicsYml = z.strictObject({
  kind: z.literal("topics").describe("Subjects, each with the number of its documents."),
  ...heading,
  items: z
    .array(TopicYml, expectedTopics)
    .describe("The subjects, as in `topics:`, in their order. Default: those of `topics:`.")
    .optional(),
});

const LatestYml = z.strictObject({
  kind: z
    .literal("latest")
    .describe("The newest documents, as cards; of a type with an order of its own the first ones."),
  ...heading,
  types: z
    .array(text("the id of a document type, as text"), "expected a list of ids of document types")
    .min(1, "expected one to four document types, got none")
    .max(4, "expected one to four document types")
    .describe(
      "Of these document types, in this order. Default: the first two that are cards, else the first two with pages.",
    )
    .optional(),
  count: z
    .int("expected a whole number from 1 to 24")
    .min(1, "expected a whole number from 1 to 24")
    .max(24, "expected a whole number from 1 to 24")
    .describe("How many, 1 to 24. Default: 9.")
    .optional(),
});

const LinksYml = z.strictObject({
  kind: z.literal("links").describe("Links with a line of text each."),
  ...heading,
  items: z
    .array(
      LinkYml.safeExtend({
        text: text("a line about what it leads to, as text").describe("A line about what it leads to.").optional(),
        icon: IconName.describe("The name of a Lucide icon. Default: file-text.").optional(),
      }),
      "expected a list of links",
    )
    .min(1, "expected at least one link, got none")
    .max(12, "expected at most twelve links")
    .describe("The links, in their order: label and to, or type."),
});

const PageSectionYml = z.strictObject({
  kind: z.literal("page").describe("A text of the site's own: a Markdown file."),
  ...heading,
  file: text("a Markdown file, such as pages/_home.md")
    .regex(pagesPath, "expected a Markdown file under pages/, such as pages/_home.md")
    .describe("The file, such as pages/_home.md. One whose name begins with _ is no page of its own."),
});

const art = z
  .union([z.enum(["pattern", "none"]), text("a file")], "expected pattern, none or a file in theme/")
  .check((context) => {
    const fault =
      context.value === "pattern" || context.value === "none" ? null : faultOfPath(context.value, ["svg", "png"]);
    if (fault !== null)
      context.issues.push({
        code: "custom",
        message: `expected pattern, none or a file: ${fault}`,
        input: context.value,
      });
  });

/** `home:` of `site.yml` and of a preset. Every field is optional. */
export const HomeYml = z
  .strictObject({
    title: text("the question or heading, as text").describe("The heading. May contain $website."),
    lead: text("a line, as text").describe("The line below the heading."),
    art: art.describe("The drawing behind the heading: pattern, none, or an SVG or PNG in theme/."),
    sections: z
      .array(
        z.discriminatedUnion("kind", [TopicsYml, LatestYml, LinksYml, PageSectionYml], {
          error: ({ code }) =>
            code === "invalid_union" || code === "invalid_type"
              ? "expected a section whose kind is topics, latest, links or page"
              : undefined,
        }),
        "expected a list of sections",
      )
      .max(12, "expected at most twelve sections")
      .describe("What stands below the search box, in its order."),
  })
  .partial();
export type HomeYml = z.infer<typeof HomeYml>;
