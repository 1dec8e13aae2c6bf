import type { ZeroResultSearch } from "./backend.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** The heads of the cells that `searchCells` gives. */
export const searchHeads = ["Asked", "Times", "Last", "Closest documents", "One line that answers it"] as const;

/** What a table says about a search that found nothing. `link` links a document. */
export function searchCells(search: ZeroResultSearch, last: string, link: (slug: string) => Html) {
  const { term, wordings, count, closest } = search;
  const others = wordings.filter((wording) => wording !== term);
  return [
    others.length === 0 ? term : html`${term} <small>also: ${others.join(", ")}</small>`,
    count,
    last,
    closest.length === 0
      ? "none"
      : html`${closest.map(({ slug }, index) => html`${index === 0 ? "" : html`<br>`}${link(slug)}`)}`,
    advice(search),
  ];
}

function advice({ term, topic = term, isFound, closest: [first] }: ZeroResultSearch): string | Html {
  if (isFound) return "It is found by now.";
  const line = keywordsLine([...(first?.keywords ?? []), topic]);
  return first?.file
    ? html`<code>${line}</code> in <code>${first.file}</code>, if it is the answer`
    : html`<code>${line}</code> in the document that answers it`;
}

/**
 * The line of front matter with these keywords.
 *
 * @example keywordsLine(["stolen", "taken: over"]) // 'keywords: [stolen, "taken: over"]'
 */
export function keywordsLine(keywords: readonly string[]): string {
  return `keywords: [${keywords.map((word) => (isPlain(word) ? word : JSON.stringify(word))).join(", ")}]`;
}

/** Whether YAML reads it as this text. */
function isPlain(word: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{N} -]*$/u.test(word) && !/^(?:y|n|yes|no|on|off|true|false|null|nan)$/i.test(word);
}
