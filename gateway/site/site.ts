import type { Medium } from "../../content-folder/media/medium.ts";
import type { Features } from "../../content-folder/site-definition/features-yml.ts";
import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import type { ContactLink } from "./site-contact.ts";
import type { SiteHead } from "./site-head.ts";
import type { SiteHome } from "./site-home.ts";
import type { PageOfSite } from "./site-pages.ts";
import type { SiteNavigation } from "./site-navigation.ts";
import type { SiteTheme } from "./site-theme.ts";
import type { SiteWords } from "./site-words.ts";

/** The site's own facts: `content/site.yml`, `changelog.yml`, `faq.yml`, `synonyms.yml` and `redirects.yml`, with the environment's overrides. */
export interface SiteFacts {
  readonly name: string;
  readonly id: string;
  readonly description: string;
  readonly types: DocumentTypes;
  readonly navigation: SiteNavigation;
  readonly home: SiteHome;
  /** The pages that are no documents, by their path. */
  readonly pages: ReadonlyMap<string, PageOfSite>;
  /** What the site has: each may be switched off. */
  readonly features: Features;
  /** What each page has in its head besides our own. */
  readonly head: SiteHead;
  /** The names of what is switched off. */
  readonly switchedOff: readonly string[];
  readonly theme: SiteTheme;
  /** The language of the interface. */
  readonly words: SiteWords;
  /** The public address, without a trailing slash. */
  readonly url: string;
  /** Where documents are edited, with `{path}` for the path of the file; null if nowhere. */
  readonly editUrl: string | null;
  readonly defaultDocument: string;
  readonly defaultImage: string | null;
  /** The pictures and files that its own texts show or link, by their addresses. */
  readonly media: ReadonlyMap<string, Medium>;
  readonly legalOwner: string | null;
  /** The public contact address; null if there is none. */
  readonly contactEmail: string | null;
  /** The countries to choose from beside a phone number. */
  readonly phoneCountries: readonly string[];
  /** What stands beside the contact form. */
  readonly contactLinks: readonly ContactLink[];
  readonly socialLinks: readonly {
    readonly network: "FACEBOOK" | "LINKEDIN" | "X" | "OTHER";
    readonly label: string;
    readonly url: string;
    /** The address of its icon; null for a network whose icon the client has. */
    readonly icon: string | null;
  }[];
  readonly loginUrl: string | null;
  readonly certificationUrl: string | null;
  readonly oftenAsked: readonly { readonly label: string; readonly path: string }[];
  readonly topics: readonly SiteTopic[];
  readonly changelog: readonly SiteChange[];
  readonly faq: readonly SiteQuestion[];
  /** Groups of terms that searches treat as equal. */
  readonly synonyms: readonly (readonly string[])[];
  /** Targets of old addresses, by their normalised path; `findRedirect` looks one up. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** A topic on the home page; it opens a category. */
export interface SiteTopic {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  /** The name of the category that it opens. */
  readonly category: string;
}

/** A frequently asked question. */
export interface SiteQuestion {
  readonly question: string;
  readonly answer: string;
  /** The name of the group that it stands in; null: none. */
  readonly group: string | null;
}

/** One entry of the platform's changelog. */
export interface SiteChange {
  /** ISO date. */
  readonly date: string;
  readonly title: string;
  readonly type: "NEW" | "IMPROVED";
  readonly description: string;
  readonly linkText: string | null;
  readonly linkUrl: string | null;
}
