import type { Problem } from "./backend.ts";
import type { DocumentHealth } from "./health.ts";
import { html, table } from "./html.ts";
import type { Html } from "./html.ts";
import type { PageParts } from "./page-parts.ts";
import { plot } from "./plots.ts";
import type { Bar } from "./plots.ts";
import { day, linker, notKept } from "./words.ts";

/** A kind of fault that documents can have. */
interface Fault {
  readonly id: string;
  readonly title: string;
  /** The heading of the second column of its table. */
  readonly head: string;
  readonly isIn: (health: DocumentHealth) => boolean;
  readonly detail: (health: DocumentHealth) => string;
}

/** The faults checked in every document, in page order. */
export function faults(staleMonths: number): readonly Fault[] {
  return [
    {
      id: "stale",
      title: `Not changed for ${staleMonths} months`,
      head: "Last change",
      isIn: ({ isStale }) => isStale,
      detail: ({ document, ageMonths }) =>
        `${day(document.lastUpdated ?? document.datePublished ?? "")}, ${ageMonths} months ago`,
    },
    {
      id: "orphans",
      title: "Orphans: no document links to them, and they are in no category",
      head: "Type",
      isIn: ({ isOrphan }) => isOrphan,
      detail: typeOf,
    },
    {
      id: "descriptions",
      title: "Without a description",
      head: "Type",
      isIn: ({ lacksDescription }) => lacksDescription,
      detail: typeOf,
    },
    {
      id: "pictures",
      title: "Pictures without alternative text",
      head: "Pictures",
      isIn: ({ picturesWithoutText }) => picturesWithoutText.length > 0,
      detail: (one) => one.picturesWithoutText.join(", "),
    },
    {
      id: "markup",
      title: "Bad schema.org markup",
      head: "Fault",
      isIn: ({ markupFaults }) => markupFaults.length > 0,
      detail: (one) => one.markupFaults.join("; "),
    },
  ];
}

/** The section that lists the faults of all documents. */
export function documents({ settings, findings: { documents, problems, reviews }, health }: PageParts): Html {
  const link = linker(settings, documents);
  const list = ({ id, title, head, isIn, detail }: Fault): Html => {
    const found = health.filter(isIn).toSorted((a, b) => (b.ageMonths ?? 0) - (a.ageMonths ?? 0));
    return html`<h3 id="${id}">${title}</h3>${table(
      title,
      ["Document", head],
      found.map((one) => [link(one.document.slug), detail(one)]),
      "None.",
    )}`;
  };
  const kinds = faults(settings.staleMonths);
  return html`<section><h2>Health of the documents</h2>
${[
  plot("Documents by problem", [
    ...kinds.map(({ title, isIn }) => ({ label: shortOf(title), count: health.filter(isIn).length })),
    { label: "No problem", count: health.filter((one) => !kinds.some(({ isIn }) => isIn(one))).length },
  ]),
  plot("Documents by time since the last change", ages(health)),
  listProblems("links", "Broken links", (problems ?? []).filter(isBrokenLink), problems === null),
  ...kinds.map(list),
  html`<h3 id="reviews">Reviews that are due</h3>${table(
    "Documents whose review is due, the longest overdue first",
    ["Document", "By", "Due"],
    (reviews ?? []).map(({ slug, by, due }) => [link(slug), by ?? "", day(due)]),
    reviews === null ? notKept : "None.",
  )}`,
  listProblems(
    "problems",
    "Other problems found by the content check",
    (problems ?? []).filter((problem) => !isBrokenLink(problem)),
    problems === null,
  ),
]}</section>`;
}

/** Whether a problem of the content check concerns a link or an anchor. */
export function isBrokenLink({ cause }: Problem): boolean {
  return cause === "dead-link";
}

function listProblems(id: string, title: string, found: readonly Problem[], isMissing: boolean): Html {
  const rows = found.map(({ file, line, message, effect }) => [`${file}:${line}`, message, effect ?? ""]);
  return html`<h3 id="${id}">${title}</h3>${[...listCauses(title, found), table(title, ["File", "Problem", "Page"], rows, isMissing ? notKept : "None.")]}`;
}

/** A table of the problems per cause, and how many of them withhold their page. */
function listCauses(title: string, found: readonly Problem[]): readonly Html[] {
  const causes = [...Map.groupBy(found, ({ cause }) => cause ?? "other")].map(([cause, of]) => ({
    cause,
    count: of.length,
    withheld: of.filter(({ effect }) => effect === "withheld").length,
  }));
  if (causes.length < 2) return [];
  const rows = causes
    .toSorted((a, b) => b.withheld - a.withheld || b.count - a.count)
    .map(({ cause, count, withheld }) => [cause.replaceAll("-", " "), count, withheld]);
  return [table(`${title}, by cause`, ["Cause", "Problems", "Withheld"], rows, "None.")];
}

/** @example shortOf("Orphans: no document links to them") // "Orphans" */
function shortOf(title: string): string {
  return title.split(":")[0] ?? title;
}

function typeOf({ document }: DocumentHealth): string {
  return document.docType ?? "";
}

const ageSteps = [3, 6, 12, 24] as const;

function ages(all: readonly DocumentHealth[]): readonly Bar[] {
  const within = (from: number, to: number): number =>
    all.filter(({ ageMonths }) => ageMonths !== null && ageMonths >= from && ageMonths < to).length;
  return [
    ...ageSteps.map((to, index) => ({
      label: `${ageSteps[index - 1] ?? 0} to ${to} months`,
      count: within(ageSteps[index - 1] ?? 0, to),
    })),
    { label: "24 months or more", count: within(24, Number.POSITIVE_INFINITY) },
    { label: "No date", count: all.filter(({ ageMonths }) => ageMonths === null).length },
  ];
}
