import type { ReportSettings } from "./config.ts";
import type { ReportDocument } from "./backend.ts";
import { type Html, html } from "./html.ts";

/** What stands in place of a list that a backend does not have. */
export const notKept = "This backend keeps no such record.";

/** A plot of more is no plot; the table below it has all. */
export const mostBars = 12;

/** @example day("2026-02-03T10:00:00Z") // "2026-02-03" */
export function day(iso: string): string {
  return iso.slice(0, 10);
}

/** Gives the function that links a document by its slug: any prefix opens it, and leads to its own address. */
export function linker({ siteUrl }: ReportSettings, documents: readonly ReportDocument[]): (slug: string) => Html {
  const subjects = new Map(documents.map(({ slug, subject }) => [slug, subject]));
  return (slug) =>
    html`<a href="${`${siteUrl}/docs/${slug.split("/").map(encodeURIComponent).join("/")}`}">${subjects.get(slug) || slug}</a>`;
}
