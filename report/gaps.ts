import { type Html, html, table } from "./html.ts";
import type { PageParts } from "./page-parts.ts";
import { plot } from "./plots.ts";
import { day, mostBars, notKept } from "./words.ts";

/** The section on zero-result searches and missing paths. */
export function gaps({ findings: { searches, missingPaths } }: PageParts): Html {
  const asked = (searches ?? []).map(({ term, count, lastSearched }) => ({ label: term, count, last: lastSearched }));
  const paths = (missingPaths ?? []).map(({ path, count, lastAsked }) => ({ label: path, count, last: lastAsked }));
  return html`<section><h2>What is missing</h2>
${[
  counted("searches", "Searches that found nothing", "Term", asked, searches === null),
  counted("paths", "Addresses that lead nowhere", "Path", paths, missingPaths === null),
]}</section>`;
}

interface Counted {
  readonly label: string;
  readonly count: number;
  readonly last: string;
}

function counted(id: string, title: string, head: string, items: readonly Counted[], isMissing: boolean): Html {
  const frequent = items.toSorted((a, b) => b.count - a.count);
  return html`<h3 id="${id}">${title}</h3>${items.length === 0 ? "" : plot(`${title}, most frequent first`, frequent.slice(0, mostBars))}
${table(
  title,
  [head, "Times", "Last"],
  frequent.map(({ label, count, last }) => [label, count, day(last)]),
  isMissing ? notKept : "None so far.",
)}`;
}
