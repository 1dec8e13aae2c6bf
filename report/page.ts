import { readFileSync } from "node:fs";
import type { Findings, ReportDocument } from "./backend.ts";
import type { DocumentHealth } from "./health.ts";
import { type Html, html, plot, table } from "./html.ts";
import type { ReportSettings } from "./config.ts";

/** What a page is made of. */
export interface PageParts {
  readonly settings: ReportSettings;
  readonly findings: Findings;
  readonly health: readonly DocumentHealth[];
  readonly nowMs: number;
}

const ourStyle = readFileSync(new URL("report.css", import.meta.url), "utf8");
/** The site's own colours, sizes and spaces; its faces are other files, and this page has none beside it. */
const tokens = readFileSync(new URL("../client/styles/tokens.css", import.meta.url), "utf8").replaceAll(/@font-face \{[^}]*\}/g, "");
const mostBars = 12;

/** The whole report, in one file that needs no other. */
export function toPage(parts: PageParts): string {
  const { settings, nowMs } = parts;
  const title = `Content report of ${settings.siteName}`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${{ html: tokens + ourStyle }}</style></head>
<body><main><h1>${title}</h1><p class="lead">Made on ${new Date(nowMs).toISOString().slice(0, 10)} from ${parts.findings.documents.length} documents of ${settings.apiUrl}.</p>
${[gaps(parts), ratings(parts), health(parts)]}</main></body></html>
`.html;
}

const notHere = "This backend keeps no such record.";

function gaps({ findings: { searches, missingPaths } }: PageParts): Html {
  const bars = (searches ?? []).slice(0, mostBars).map(({ term, count }) => ({ label: term, count }));
  return html`<section><h2>What is lacking</h2>
<h3 id="searches">Searches that found nothing</h3>${bars.length === 0 ? "" : plot("Searches that found nothing, most frequent first", bars)}
${table("Searches that found nothing", ["Term", "Times", "Last"], (searches ?? []).map(({ term, count, lastSearched }) => [term, count, day(lastSearched)]), searches === null ? notHere : "None so far.")}
<h3 id="paths">Addresses that lead nowhere</h3>
${table("Addresses that lead nowhere", ["Path", "Times", "Last"], (missingPaths ?? []).map(({ path, count, lastAsked }) => [path, count, day(lastAsked)]), missingPaths === null ? notHere : "None so far.")}</section>`;
}

const reasonNames: Readonly<Record<string, string>> = {
  "out-of-date": "Out of date",
  "hard-to-follow": "Hard to follow",
  "something-missing": "Something is missing",
  "something-wrong": "Something is wrong",
  other: "Something else",
};
const lowAverage = 3;

function ratings({ settings, findings: { ratings: rated, feedback, documents } }: PageParts): Html {
  const link = linker(settings, documents);
  const bars = Array.from({ length: 10 }, (_, index) => ({ label: `${(index + 1) / 2} stars`, count: (rated ?? []).reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0) }));
  const low = (rated ?? []).filter(({ average }) => average <= lowAverage);
  return html`<section><h2>What readers say</h2>
<h3 id="ratings">Ratings</h3>${rated === null || rated.length === 0 ? html`<p class="none">${rated === null ? notHere : "No ratings so far."}</p>` : plot("Ratings of all documents", bars)}
<h3 id="low">Low ratings</h3>
${table(
    `Documents with an average of ${lowAverage} stars or less`,
    ["Document", "Average", "Votes", "Reasons"],
    low.map(({ slug, average, votes, reasons }) => [link(slug), average.toFixed(1), votes, reasons.map(({ reason, count }) => `${reasonNames[reason] ?? reason} (${count})`).join(", ")]),
    rated === null ? notHere : "None.",
  )}
<h3 id="comments">Comments</h3>
${table(
    "Comments, newest first",
    ["Document", "Stars", "Reason", "Comment", "Sent"],
    (feedback ?? []).map(({ slug, rating, reason, comment, sent }) => [link(slug), rating ?? "", reason === null ? "" : (reasonNames[reason] ?? reason), comment ?? "", day(sent)]),
    feedback === null ? notHere : "None so far.",
  )}</section>`;
}

function health({ settings, findings: { documents, problems }, health: all }: PageParts): Html {
  const link = linker(settings, documents);
  const list = (id: string, title: string, found: readonly DocumentHealth[], head: string, tell: (health: DocumentHealth) => string): Html =>
    html`<h3 id="${id}">${title}</h3>${table(title, ["Document", head], found.map((one) => [link(one.document.slug), tell(one)]), "None.")}`;
  const stale = all.filter(({ isStale }) => isStale).toSorted((a, b) => (b.ageMonths ?? 0) - (a.ageMonths ?? 0));
  return html`<section><h2>Health of the documents</h2>
${plot("Documents by the time since their last change", ages(all))}
${[
    list("stale", `Not changed for ${settings.staleMonths} months`, stale, "Last change", ({ document, ageMonths }) => `${day(document.lastUpdated ?? document.datePublished ?? "")}, ${ageMonths} months ago`),
    html`<h3 id="problems">Broken links and other problems</h3>${table(
      "Broken links, anchors and other problems",
      ["File", "Problem"],
      (problems ?? []).map(({ file, line, message }) => [`${file}:${line}`, message]),
      problems === null ? notHere : "None.",
    )}`,
    list("orphans", "Orphans: no document links to them, and they stand in no category", all.filter(({ isOrphan }) => isOrphan), "Type", ({ document }) => document.docType ?? ""),
    list("descriptions", "Without a description", all.filter(({ lacksDescription }) => lacksDescription), "Type", ({ document }) => document.docType ?? ""),
    list("pictures", "Pictures without an alternative text", all.filter(({ picturesWithoutText }) => picturesWithoutText.length > 0), "Pictures", (one) => one.picturesWithoutText.join(", ")),
    list("markup", "Bad schema.org markup", all.filter(({ markupFaults }) => markupFaults.length > 0), "Fault", (one) => one.markupFaults.join("; ")),
  ]}</section>`;
}

const ageSteps = [3, 6, 12, 24] as const;

function ages(all: readonly DocumentHealth[]): readonly { readonly label: string; readonly count: number }[] {
  const within = (from: number, to: number): number => all.filter(({ ageMonths }) => ageMonths !== null && ageMonths >= from && ageMonths < to).length;
  return [
    ...ageSteps.map((to, index) => ({ label: `${ageSteps[index - 1] ?? 0} to ${to} months`, count: within(ageSteps[index - 1] ?? 0, to) })),
    { label: "24 months and more", count: within(24, Number.POSITIVE_INFINITY) },
    { label: "No date", count: all.filter(({ ageMonths }) => ageMonths === null).length },
  ];
}

/** Any prefix opens a document by its slug, and leads to its own address. */
function linker({ siteUrl }: ReportSettings, documents: readonly ReportDocument[]): (slug: string) => Html {
  const subjects = new Map(documents.map(({ slug, subject }) => [slug, subject]));
  return (slug) => html`<a href="${`${siteUrl}/docs/${slug.split("/").map(encodeURIComponent).join("/")}`}">${subjects.get(slug) || slug}</a>`;
}

function day(iso: string): string {
  return iso.slice(0, 10);
}
