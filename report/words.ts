import { documentAddress } from "../addresses/document-address.ts";
import { typeOf } from "../content-folder/document-types/document-type.ts";
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

/** Returns a function that links a document by its slug. One that is gone counts as of the first type. */
export function linker(
  { siteUrl, types }: ReportSettings,
  documents: readonly ReportDocument[],
): (slug: string) => Html {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  return (slug) => {
    const { docType = null, subject = "" } = bySlug.get(slug) ?? {};
    const address = documentAddress(typeOf(types, docType) ?? types.all[0], slug);
    return html`<a href="${`${siteUrl}${address}`}">${subject || slug}</a>`;
  };
}
