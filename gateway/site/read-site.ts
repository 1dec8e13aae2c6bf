import { join } from "node:path";
import { z } from "zod";
import { RedirectsYml } from "./redirects.ts";
import type { SiteFacts } from "./site.ts";
import { readYamlFile } from "./yaml-file.ts";
import type { SiteFileProblem } from "./yaml-file.ts";

/** What the environment says of the site; it wins over `site.yml`. */
export interface SiteOverrides {
  readonly name: string | null;
  readonly id: string | null;
  readonly url: string;
  readonly loginUrl: string | null;
  readonly certificationUrl: string | null;
}

export type SiteReading =
  | { readonly kind: "read"; readonly site: SiteFacts }
  | { readonly kind: "broken"; readonly problems: readonly SiteFileProblem[] };

const text = z.string().trim().min(1);
const path = text.regex(/^\/(?![/\\])/, "expected a path that begins with one slash");
const webAddress = z.url({ protocol: /^https?$/, error: "expected an absolute http: or https: address" });
const imageAddress = z.url({ protocol: /^https$/, error: "expected an absolute https: address" });
const linkAddress = z.url({
  protocol: /^(?:https?|mailto)$/,
  error: "expected a path, or an absolute http:, https: or mailto: address",
});
const day = z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), z.iso.date());

const SiteYml = z
  .looseObject({
    name: text.default("Domainlens"),
    id: text.regex(/^[a-z0-9-]+$/, "expected lower-case letters, digits and hyphens").optional(),
    description: text.default("Guides, articles and reference."),
    defaultDocument: text.optional(),
    defaultImage: z.union([path, imageAddress]).nullish(),
    legalOwner: text.nullish(),
    contactEmail: z.email().nullish(),
    social: z.partialRecord(z.enum(["facebook", "linkedin", "x"]), webAddress).default({}),
    oftenAsked: z.array(z.object({ label: text, path })).default([]),
    topics: z.array(z.object({ name: text, description: text, icon: text, category: text })).default([]),
  })
  .prefault({});

const Changelog = z
  .array(
    z.object({
      date: day,
      title: text,
      type: z.enum(["New", "Improved"]),
      description: text,
      linkText: text.nullish(),
      linkUrl: z.union([path, linkAddress]).nullish(),
    }),
  )
  .default([]);

const Synonyms = z.array(z.array(text.max(100)).min(2, "expected two or more terms that mean the same")).default([]);

const Faq = z.array(z.object({ question: text, answer: text })).default([]);

/** Reads the site's own files. Either all of them are good, or every problem of every file is told. */
export const readSite = async (contentDir: string, overrides: SiteOverrides): Promise<SiteReading> => {
  const [site, changelog, faq, synonyms, redirects] = await Promise.all([
    readYamlFile(join(contentDir, "site.yml"), SiteYml),
    readYamlFile(join(contentDir, "changelog.yml"), Changelog),
    readYamlFile(join(contentDir, "faq.yml"), Faq),
    readYamlFile(join(contentDir, "synonyms.yml"), Synonyms),
    readYamlFile(join(contentDir, "redirects.yml"), RedirectsYml),
  ]);
  if (
    site.kind === "read" &&
    changelog.kind === "read" &&
    faq.kind === "read" &&
    synonyms.kind === "read" &&
    redirects.kind === "read"
  ) {
    const others = {
      changelog: toChangelog(changelog.data),
      faq: faq.data,
      synonyms: synonyms.data,
      redirects: redirects.data,
    };
    return { kind: "read", site: { ...toSite(site.data, overrides), ...others } };
  }
  return {
    kind: "broken",
    problems: [site, changelog, faq, synonyms, redirects].flatMap((file) =>
      file.kind === "broken" ? file.problems : [],
    ),
  };
};

const toSite = (
  file: z.infer<typeof SiteYml>,
  overrides: SiteOverrides,
): Omit<SiteFacts, "changelog" | "faq" | "synonyms" | "redirects"> => {
  const name = overrides.name ?? file.name;
  const id = overrides.id ?? file.id ?? name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    name,
    id,
    description: file.description,
    url: overrides.url,
    defaultDocument: file.defaultDocument ?? `what-does-${id}-provide`,
    defaultImage: file.defaultImage ?? null,
    legalOwner: file.legalOwner ?? null,
    contactEmail: file.contactEmail ?? null,
    socialLinks: toSocialLinks(file.social),
    loginUrl: overrides.loginUrl,
    certificationUrl: overrides.certificationUrl,
    oftenAsked: file.oftenAsked,
    topics: file.topics,
  };
};

const networks = { facebook: "FACEBOOK", linkedin: "LINKEDIN", x: "X" } as const;

const toSocialLinks = (social: Partial<Record<keyof typeof networks, string>>): SiteFacts["socialLinks"] =>
  (["facebook", "linkedin", "x"] as const).flatMap((network) => {
    const url = social[network];
    return url === undefined ? [] : [{ network: networks[network], url }];
  });

const types = { New: "NEW", Improved: "IMPROVED" } as const;

const toChangelog = (entries: z.infer<typeof Changelog>): SiteFacts["changelog"] =>
  entries
    .map((entry) => ({
      ...entry,
      type: types[entry.type],
      linkText: entry.linkText ?? null,
      linkUrl: entry.linkUrl ?? null,
    }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
