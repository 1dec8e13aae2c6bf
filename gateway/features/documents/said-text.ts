import { escapeAttribute, escapeText } from "../../../html/escape.ts";
import { type Speech, heardIn, sayIn } from "../../../words/speech.ts";

/** Stands in the place of a heading that is escaped already. */
const place = "\u0000";

/** The words that the gate adds to a text (titles of callouts, names of tables), in the site's language. */
export function saidText(html: string, speech: Speech): string {
  if (Object.keys(speech.texts).length === 0) return html;
  return html
    .replace(
      /(data-callout-title="">)(\w+)(?=<)/g,
      (_all, open: string, title: string) => open + escapeText(heardIn(speech, title)),
    )
    .replace(
      /(<div data-table="" tabindex="0" role="region" aria-label=")Table(?:: ([^"]*))?(?=")/g,
      (_all, open: string, heading: string | undefined) => open + nameOfTable(heading, speech),
    );
}

function nameOfTable(heading: string | undefined, speech: Speech): string {
  return heading === undefined
    ? escapeAttribute(sayIn(speech, "Table"))
    : escapeAttribute(sayIn(speech, "Table: {heading}", { heading: place })).replace(place, () => heading);
}
