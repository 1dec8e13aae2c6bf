import { z } from "zod";
import { IconName } from "./icon-names.ts";
import { defaultSiteName, text } from "./fields.ts";

const path = text("a path that begins with one slash").regex(
  /^\/(?![/\\])/,
  "expected a path that begins with one slash",
);
const webAddress = z.url({ protocol: /^https?$/, error: "expected an absolute http: or https: address" });
const imageAddress = z.url({ protocol: /^https$/ });

const rule = z.strictObject({
  rule: z.enum(["allow", "disallow"], { error: "expected allow or disallow" }),
  agents: z.array(text("the name of a robot"), { error: "expected a list of names" }),
});

function flag(description: string) {
  return z.boolean("expected true or false").describe(description).default(true);
}

/** The schema of `site.yml`. Every field is optional. */
export const SiteYml = z
  .strictObject({
    name: text("the name of the site, as text").default(defaultSiteName),
    id: text("lower-case letters, digits and hyphens")
      .regex(/^[a-z0-9-]+$/, "expected lower-case letters, digits and hyphens")
      .optional(),
    description: text("one or two sentences, as text").default("Guides, articles and reference."),
    preset: z
      .unknown()
      .optional()
      .describe("The set of document types that `types` changes: help-centre or docs. Default: help-centre."),
    types: z
      .unknown()
      .optional()
      .describe(
        "Document types by id: what differs from the preset, new types, or false for one that this site does not have.",
      ),
    navigation: z
      .unknown()
      .optional()
      .describe("The links of header and footer, where they differ from the preset: header, footer, login."),
    home: z
      .unknown()
      .optional()
      .describe("The home page, where it differs from the preset's: title, lead, art, sections."),
    features: z
      .strictObject(
        {
          ratings: flag("Stars below documents, and feedback on them."),
          newsletter: flag("The forms and links of the newsletter."),
          contact: flag("The contact page, and the links to it."),
        },
        { error: namesOf("ratings, newsletter and contact, each true or false") },
      )
      .prefault({})
      .describe("What this site has: each is true unless it is switched off here."),
    theme: z
      .unknown()
      .optional()
      .describe("The look, where it differs from the built-in one: accent, radius, logo, fonts, cover, css."),
    defaultDocument: text("the slug of a document, as text").optional(),
    defaultImage: z
      .union([path, imageAddress], {
        error: "expected a path that begins with one slash, or an absolute https: address",
      })
      .optional(),
    legalOwner: text("who is responsible for the site, as text").optional(),
    contactEmail: z.email({ error: "expected an e-mail address" }).optional(),
    social: z
      .strictObject(
        { facebook: webAddress.optional(), linkedin: webAddress.optional(), x: webAddress.optional() },
        { error: namesOf("addresses, each by the name of its network") },
      )
      .default({}),
    oftenAsked: z
      .array(z.strictObject({ label: text("the words of a link, as text"), path }), {
        error: "expected a list of entries with label and path",
      })
      .default([]),
    topics: z
      .array(
        z.strictObject({
          name: text("the name of a subject, as text"),
          description: text("what the subject is about, as text"),
          icon: IconName.default("file-text"),
          category: text("the name of a category, as text"),
        }),
        { error: "expected a list of entries with name, description, icon and category" },
      )
      .default([]),
    bots: z
      .strictObject(
        {
          disallow: z.array(text("a path"), { error: "expected a list of paths" }).default([]),
          search: rule.optional(),
          answers: rule.optional(),
          training: rule.optional(),
        },
        { error: namesOf("disallow, search, answers and training") },
      )
      .optional(),
  })
  .prefault({});

export type SiteYml = z.infer<typeof SiteYml>;

/** Rules for crawlers. */
export type BotRules = NonNullable<SiteYml["bots"]>;

/** The message for a value that is not a mapping; unknown fields within one are reported separately. */
function namesOf(expected: string) {
  return ({ code }: { readonly code?: string | undefined }) =>
    code === "invalid_type" ? `expected ${expected}` : undefined;
}
