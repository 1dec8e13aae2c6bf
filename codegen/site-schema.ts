import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { presetNames } from "../content-folder/document-types/presets.ts";
import { TypeYml } from "../content-folder/document-types/type-yml.ts";
import { ContactYml } from "../content-folder/site-definition/contact-yml.ts";
import { HomeYml } from "../content-folder/site-definition/home-yml.ts";
import { FooterLinkYml } from "../content-folder/site-definition/link-yml.ts";
import { FooterColumnYml, NavigationYml } from "../content-folder/site-definition/navigation-yml.ts";
import { SocialListYml, SocialMapYml } from "../content-folder/site-definition/social-yml.ts";
import { ThemeYml } from "../content-folder/site-definition/theme/theme-yml.ts";
import { SiteYml } from "../content-folder/site-files/site-yml.ts";

/**
 * Writes the JSON Schema of `site.yml`, by which editors complete and check it (a first line `# yaml-language-server: $schema=…` names it). Part of
 * `npm run codegen`. The schema of the file itself leaves these parts open: each is read, and reported, by itself.
 */
const parts = {
  preset: z
    .enum(presetNames)
    .describe("The set of document types and words that the site starts from. Default: help-centre."),
  types: z
    .record(z.string(), z.union([z.literal(false), TypeYml]))
    .describe(
      "Document types by id: what differs from the preset, new ones, or false for one that this site does not have.",
    ),
  // Links without a column are put into one before they are read (footer-links.ts).
  navigation: NavigationYml.extend({
    footer: z
      .array(z.union([FooterColumnYml, FooterLinkYml]))
      .optional()
      .describe("The columns of the footer, and links that stand in none."),
  }).describe("The links of header and footer, where they differ from the preset."),
  home: HomeYml.describe("The home page, where it differs from the preset's."),
  contact: ContactYml.describe("How the site is reached, where it differs from the preset."),
  social: z
    .union([SocialListYml, SocialMapYml])
    .describe("Profiles elsewhere: a list, or addresses by the names of known networks."),
  theme: ThemeYml.describe("The look, where it differs from the built-in one."),
};

const whole = z.toJSONSchema(SiteYml.unwrap().extend(parts).partial(), { io: "input", unrepresentable: "any" });
const schema = {
  ...whole,
  title: "site.yml",
  description: "The definition of a site: docs/guides/site-definition.md.",
};
for (const folder of ["content", "content-folder/starter/site"])
  writeFileSync(
    fileURLToPath(new URL(`../${folder}/site.schema.json`, import.meta.url)),
    `${JSON.stringify(schema, null, 2)}\n`,
  );
