import type { Problem } from "./backend.ts";
import type { DocumentHealth } from "./health.ts";
import { type Html, html, table } from "./html.ts";
import type { PageParts } from "./page-parts.ts";
import { type Bar, plot } from "./plots.ts";
import { day, linker, notKept } from "./words.ts";

/** One thing that can be wrong with documents. */
interface Fault {
  readonly id: string;
  readonly title: string;
  /** What the second column of its table says. */
  readonly head: string;
  readonly isIn: (health: DocumentHealth) => boolean;
  readonly tell: (health: DocumentHealth) => string;
}

/** What is looked for in every document, in the order of the page. */
export function faults(staleMonths: number): readonly Fault[] {
  return [
    {
      id: "stale",
      title: `Not changed for ${staleMonths} months`,
      head: "Last change",
      isIn: ({ isStale }) => isStale,
      tell: ({ document, ageMonths }) =>
        `${day(document.lastUpdated ?? document.datePublished ?? "")}, ${ageMonths} months ago`,
    },
    {
      id: "orphans",
      title: "Orphans: no document links to them, and they stand in no category",
      head: "Type",
      isIn: ({ isOrphan }) => isOrphan,
      tell: typeOf,
    },
    {
      id: "descriptions",
      title: "Without a description",
      head: "Type",
      isIn: ({ lacksDescription }) => lacksDescription,
      tell: typeOf,
    },
    {
      id: "pictures",
      title: "Pictures without an alternative text",
      head: "Pictures",
      isIn: ({ picturesWithoutText }) => picturesWithoutText.length > 0,
      tell: (one) => one.picturesWithoutText.join(", "),
    },
    {
      id: "markup",
      title: "Bad schema.org markup",
      head: "Fault",
      isIn: ({ markupFaults }) => markupFaults.length > 0,
      tell: (one) => one.markupFaults.join("; "),
    },
  ];
}

/** What is wrong with which document. */
export function documents({ settings, findings: { documents, problems }, health }: PageParts): Html {
  const link = linker(settings, documents);
  const list = ({ id, title, head, isIn, tell }: Fault): Html => {
    const found = health.filter(isIn).toSorted((a, b) => (b.ageMonths ?? 0) - (a.ageMonths ?? 0));
    return html`<h3 id="${id}">${title}</h3>${table(
      title,
      ["Document", head],
      found.map((one) => [link(one.document.slug), tell(one)]),
      "None.",
    )}`;
  };
  const kinds = faults(settings.staleMonths);
  return html`<section><h2>Health of the documents</h2>
${[
  plot("Documents by what is wrong with them", [
    ...kinds.map(({ title, isIn }) => ({ label: shortOf(title), count: health.filter(isIn).length })),
    { label: "Nothing", count: health.filter((one) => !kinds.some(({ isIn }) => isIn(one))).length },
  ]),
  plot("Documents by the time since their last change", ages(health)),
  listProblems("links", "Broken links", (problems ?? []).filter(isBrokenLink), problems === null),
  ...kinds.map(list),
  listProblems(
    "problems",
    "Other problems that the content check found",
    (problems ?? []).filter((problem) => !isBrokenLink(problem)),
    problems === null,
  ),
]}</section>`;
}

/** Whether what the content check says is of a link or an anchor. */
export function isBrokenLink({ cause }: Problem): boolean {
  return cause === "dead-link";
}

function listProblems(id: string, title: string, found: readonly Problem[], isMissing: boolean): Html {
  const rows = found.map(({ file, line, message, effect }) => [`${file}:${line}`, message, effect ?? ""]);
  return html`<h3 id="${id}">${title}</h3>${[...listCauses(title, found), table(title, ["File", "Problem", "Page"], rows, isMissing ? notKept : "None.")]}`;
}

/** How many there are of each cause, and how many of them in files whose page is not there as they have it. */
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
    { label: "24 months and more", count: within(24, Number.POSITIVE_INFINITY) },
    { label: "No date", count: all.filter(({ ageMonths }) => ageMonths === null).length },
  ];
}
