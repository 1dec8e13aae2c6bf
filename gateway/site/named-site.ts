import { fillPlaceholders } from "../../addresses/placeholders.ts";
import type { SiteFacts } from "./site.ts";

/** Fills `$website` in the site's own texts with its name, and `$title` too, since these texts belong to no single page. */
export function toNamedSite(site: SiteFacts): SiteFacts {
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
}
