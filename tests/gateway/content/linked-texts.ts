import { defaultContentLimits } from "../../../gateway/content/content-limits.ts";
import { createGlossary } from "../../../gateway/content/inline-links/glossary.ts";
import type { Glossary } from "../../../gateway/content/inline-links/glossary.ts";
import { openPipeline } from "./open-pipeline.ts";
import type { OpenPipeline } from "./open-pipeline.ts";

/** A pipeline with enough time for every text. */
export function openPatientPipeline(): OpenPipeline {
  return openPipeline({ limits: { ...defaultContentLimits, cpuMs: 20_000, waitMs: 60_000 } });
}

/** A glossary of these terms. */
export function glossaryOf(...terms: readonly string[]): Glossary {
  return createGlossary(terms.map((term) => ({ term, href: `/glossary#${encodeURIComponent(term)}` })));
}

export interface Reading {
  readonly terms?: readonly string[];
  readonly exceptHref?: string;
}

/** A text with its inline links. */
export async function linkedHtml(
  { pipeline, ready }: OpenPipeline,
  html: string,
  { terms = [], exceptHref }: Reading = {},
): Promise<string> {
  return pipeline.addInlineLinks(await ready(html), glossaryOf(...terms), exceptHref ?? null);
}
