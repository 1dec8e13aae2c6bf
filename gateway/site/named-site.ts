import { fillPlaceholders } from "../../addresses/placeholders.ts";
import type { DocumentType } from "../../content-folder/document-types/document-type.ts";
import type { HomeSection, SiteHome } from "./site-home.ts";
import { namedPage } from "./site-pages.ts";
import type { NavigationLink, SiteNavigation } from "./site-navigation.ts";
import type { SiteFacts, SiteTopic } from "./site.ts";

/** Fills `$website` in the site's own texts with its name, and `$title` too, since these texts belong to no single page. */
export function toNamedSite(site: SiteFacts): SiteFacts {
  const fill = (text: string): string => fillPlaceholders(text, { website: site.name, title: site.name });
  return {
    ...site,
    description: fill(site.description),
    legalOwner: site.legalOwner && fill(site.legalOwner),
    socialLinks: site.socialLinks.map((profile) => ({ ...profile, label: fill(profile.label) })),
    types: {
      ...site.types,
      all: [namedType(site.types.all[0], fill), ...site.types.all.slice(1).map((type) => namedType(type, fill))],
    },
    navigation: namedNavigation(site.navigation, fill),
    home: namedHome(site.home, fill),
    pages: new Map([...site.pages].map(([path, page]) => [path, namedPage(page, fill)])),
    contactLinks: site.contactLinks.map((link) => ({
      ...link,
      label: fill(link.label),
      text: link.text && fill(link.text),
    })),
    oftenAsked: site.oftenAsked.map((asked) => ({ ...asked, label: fill(asked.label) })),
    topics: site.topics.map((topic) => namedTopic(topic, fill)),
    changelog: site.changelog.map((change) => ({
      ...change,
      title: fill(change.title),
      description: fill(change.description),
      linkText: change.linkText && fill(change.linkText),
    })),
    faq: site.faq.map(({ question, answer, group }) => ({
      question: fill(question),
      answer: fill(answer),
      group: group && fill(group),
    })),
  };
}

function namedNavigation(
  { header, footer, login, announcement }: SiteNavigation,
  fill: (text: string) => string,
): SiteNavigation {
  const named = <Link extends NavigationLink>(link: Link): Link => ({ ...link, label: fill(link.label) });
  return {
    header: header.map((entry) => ({ ...named(entry), items: entry.items.map(named) })),
    footer: footer.map(({ heading, links }) => ({ heading: fill(heading), links: links.map(named) })),
    login: login && named(login),
    announcement: announcement && { ...announcement, text: fill(announcement.text) },
  };
}

function namedHome({ hasArt, sections, ...head }: SiteHome, fill: (text: string) => string): SiteHome {
  const named = (section: HomeSection): HomeSection => {
    const headed = { title: fill(section.title), note: section.note && fill(section.note) };
    if (section.kind === "topics")
      return { ...section, ...headed, topics: section.topics.map((topic) => namedTopic(topic, fill)) };
    if (section.kind !== "links") return { ...section, ...headed };
    const links = section.links.map((link) => ({
      ...link,
      label: fill(link.label),
      text: link.text && fill(link.text),
    }));
    return { ...section, ...headed, links };
  };
  return { hasArt, title: fill(head.title), lead: fill(head.lead), sections: sections.map(named) };
}

function namedTopic<Topic extends SiteTopic>(topic: Topic, fill: (text: string) => string): Topic {
  return { ...topic, name: fill(topic.name), description: fill(topic.description) };
}

function namedType(type: DocumentType, fill: (text: string) => string): DocumentType {
  return {
    ...type,
    label: fill(type.label),
    listLabel: fill(type.listLabel),
    lead: fill(type.lead),
    empty: { title: fill(type.empty.title), text: fill(type.empty.text) },
    failed: fill(type.failed),
  };
}
