import type { DocumentType, DocumentTypes } from "../../data/document-types.ts";

/** A column of the footer. */
export interface FooterColumn {
  readonly heading: string;
  readonly links: readonly FooterLink[];
}

/** A footer link; `to` is null if the site has no target for it. */
export interface FooterLink {
  readonly label: string;
  readonly to: string | null;
}

/** What a column shows: a link, or the list of a document type by its id, which shows where the site has the type. */
type Entry = FooterLink | string;

const about: readonly Entry[] = [
  { label: "About", to: "/about" },
  { label: "Team", to: "/authors" },
  { label: "Contact Us", to: "/contact" },
  { label: "Changelog", to: "/changelog" },
];

/**
 * The four columns (specification, section 2). Types that it does not place come last in a column, by their layout; those of the header in none.
 * "Certification" links to the URL from the site's settings, or is plain text without one.
 */
export function footerColumns(types: DocumentTypes, certificationUrl: string | null): readonly FooterColumn[] {
  const resources = ["blog", "news", "press-release", "case-study", { label: "FAQs", to: "/faq" }, "white-paper"];
  const support = ["how-to", "knowledge-base", "api"];
  const general = ["tou", "privacy-policy", "glossary", "sop"];
  const placed = new Set<Entry>(["article", ...resources, ...support, ...general]);
  const others = (layouts: readonly DocumentType["layout"][]): readonly string[] =>
    types.flatMap(({ id, layout }) => (layouts.includes(layout) && !placed.has(id) ? [id] : []));
  const column = (heading: string, entries: readonly Entry[]): FooterColumn => ({
    heading,
    links: entries.flatMap((entry) => linkOf(entry, types)),
  });
  return [
    column("Company", about),
    column("Resources", [...resources, ...others(["CARDS", "ROWS"])]),
    column("Support", [...support, ...others(["GUIDES"]), { label: "Certification", to: certificationUrl }]),
    column("General", [...general, ...others(["GLOSSARY", "PAGE"])]),
  ];
}

function linkOf(entry: Entry, types: DocumentTypes): readonly FooterLink[] {
  if (typeof entry !== "string") return [entry];
  const type = types.find(({ id }) => id === entry);
  return type === undefined ? [] : [{ label: type.layout === "PAGE" ? type.label : type.listLabel, to: type.listPath }];
}
