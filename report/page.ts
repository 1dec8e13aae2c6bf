import { readFileSync } from "node:fs";
import { documents, faults, isBrokenLink } from "./documents.ts";
import { gaps } from "./gaps.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import type { PageParts } from "./page-parts.ts";
import { ratedLow, readers } from "./readers.ts";
import { day } from "./words.ts";

const ourStyle = ["text", "figures", "tables", "print"]
  .map((name) => readFileSync(new URL(`styles/${name}.css`, import.meta.url), "utf8"))
  .join("\n");
/** The site's colours, sizes and spacing. Font faces are removed: the page is a single file and cannot load them. */
const tokens = readFileSync(new URL("../client/styles/tokens.css", import.meta.url), "utf8").replaceAll(
  /@font-face \{[^}]*\}/g,
  "",
);

/** The whole report as one self-contained file. */
export function toPage(parts: PageParts): string {
  const { settings, findings, nowMs } = parts;
  const title = `Content report of ${settings.siteName}`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${{ html: tokens + ourStyle }}</style></head>
<body><main><h1>${title}</h1><p class="lead">Generated on ${day(new Date(nowMs).toISOString())} from ${findings.documents.length} documents of ${settings.apiUrl}.</p>
${[cutLists(parts), overview(parts), gaps(parts), readers(parts), documents(parts)]}</main></body></html>
`.html;
}

/** Says which lists are longer than what was read. */
function cutLists({ findings }: PageParts): Html {
  const names = findings.cutLists.join(", ");
  return names === ""
    ? html``
    : html`<p>The backend has more than was read of: ${names}. What follows lacks the rest.</p>`;
}

/** The number of each finding, linked to its list; a dash if the backend keeps no record. */
function overview({
  settings,
  findings: { searches, missingPaths, ratings, feedback, problems, reviews },
  health,
}: PageParts): Html {
  const links = problems?.filter(isBrokenLink) ?? null;
  const items = [
    { id: "searches", label: "searches that found nothing", count: searches?.length },
    { id: "paths", label: "addresses that lead nowhere", count: missingPaths?.length },
    { id: "low", label: "documents rated low", count: ratings === null ? undefined : ratedLow(ratings).length },
    { id: "comments", label: "comments", count: feedback?.length },
    { id: "links", label: "broken links", count: links?.length },
    ...faults(settings.staleMonths).map(({ id, title, isIn }) => ({
      id,
      label: overviewLabels[id] ?? title,
      count: health.filter(isIn).length,
    })),
    { id: "reviews", label: "reviews that are due", count: reviews?.length },
    {
      id: "problems",
      label: "other problems",
      count: problems === null || links === null ? undefined : problems.length - links.length,
    },
  ];
  return html`<nav aria-label="Overview"><ul>${items.map(({ id, label, count }) => html`<li><a href="#${id}"><b>${count ?? "–"}</b> ${label}</a></li>`)}</ul></nav>`;
}

const overviewLabels: Readonly<Record<string, string>> = {
  stale: "stale documents",
  orphans: "orphans",
  descriptions: "documents without a description",
  pictures: "documents with pictures without alternative text",
  markup: "documents with bad schema markup",
};
