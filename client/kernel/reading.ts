import { readBefore, readings, rememberReading } from "../data/readings.ts";
import { readRating } from "../features/ratings/stored-ratings.ts";
import type { Application } from "./application.ts";

/**
 * Records that a document is being read. Loads the application where this browser remembers something that it has to show: a
 * rating, an older version of the document, or on the home page what was read.
 */
export function attendReading(application: Application): void {
  const { slug, path, version } = document.querySelector<HTMLElement>("output[data-slug]")?.dataset ?? {};
  if (slug === undefined || path === undefined) {
    if (document.querySelector("[data-hero]") && readings().length > 0) application.need();
    return;
  }
  const before = readBefore(slug);
  rememberReading({
    slug,
    path,
    subject: document.querySelector("main h1")?.textContent ?? "",
    version: version ?? null,
  });
  const hasChanged = version !== undefined && (before?.version ?? version) < version;
  if (hasChanged || hasRated(slug)) application.need();
}

function hasRated(slug: string): boolean {
  try {
    return readRating(localStorage, slug) !== null;
  } catch {
    return false; // storage may be blocked entirely
  }
}
