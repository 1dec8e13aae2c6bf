import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import { defaultTypes } from "../../content-folder/document-types/merge-types.ts";
import { typesInForce } from "../../content-folder/document-types/types-in-force.ts";
import type { ChangelogYml, FaqYml } from "../../content-folder/lists-yml.ts";
import type { ContentProblem } from "../../content-folder/problem.ts";
import type { Redirect } from "../../content-folder/redirects-yml.ts";
import { readSiteFiles } from "../../content-folder/site-files.ts";
import type { Navigation } from "../../content-folder/site-definition/navigation.ts";
import { defaultNavigation } from "../../content-folder/site-definition/navigation.ts";
import { navigationInForce } from "../../content-folder/site-definition/take-navigation.ts";
import { themeInForce } from "../../content-folder/site-definition/theme/read-theme.ts";
import { type Theme, noTheme } from "../../content-folder/site-definition/theme/theme.ts";
import { SiteYml } from "../../content-folder/site-yml.ts";
import { normalisedPath } from "../../addresses/redirects.ts";
import { toNamedSite } from "./named-site.ts";
import { toSiteNavigation } from "./site-navigation.ts";
import { toSiteTheme } from "./site-theme.ts";
import type { SiteFacts } from "./site.ts";

/** Settings of the site from the environment, which take precedence over `site.yml`. */
export interface SiteOverrides {
  readonly name: string | null;
  readonly id: string | null;
  readonly url: string;
  readonly loginUrl: string | null;
  readonly certificationUrl: string | null;
}

/** The contents of the site's own files, each as of its last successful read. */
export interface SiteTexts {
  readonly site: SiteYml;
  /** The document types in force; null before `site.yml` was read. */
  readonly types: DocumentTypes | null;
  /** The links of header and footer in force; null before `site.yml` was read. */
  readonly navigation: Navigation | null;
  /** The look in force; null before `site.yml` was read. */
  readonly theme: Theme | null;
  readonly changelog: ChangelogYml;
  readonly faq: FaqYml;
  readonly synonyms: SiteFacts["synonyms"];
  readonly redirects: readonly Redirect[];
}

/** The defaults, without any file. */
export const noTexts: SiteTexts = {
  site: SiteYml.parse(undefined),
  types: null,
  navigation: null,
  theme: null,
  changelog: [],
  faq: [],
  synonyms: [],
  redirects: [],
};

/** Reads the site's own files. A file that cannot be read as a whole keeps what it had in `before`. */
export async function readSiteTexts(
  contentDir: string,
  before: SiteTexts,
): Promise<{ readonly texts: SiteTexts; readonly problems: readonly ContentProblem[] }> {
  const { site, types, navigation, theme, changelog, faq, synonyms, redirects, problems } =
    await readSiteFiles(contentDir);
  return {
    texts: {
      site: site ?? before.site,
      types: typesInForce(types, before.types),
      navigation: navigationInForce(navigation, before.navigation),
      theme: themeInForce(theme, before.theme),
      changelog: changelog ?? before.changelog,
      faq: faq ?? before.faq,
      synonyms: synonyms ?? before.synonyms,
      redirects: redirects ?? before.redirects,
    },
    problems,
  };
}

/** Builds the facts of a site from its files and the environment. */
export function toSiteFacts(
  { site, types, navigation, theme, changelog, faq, synonyms, redirects }: SiteTexts,
  overrides: SiteOverrides,
): SiteFacts {
  const typesOrDefault = types ?? defaultTypes;
  return toNamedSite({
    ...toSite(site, overrides),
    types: typesOrDefault,
    navigation: toSiteNavigation(navigation ?? defaultNavigation, typesOrDefault, overrides),
    theme: toSiteTheme(theme ?? noTheme),
    changelog: toChangelog(changelog),
    faq,
    synonyms,
    redirects: new Map(redirects.map(({ from, to }) => [normalisedPath(from), to])),
  });
}

function toSite(
  file: SiteYml,
  overrides: SiteOverrides,
): Omit<SiteFacts, "types" | "navigation" | "theme" | "changelog" | "faq" | "synonyms" | "redirects"> {
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
}

const networks = { facebook: "FACEBOOK", linkedin: "LINKEDIN", x: "X" } as const;

function toSocialLinks(social: SiteYml["social"]): SiteFacts["socialLinks"] {
  return (["facebook", "linkedin", "x"] as const).flatMap((network) => {
    const url = social[network];
    return url === undefined ? [] : [{ network: networks[network], url }];
  });
}

const types = { New: "NEW", Improved: "IMPROVED" } as const;

function toChangelog(entries: ChangelogYml): SiteFacts["changelog"] {
  return entries
    .map((entry) => ({
      ...entry,
      type: types[entry.type],
      linkText: entry.linkText ?? null,
      linkUrl: entry.linkUrl ?? null,
    }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}
