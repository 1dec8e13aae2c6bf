import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import { defaultTypes } from "../../content-folder/document-types/merge-types.ts";
import { typesInForce } from "../../content-folder/document-types/types-in-force.ts";
import type { ChangelogYml, FaqYml } from "../../content-folder/site-files/lists-yml.ts";
import { pagesInForce } from "../../content-folder/pages/read-pages.ts";
import type { SitePage } from "../../content-folder/pages/read-pages.ts";
import type { Redirect } from "../../content-folder/site-files/redirects-yml.ts";
import type { SiteFilesReading } from "../../content-folder/site-files/site-files.ts";
import { defaultContact } from "../../content-folder/site-definition/contact.ts";
import type { Contact } from "../../content-folder/site-definition/contact.ts";
import type { DefaultImage } from "../../content-folder/site-definition/read-default-image.ts";
import type { SocialProfile } from "../../content-folder/site-definition/read-social.ts";
import { homeOfEmptyFolder } from "./empty-folder.ts";
import { toChangelog, toSocialLinks } from "./site-lists.ts";
import { withFormer } from "./former-values.ts";
import { toSiteContact } from "./site-contact.ts";
import type { Navigation } from "../../content-folder/site-definition/navigation.ts";
import { defaultNavigation } from "../../content-folder/site-definition/navigation.ts";
import { defaultHome } from "../../content-folder/site-definition/home.ts";
import type { Home } from "../../content-folder/site-definition/home.ts";
import { partInForce } from "../../content-folder/site-definition/take-part.ts";
import { themeInForce } from "../../content-folder/site-definition/theme/read-theme.ts";
import { noTheme } from "../../content-folder/site-definition/theme/theme.ts";
import type { Theme } from "../../content-folder/site-definition/theme/theme.ts";
import { SiteYml } from "../../content-folder/site-files/site-yml.ts";
import { wordsInForce } from "../../content-folder/words/read-words.ts";
import type { OwnWords } from "../../words/speech-of.ts";
import { sayIn } from "../../words/speech.ts";
import { defaultSiteId } from "../../content-folder/site-definition/default-site-id.ts";
import { defaultDescription } from "../../content-folder/fields.ts";
import { normalisedPath } from "../../addresses/normalised-path.ts";
import { featuresInForce, switchedOff } from "../../content-folder/site-definition/features-yml.ts";
import { isClosed } from "../../content-folder/site-definition/closed-addresses.ts";
import { toNamedSite } from "./named-site.ts";
import { toSiteHead } from "./site-head.ts";
import { toSiteMedia } from "./site-media.ts";
import { toSiteHome } from "./site-home.ts";
import { toPages } from "./site-pages.ts";
import { toSiteNavigation } from "./site-navigation.ts";
import { toSiteTheme } from "./site-theme.ts";
import { toSiteWords } from "./site-words.ts";
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
  /** How the site is reached; null before `site.yml` was read. */
  readonly contact: Contact | null;
  /** The profiles in force; null before `site.yml` was read. */
  readonly social: readonly SocialProfile[] | null;
  /** Whether the content folder has nothing in it. */
  readonly isEmpty: boolean;
  /** The home page in force; null before `site.yml` was read. */
  readonly home: Home | null;
  /** The picture of what has none of its own; null where there is none. */
  readonly defaultImage: DefaultImage | null;
  readonly pages: readonly SitePage[];
  /** The words that the site says differently. */
  readonly words: OwnWords;
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
  home: null,
  defaultImage: null,
  contact: null,
  social: null,
  isEmpty: false,
  pages: [],
  words: {},
  theme: null,
  changelog: [],
  faq: [],
  synonyms: [],
  redirects: [],
};

/** What is in force after a reading. A file that cannot be read as a whole keeps what it had in `before`. */
export function toSiteTexts(
  { site, faulty, types, navigation, home, contact, social, theme, pages, words, ...read }: SiteFilesReading,
  before: SiteTexts,
): SiteTexts {
  const isFirst = before.types === null;
  const keepsImage = site === null || faulty.includes("defaultImage");
  return {
    site: site === null ? before.site : isFirst ? site : withFormer(site, faulty, before.site),
    types: typesInForce(types, before.types),
    navigation: partInForce(navigation, before.navigation, defaultNavigation),
    home: partInForce(home, before.home, defaultHome),
    defaultImage: keepsImage ? before.defaultImage : read.defaultImage,
    contact: partInForce(contact, before.contact, defaultContact),
    social: partInForce(social, before.social, []),
    isEmpty: read.isEmpty,
    pages: pagesInForce(pages, before.pages),
    words: wordsInForce(words, before.words),
    theme: themeInForce(theme, before.theme),
    changelog: read.changelog ?? before.changelog,
    faq: read.faq ?? before.faq,
    synonyms: read.synonyms ?? before.synonyms,
    redirects: read.redirects ?? before.redirects,
  };
}

/** Builds the facts of a site from its files and the environment. */
export function toSiteFacts(texts: SiteTexts, overrides: SiteOverrides): SiteFacts {
  const { site, types, navigation, home, contact, social, isEmpty, theme, pages, words } = texts;
  const { changelog, faq, synonyms, redirects } = texts;
  const typesOrDefault = types ?? defaultTypes;
  const features = featuresInForce(site.features);
  const links = { ...overrides, isClosed: (address: string) => isClosed(features, address) };
  const homeInForce = isEmpty ? homeOfEmptyFolder : (home ?? defaultHome);
  const spoken = toSiteWords(site.language, words);
  const { speech } = spoken;
  const description =
    site.description === defaultDescription ? sayIn(speech, "Guides, articles and reference.") : site.description;
  const profiles = toSocialLinks(social ?? []);
  return toNamedSite({
    ...toSite(site, overrides),
    description,
    defaultImage: texts.defaultImage?.address ?? null,
    media: toSiteMedia(texts),
    features,
    head: toSiteHead(site.head),
    switchedOff: switchedOff(features),
    oftenAsked: site.oftenAsked.filter(({ path }) => !links.isClosed(path)),
    types: typesOrDefault,
    navigation: toSiteNavigation(navigation ?? defaultNavigation, typesOrDefault, links),
    home: toSiteHome(homeInForce, typesOrDefault, { ...links, speech, topics: site.topics }),
    ...toSiteContact(contact ?? defaultContact, site.contactEmail ?? null, typesOrDefault, links),
    socialLinks: profiles,
    theme: toSiteTheme(theme ?? noTheme, {
      homeArt: homeInForce.artFile,
      pictures: (social ?? []).flatMap(({ icon }) => icon ?? []),
    }),
    words: spoken,
    pages: toPages(pages, typesOrDefault, {
      ...links,
      speech,
      description,
      forms: features,
    }),
    changelog: toChangelog(changelog, links.isClosed),
    faq: faq.map((entry) => ({ ...entry, group: entry.group ?? null })),
    synonyms,
    redirects: new Map(redirects.map(({ from, to }) => [normalisedPath(from), to])),
  });
}

function toSite(file: SiteYml, overrides: SiteOverrides) {
  const name = overrides.name ?? file.name;
  const id = overrides.id ?? file.id ?? defaultSiteId(name);
  return {
    name,
    id,
    url: overrides.url,
    editUrl: file.editUrl ?? null,
    defaultDocument: file.defaultDocument ?? `what-does-${id}-provide`,
    legalOwner: file.legalOwner ?? null,
    loginUrl: overrides.loginUrl,
    certificationUrl: overrides.certificationUrl,
    topics: file.topics,
  };
}
