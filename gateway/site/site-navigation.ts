import { findType } from "../../content-folder/document-types/document-type.ts";
import type { DocumentTypes, DocumentType } from "../../content-folder/document-types/document-type.ts";
import { joinBare } from "../../content-folder/site-definition/footer-links.ts";
import type { FooterLinkYml, LinkYml } from "../../content-folder/site-definition/link-yml.ts";
import type { Navigation } from "../../content-folder/site-definition/navigation.ts";

/** The links of header and footer, with the types that the site has. */
export interface SiteNavigation {
  readonly header: readonly HeaderEntry[];
  readonly footer: readonly FooterColumn[];
  /** Null: the header has no such link. */
  readonly login: NavigationLink | null;
  /** A line above the header; null: there is none. */
  readonly announcement: Announcement | null;
}

/** A line above the header of every page. */
export interface Announcement {
  readonly text: string;
  readonly url: string | null;
  /** Epoch milliseconds; null: as long as the site says it. */
  readonly endsAt: number | null;
}

/** A link of header or footer; without an address it is plain text. */
export interface NavigationLink {
  readonly label: string;
  readonly url: string | null;
}

/** A link of the header, or a menu: then it has items and no address. */
export interface HeaderEntry extends NavigationLink {
  readonly items: readonly NavigationLink[];
}

/** A column of the footer. */
export interface FooterColumn {
  /** Empty for links that stand in no column. */
  readonly heading: string;
  readonly links: readonly NavigationLink[];
}

/** Addresses of the environment that links may name. */
export interface LinkSettings {
  /** Whether an address is of something the site has switched off: links to it are gone. */
  readonly isClosed: (address: string) => boolean;
  readonly loginUrl: string | null;
  readonly certificationUrl: string | null;
}

/** Gives links their labels and addresses. Links to types that the site does not have are gone, and so is a menu or column without any link left. */
export function toSiteNavigation(
  { header, footer, login, announcement }: Navigation,
  types: DocumentTypes,
  settings: LinkSettings,
): SiteNavigation {
  const toLinks = (link: LinkYml): readonly NavigationLink[] => linksOf(link, types, settings);
  const named = namedTypes({ header, footer });
  const [loginLink] = login === false ? [] : toLinks(login);
  return {
    header: header.flatMap(({ items, ...link }): readonly HeaderEntry[] => {
      if (items === undefined) return toLinks(link).map((entry) => ({ ...entry, items: [] }));
      const links = items.flatMap(toLinks);
      return links.length === 0 ? [] : [{ label: link.label ?? "", url: null, items: links }];
    }),
    footer: joinBare(
      footer.flatMap(({ heading, links }) => {
        const all = links.flatMap((link) => (link.others === undefined ? toLinks(link) : othersOf(link, types, named)));
        return all.length === 0 ? [] : [{ heading, links: all }];
      }),
    ),
    login: loginLink === undefined ? null : { ...loginLink, url: settings.loginUrl ?? loginLink.url },
    announcement: announcement && toAnnouncement(announcement, settings),
  };
}

const dayMs = 24 * 60 * 60 * 1_000;

/** It is shown to the end of its last day. */
function toAnnouncement(
  { text, to, until }: NonNullable<Navigation["announcement"]>,
  settings: LinkSettings,
): Announcement {
  return {
    text,
    url: to === undefined || settings.isClosed(to) ? null : addressOf(to, settings),
    endsAt: until === undefined ? null : Date.parse(until) + dayMs,
  };
}

/** A link with its label and address: none if it leads to a type that the site does not have. */
export function linksOf(
  { label, to, type: id }: LinkYml,
  types: DocumentTypes,
  settings: LinkSettings,
): readonly NavigationLink[] {
  if (to !== undefined && settings.isClosed(to)) return [];
  if (id === undefined) return [{ label: label ?? "", url: to === undefined ? null : addressOf(to, settings) }];
  const type = findType(types, id);
  return type === null ? [] : [{ label: label ?? nameOf(type), url: type.listPath }];
}

function addressOf(to: string, { loginUrl, certificationUrl }: LinkSettings): string | null {
  if (to === "$LOGIN_URL") return loginUrl;
  return to === "$CERTIFICATION_URL" ? certificationUrl : to;
}

/** The list of a type, or the only document that it has. */
function nameOf({ layout, label, listLabel }: DocumentType): string {
  return layout === "page" ? label : listLabel;
}

function othersOf({ others = [] }: FooterLinkYml, { all }: DocumentTypes, named: ReadonlySet<string | undefined>) {
  return all
    .filter(({ id, layout }) => others.includes(layout) && !named.has(id))
    .map((type) => ({ label: nameOf(type), url: type.listPath }));
}

function namedTypes({ header, footer }: Pick<Navigation, "header" | "footer">): ReadonlySet<string | undefined> {
  return new Set([
    ...header.flatMap(({ type, items = [] }) => [type, ...items.map((item) => item.type)]),
    ...footer.flatMap(({ links }) => links.map(({ type }) => type)),
  ]);
}
