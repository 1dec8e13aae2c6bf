import { hasPages, typeOf } from "../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../content-folder/document-types/document-type.ts";
import { slugAt } from "../addresses/document-address.ts";
import { percentDecoded } from "../addresses/percent-decoding.ts";
import { slugOfPath } from "../addresses/slug-path.ts";
import type { Findings, ReportDocument } from "./backend.ts";

/** The faults of a document, worded for its author. */
export interface DocumentHealth {
  readonly document: ReportDocument;
  /** Whole months since the last change; null if no date is known. */
  readonly ageMonths: number | null;
  readonly isStale: boolean;
  /** No document links to it, and it has no category. */
  readonly isOrphan: boolean;
  readonly lacksDescription: boolean;
  /** URLs of images without alternative text. */
  readonly picturesWithoutText: readonly string[];
  /** Faults in its schema.org markup. */
  readonly markupFaults: readonly string[];
}

const monthMs = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** Checks every document. Pages of types are linked from the footer, so documents that are part of one are never orphans. */
export function examine(
  { documents }: Pick<Findings, "documents">,
  {
    staleMonths,
    types,
    nowMs,
  }: { readonly staleMonths: number; readonly types: DocumentTypes; readonly nowMs: number },
): readonly DocumentHealth[] {
  const linked = new Set(
    documents.flatMap((document) => linksOf(document, types).filter((slug) => slug !== document.slug)),
  );
  return documents.map((document) => {
    const ageMonths = ageOf(document, nowMs);
    return {
      document,
      ageMonths,
      isStale: ageMonths !== null && ageMonths >= staleMonths,
      isOrphan:
        !linked.has(document.slug) &&
        document.category === null &&
        hasPages(typeOf(types, document.docType) ?? types.all[0]),
      lacksDescription: document.metaDescription === null && document.description === null,
      picturesWithoutText: picturesWithoutText(document.content ?? ""),
      markupFaults: document.schemaMarkup.flatMap(({ markup }) => faultOfMarkup(markup) ?? []),
    };
  });
}

function ageOf({ lastUpdated, datePublished }: ReportDocument, nowMs: number): number | null {
  const changed = Date.parse(lastUpdated ?? datePublished ?? "");
  return Number.isNaN(changed) ? null : Math.max(0, Math.floor((nowMs - changed) / monthMs));
}

/** The slugs that a text may link to: those at the address of each link, and the fragment for glossary entries. */
function linksOf({ content }: ReportDocument, types: DocumentTypes): readonly string[] {
  return [...(content ?? "").matchAll(/<a\s[^>]*?href\s*=\s*["']([^"']+)["']/gi)].flatMap(([, href = ""]) => {
    const [path = "", fragment = ""] = href.split("#");
    const slugs = slugsAt(path.replace(/\?.*$/s, "").replace(/\/+$/, ""), types);
    return [...slugs, percentDecoded(fragment)].filter((name) => name !== "");
  });
}

/** The slugs that an address may stand for: of types with folders, below /docs, or else its last segment, whatever stands before it. */
function slugsAt(address: string, { all }: DocumentTypes): readonly string[] {
  const path = address.replace(/^https?:\/\/[^/]*/i, "");
  const below = all.flatMap((type) => (type.addresses === "folders" ? (slugAt(type, path) ?? []) : []));
  if (below.length > 0) return below;
  const inTree = path.startsWith("/docs/") ? (slugOfPath(path.slice("/docs/".length)) ?? []) : [];
  return [percentDecoded(path.split("/").at(-1) ?? "")].concat(inTree);
}

/** Empty `alt` marks an image as decorative, which images in a text hardly ever are. */
function picturesWithoutText(content: string): readonly string[] {
  return [...content.matchAll(/<img\s[^>]*>/gi)]
    .filter(([tag]) => !/\salt\s*=\s*(?:"[^"]*[^"\s][^"]*"|'[^']*[^'\s][^']*'|[^\s"'>]+)/i.test(tag))
    .map(([tag]) => /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? "a picture without an address");
}

function faultOfMarkup(markup: unknown): string | null {
  const value = typeof markup === "string" ? parsed(markup) : markup;
  if (value === undefined) return "is not JSON";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "is not a JSON object";
  const names = Object.keys(value);
  if (!names.includes("@type") && !names.includes("@graph"))
    return 'has no "@type": expected the name of a schema.org type';
  const context = Object.entries(value).find(([name]) => name === "@context")?.[1];
  if (context === undefined) return 'has no "@context": expected "https://schema.org"';
  return typeof context === "string" && !/^https?:\/\/schema\.org\/?$/.test(context)
    ? `has the "@context" "${context}": expected "https://schema.org"`
    : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
