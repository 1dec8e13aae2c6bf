import type { Rated } from "./backend.ts";
import { html, table } from "./html.ts";
import type { Html } from "./html.ts";
import type { PageParts } from "./page-parts.ts";
import { distribution, plot, starsOf } from "./plots.ts";
import { day, linker, notKept } from "./words.ts";

/** A document is rated low at this average or below, in stars. */
const lowAverage = 3;

const reasonNames: Readonly<Record<string, string>> = {
  "out-of-date": "Out of date",
  "hard-to-follow": "Hard to follow",
  "something-missing": "Something is missing",
  "something-wrong": "Something is wrong",
  other: "Something else",
};

/** The documents with low ratings, lowest first. */
export function ratedLow(rated: readonly Rated[]): readonly Rated[] {
  return rated
    .filter(({ average }) => average <= lowAverage)
    .toSorted((a, b) => a.average - b.average || b.votes - a.votes);
}

/** The section on ratings and comments. */
export function readers({ settings, findings: { ratings, feedback, documents } }: PageParts): Html {
  const link = linker(settings, documents);
  const rated = ratings ?? [];
  const stars = Array.from({ length: 10 }, (_, index) => ({
    label: starsOf(index),
    count: rated.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0),
  }));
  return html`<section><h2>What readers say</h2>
<h3 id="ratings">Ratings</h3>${rated.length === 0 ? html`<p class="none">${ratings === null ? notKept : "No ratings so far."}</p>` : plot("Ratings of all documents", stars)}
<h3 id="low">Low ratings</h3>
${table(
  `Documents with an average of ${lowAverage} stars or less, the worst first`,
  ["Document", "Average", "Votes", "From ½ to 5 stars", "Reasons"],
  ratedLow(rated).map(({ slug, average, votes, counts, reasons }) => [
    link(slug),
    average.toFixed(1),
    votes,
    distribution(counts),
    reasons.map(reasonOf).join(", "),
  ]),
  ratings === null ? notKept : "None.",
)}
<h3 id="comments">Comments</h3>
${table(
  "Comments, newest first",
  ["Document", "Stars", "Reason", "Comment", "Sent"],
  (feedback ?? []).map(({ slug, rating, reason, comment, sent }) => [
    link(slug),
    rating ?? "",
    reason === null ? "" : nameOf(reason),
    comment ?? "",
    day(sent),
  ]),
  feedback === null ? notKept : "None so far.",
)}</section>`;
}

function reasonOf({ reason, count }: Rated["reasons"][number]): string {
  return `${nameOf(reason)} (${count})`;
}

function nameOf(reason: string): string {
  return reasonNames[reason] ?? reason;
}
