import { fillPlaceholders } from "../../addresses/placeholders.ts";
import type { SiteFacts } from "./site.ts";

/** The site with its name in place of `$website` in its own texts. They belong to no one address: `$title` is the site's name too. */
export const toNamedSite = (site: SiteFacts): SiteFacts => {
  const fill = (text: string): string => fillPlaceholders(text, { website: site.name, title: site.name });
  return {
    ...site,
    description: fill(site.description),
    oftenAsked: site.oftenAsked.map((asked) => ({ ...asked, label: fill(asked.label) })),
    topics: site.topics.map((topic) => ({ ...topic, description: fill(topic.description) })),
    changelog: site.changelog.map((change) => ({
      ...change,
      title: fill(change.title),
      description: fill(change.description),
      linkText: change.linkText && fill(change.linkText),
    })),
    faq: site.faq.map(({ question, answer }) => ({ question: fill(question), answer: fill(answer) })),
  };
};
