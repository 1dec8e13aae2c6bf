import type { ZeroResultSearch } from "./backend.ts";
import { html, table } from "./html.ts";
import type { Html } from "./html.ts";
import type { PageParts } from "./page-parts.ts";
import { plot } from "./plots.ts";
import { searchHeads, searchCells } from "./zero-result-searches.ts";
import { day, linker, mostBars, notKept } from "./words.ts";

/** The section on zero-result searches and missing paths. */
export function gaps({ settings, findings: { documents, searches, abandoned, missingPaths } }: PageParts): Html {
  const link = linker(settings, documents);
  const toCounted = (search: ZeroResultSearch) => ({
    label: search.term,
    count: search.count,
    cells: searchCells(search, day(search.lastSearched), link),
  });
  const asked = (searches ?? []).map(toCounted);
  // Found, but not what was meant: they want a keyword where the answer is.
  const left = (abandoned ?? []).map((search) => toCounted({ ...search, isFound: false }));
  const paths = (missingPaths ?? []).map(({ path, count, lastAsked }) => ({
    label: path,
    count,
    cells: [path, count, day(lastAsked)],
  }));
  return html`<section><h2>What is missing</h2>
${[
  counted("searches", "Searches that found nothing", searchHeads, asked, searches === null),
  counted("abandoned", "Searches that led to nothing", searchHeads, left, abandoned === null),
  counted("paths", "Addresses that lead nowhere", ["Path", "Times", "Last"], paths, missingPaths === null),
]}</section>`;
}

interface Counted {
  readonly label: string;
  readonly count: number;
  readonly cells: readonly (string | number | Html)[];
}

function counted(
  id: string,
  title: string,
  heads: readonly string[],
  items: readonly Counted[],
  isMissing: boolean,
): Html {
  const frequent = items.toSorted((a, b) => b.count - a.count);
  return html`<h3 id="${id}">${title}</h3>${items.length === 0 ? "" : plot(`${title}, most frequent first`, frequent.slice(0, mostBars))}
${table(
  title,
  heads,
  frequent.map(({ cells }) => cells),
  isMissing ? notKept : "None so far.",
)}`;
}
