import { slugPath } from "../addresses/slug-path.ts";
import type { ReportSettings } from "./config.ts";
import type { ReportDocument } from "./backend.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** Shown instead of a list that the backend does not have. */
export const notKept = "This backend does not record this.";

/** The most bars in a chart; the table below it lists everything. */
export const mostBars = 12;

/** @example day("2026-02-03T10:00:00Z") // "2026-02-03" */
export function day(iso: string): string {
  return iso.slice(0, 10);
}

/** Returns a function that links a document by its slug. The path prefix does not matter: any of them leads to the document's own address. */
export function linker({ siteUrl }: ReportSettings, documents: readonly ReportDocument[]): (slug: string) => Html {
  const subjects = new Map(documents.map(({ slug, subject }) => [slug, subject]));
  return (slug) => html`<a href="${`${siteUrl}/docs/${slugPath(slug)}`}">${subjects.get(slug) || slug}</a>`;
}
