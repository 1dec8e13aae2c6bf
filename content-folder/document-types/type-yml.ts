import { z } from "zod";
import { SidebarYml } from "../arrangement/sidebar.ts";
import { meantPath } from "../faults/meant-value.ts";
import { orMeant } from "../faults/or-meant.ts";
import { text } from "../fields.ts";
import { layouts } from "./document-type.ts";

const path = text("a path such as /webinars").regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/, {
  error: orMeant(
    "expected a path such as /webinars: one to three parts of lower-case letters, digits and hyphens, each after a slash",
    meantPath,
  ),
});

const trueOrFalse = z.boolean("expected true or false");

/** The schema of one document type under `types:` in `site.yml` and in a preset. Every field is optional. */
export const TypeYml = z
  .strictObject({
    label: text("the name of one document, as text").describe("The name of one document. Default: made of the id."),
    listLabel: text("the name of the list, as text").describe("The name of its list and of its links. Default: label."),
    listPath: path.describe("The address of its list. Default: /{id}."),
    path: path.describe("What the addresses of its documents begin with, before /{slug}. Default: /{id}."),
    rowPath: path.describe("Layout rows: what the links of the list begin with, where not with path. Default: path."),
    linkPath: path.describe(
      "What links from the home page and from pages of authors begin with, where not with path: every document is read under the path of any type. Default: path.",
    ),
    layout: z
      .enum(layouts, "expected cards, rows, guides, glossary or page")
      .describe(
        "Its screens. cards: a grid. rows: a list of news. guides: a sidebar beside each document. glossary: terms from A to Z on one page. page: one document at listPath, such as a legal text. Default: cards.",
      ),
    order: z
      .enum(["newest", "authored"], "expected newest or authored")
      .describe(
        "How its documents are sorted: by date, or as their authors say (`order` in front matter and _folder.yml, numbers at the beginning of names, sidebar). Default: authored where addresses is folders or there is a sidebar, else newest.",
      ),
    addresses: z
      .enum(["flat", "folders"], "expected flat or folders")
      .describe(
        "What its addresses are made of: the name of the file alone, or the folders around it too (/guide/install/linux). Default: flat.",
      ),
    sidebar: SidebarYml.describe(
      "The order and the groups of its sidebar: paths of documents and folders in the folder of the type, and groups with title and items. What is not listed follows.",
    ),
    lead: text("one sentence about the list, as text").describe(
      "One sentence under the title of its list, and its description for search engines. May contain $website. Default: none.",
    ),
    empty: z
      .strictObject(
        {
          title: text("a title, as text").describe("Default: No Content Yet."),
          text: text("one sentence, as text").describe("Default: Please check back soon."),
        },
        { error: ({ code }) => (code === "invalid_type" ? "expected title and text" : undefined) },
      )
      .partial()
      .describe("What its list says while it is empty."),
    failed: text("one sentence, as text").describe(
      "What its page says when a document cannot be had. Default: Error fetching article.",
    ),
    schemaType: text("a type of schema.org, such as VideoObject")
      .regex(/^[A-Z][A-Za-z]*$/, "expected a type of schema.org, such as VideoObject")
      .describe("The schema.org type of its documents in structured data. Default: Article."),
    priority: z
      .number("expected a number from 0 to 1")
      .min(0, "expected a number from 0 to 1")
      .max(1, "expected a number from 0 to 1")
      .describe("The priority of its documents in sitemaps, from 0 to 1. Default: 0.5."),
    feed: trueOrFalse.describe(
      "Whether it has a feed, and is part of the site's, which the layouts glossary and page never are. Default: true.",
    ),
    search: trueOrFalse.describe("Whether searches find its documents. Default: true."),
    tree: trueOrFalse.describe("Whether the tree of /docs lists it. Default: true."),
  })
  .partial()
  .prefault({});

export type TypeYml = z.infer<typeof TypeYml>;

/** What a site says about the types of its preset: fields that differ, or false for a type that it does not have. */
export type TypesYml = Readonly<Record<string, TypeYml | false>>;
