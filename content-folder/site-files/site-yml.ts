import { z } from "zod";
import { canonicalTag } from "../../words/direction.ts";
import { meantAddress, meantEmail, meantTarget } from "../faults/meant-address.ts";
import { meantName } from "../faults/meant-value.ts";
import { orMeant } from "../faults/or-meant.ts";
import { defaultDescription, defaultSiteName, text } from "../fields.ts";
import { LanguageTag } from "../language-tag.ts";
import { HeadYml } from "../site-definition/head-yml.ts";
import { FeaturesYml } from "../site-definition/features-yml.ts";
import { TopicYml, expectedTopics } from "../site-definition/topic-yml.ts";

const path = text("a path that begins with one slash").regex(/^\/(?![/\\])/, {
  error: orMeant("expected a path that begins with one slash", meantOwnPath),
});
const expectedOfRobots = "expected a path as robots read it, which begins with one slash or an asterisk";
const robotsPath = text("a path").regex(/^(?:\/(?![/\\])|\*)[^\s#]*$/, {
  error: orMeant(expectedOfRobots, meantOwnPath),
});
const imageAddress = z.url({ protocol: /^https$/ });

const rule = z.strictObject(
  {
    rule: z
      .enum(["allow", "disallow"], { error: "expected allow or disallow" })
      .describe("allow or disallow: whether they may read the site."),
    agents: z.array(text("the name of a robot"), { error: "expected a list of names" }).describe("Their names."),
  },
  { error: namesOf("rule and agents, such as { rule: disallow, agents: [NameOfRobot] }") },
);

/** The schema of `site.yml`. Every field is optional. */
export const SiteYml = z
  .strictObject({
    name: text("the name of the site, as text")
      .default(defaultSiteName)
      .describe("The name in the header, in titles, and wherever a text says $website. SITE_NAME overrides it."),
    id: text("lower-case letters, digits and hyphens")
      .regex(/^[a-z0-9-]+$/, { error: orMeant("expected lower-case letters, digits and hyphens", meantName) })
      .describe("The fixed identifier in the docs backend's paths. Default: made of the name. SITE_ID overrides it.")
      .optional(),
    description: text("one or two sentences, as text")
      .default(defaultDescription)
      .describe("One or two sentences for search engines, social cards and feeds."),
    language: LanguageTag.default("en")
      .transform(canonicalTag)
      .describe(
        "The language of the site, as a BCP 47 tag: en, de, pt-BR. The interface's words, dates and numbers follow it, and so does the search. Default: en.",
      ),
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
    features: FeaturesYml.describe("What this site has: each is true unless it is switched off here."),
    head: HeadYml.describe("What the head of each page has besides our own: verification, scripts."),
    theme: z
      .unknown()
      .optional()
      .describe("The look, where it differs from the built-in one: accent, radius, logo, fonts, cover, css."),
    editUrl: z
      .url({
        protocol: /^https?$/,
        error: orMeant("expected an absolute http: or https: address with {path} in it", meantAddress),
      })
      .refine((url) => url.includes("{path}"), "expected an address with {path} in it, where the path of a file stands")
      .describe(
        "Where documents are edited, with {path} for the path of the file in this folder. Each document then has a link to it.",
      )
      .optional(),
    git: z
      .boolean("expected true or false")
      .default(true)
      .describe(
        "Whether the Git history of this folder says when a document was last changed, who began it, and where it was before, where its front matter says nothing.",
      ),
    defaultDocument: text("the slug of a document, as text")
      .describe("The slug of the document that /docs opens.")
      .optional(),
    defaultImage: z
      .union([path, imageAddress], {
        error: orMeant(
          "expected a path that begins with one slash, or an absolute https: address",
          (given) => meantAddress(given) ?? meantOwnPath(given),
        ),
      })
      .describe(
        "The picture of what has none of its own: a file of this folder such as /media/cover.png, another path on this site, or a full address that begins with https:.",
      )
      .optional(),
    legalOwner: text("who is responsible for the site, as text")
      .describe("Who answers for the site legally.")
      .optional(),
    contactEmail: z
      .email({ error: orMeant("expected an e-mail address", meantEmail) })
      .describe("The public address to write to: the same as email in `contact`, which wins.")
      .optional(),
    contact: z
      .unknown()
      .optional()
      .describe("How the site is reached, where it differs from the preset: email, phoneCountries, links."),
    social: z
      .unknown()
      .optional()
      .describe("Profiles elsewhere: a list of label, to and icon, or addresses by the names of known networks."),
    oftenAsked: z
      .array(
        z.strictObject(
          {
            label: text("the words of a link, as text").describe("The words of the link."),
            path: path.describe("Where it leads: a path that begins with one slash."),
          },
          { error: namesOf("an entry with label and path") },
        ),
        {
          error: "expected a list of entries with label and path",
        },
      )
      .default([])
      .describe("Shortcuts under the search box of the home page: four are enough."),
    topics: z
      .array(TopicYml, { error: expectedTopics })
      .default([])
      .describe(
        "The subjects on the home page. Each leads to a category, named exactly as the documents in it spell it.",
      ),
    bots: z
      .strictObject(
        {
          disallow: z
            .array(robotsPath, { error: "expected a list of paths" })
            .default([])
            .describe("Paths that no robot needs, as robots.txt has them: with * for anything, and $ for the end."),
          search: rule.describe("Robots that build a search index.").optional(),
          answers: rule.describe("Robots that look pages up to answer a question, and link to them.").optional(),
          training: rule.describe("Robots that collect texts to train models.").optional(),
        },
        { error: namesOf("disallow, search, answers and training") },
      )
      .describe(
        "What robots.txt says, unless a robots.txt lies beside this file. With a backend of your own, its robots.txt counts alone.",
      )
      .optional(),
  })
  .prefault({});

export type SiteYml = z.infer<typeof SiteYml>;

/** Rules for crawlers. */
export type BotRules = NonNullable<SiteYml["bots"]>;

/** A path on this site that lacks its slash. */
function meantOwnPath(given: string): string | null {
  const meant = meantTarget(given);
  return meant?.startsWith("/") === true ? meant : null;
}

/** The message for a value that is not a mapping; unknown fields within one are reported separately. */
function namesOf(expected: string) {
  return ({ code }: { readonly code?: string | undefined }) =>
    code === "invalid_type" ? `expected ${expected}` : undefined;
}
