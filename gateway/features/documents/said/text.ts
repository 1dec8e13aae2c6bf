import { escapeAttribute, escapeText } from "../../../../html/escape.ts";
import { heardIn, sayIn } from "../../../../words/speech.ts";
import type { Speech } from "../../../../words/speech.ts";

/** Stands in the place of what is escaped already. */
const place = "\u0000";

/** English words that stand in a text, and what is said in their place, by the parts of the match in brackets. */
interface Added {
  readonly words: RegExp;
  readonly say: (speech: Speech, ...parts: readonly string[]) => string;
}

/** A title that is its kind's own; what an author wrote in its place is another text. */
const calloutTitle: Added = {
  words: /(?<=data-callout="(\w+)"[^>]*><\w+ data-callout-title="">)(\w+)(?=<\/)/g,
  say: (speech, kind = "", title = "") => (title.toLowerCase() === kind ? escapeText(heardIn(speech, title)) : title),
};

/** GitHub's Markdown has keywords for the other kinds, without a title. */
const titleInMarkdown: Added = {
  words: new RegExp(calloutTitle.words.source.replace(String.raw`(\w+)`, "(info|danger|success)"), "g"),
  say: calloutTitle.say,
};

/** What else the gate and our dialect add. */
const others: readonly Added[] = [
  {
    words: /(?<=<\w+[^>]* data-callout-title="">)<span data-callout-kind="">(\w+): <\/span>([^<]*)(?=<)/g,
    say: titleWithKind,
  },
  {
    words: /(?<=<div data-table="" tabindex="0" role="region" aria-label=")Table(?:: ([^"]*))?(?=")/g,
    say: nameOfTable,
  },
  {
    words: /(?<=<details[^>]* data-details=""[^>]*>\s*<summary>)Details(?=<\/summary>)/g,
    say: (speech) => escapeText(sayIn(speech, "Details")),
  },
  {
    words: /(?<= id="footnote-label">(?:<a href="#footnote-label">)?)Footnotes(?=<)/g,
    say: (speech) => escapeText(sayIn(speech, "Footnotes")),
  },
  {
    words: /(?<= aria-label=")Back to reference ([\d-]+)(?="[^>]* data-footnote-backref="")/g,
    say: (speech, number = "") => escapeAttribute(sayIn(speech, "Back to reference {number}", { number })),
  },
  {
    words: /(?<= data-zoom="" aria-label=")Picture(?=")/g,
    say: (speech) => escapeAttribute(sayIn(speech, "Picture")),
  },
  {
    words: /(?<=<p data-title="">)Code(?=<\/p>)/g,
    say: (speech) => escapeText(sayIn(speech, "Code")),
  },
];

/** The words that are added to a text (titles of callouts and footnotes, names of tables), in the language of a speech. */
export function saidText(html: string, speech: Speech): string {
  return sayAll([calloutTitle, ...others], html, speech);
}

/** The same for a text that becomes Markdown. */
export function saidForMarkdown(html: string, speech: Speech): string {
  return sayAll([titleInMarkdown, ...others], html, speech);
}

function sayAll(added: readonly Added[], html: string, speech: Speech): string {
  if (Object.keys(speech.texts).length === 0) return html;
  return added.reduce(
    (text, { words, say }) => text.replace(words, (_match, ...found) => say(speech, ...partsOf(found))),
    html,
  );
}

/** The parts of a match in brackets that are there: before its place and the whole text. */
function partsOf(found: readonly unknown[]): readonly string[] {
  return found.slice(0, -2).filter((part) => typeof part === "string");
}

function nameOfTable(speech: Speech, heading?: string): string {
  return heading === undefined
    ? escapeAttribute(sayIn(speech, "Table"))
    : escapeAttribute(sayIn(speech, "Table: {heading}", { heading: place })).replace(place, () => heading);
}

/** A title that says its kind in the language of the speech itself has nothing before it. */
function titleWithKind(speech: Speech, english = "", title = ""): string {
  const kind = escapeText(heardIn(speech, english));
  if (title.toLocaleLowerCase().startsWith(kind.toLocaleLowerCase())) return title;
  const [before = "", after = ""] = escapeText(
    sayIn(speech, "{kind}: {title}", { kind: heardIn(speech, english), title: place }),
  ).split(place);
  return `<span data-callout-kind="">${before}</span>${title}${after}`;
}
