import { z } from "zod";
import type { ReportSettings } from "./config.ts";
import { fetchList } from "./fetch-list.ts";

/** A list that a backend may not support; null if it does not. */
type Optional<T> = readonly T[] | null;

const Closest = z.object({
  slug: z.string(),
  subject: z.string(),
  file: z.string().nullish(),
  keywords: z.array(z.string()).default([]),
});
const Search = z.object({
  term: z.string(),
  count: z.number(),
  lastSearched: z.string(),
  wordings: z.array(z.string()).default([]),
  topic: z.string().optional(),
  isFound: z.boolean().optional(),
  closest: z.array(Closest).default([]),
});
const MissingPath = z.object({ path: z.string(), count: z.number(), lastAsked: z.string() });
const Rated = z.object({
  slug: z.string(),
  votes: z.number(),
  average: z.number(),
  counts: z.array(z.number()).length(10),
  reasons: z.array(z.object({ reason: z.string(), count: z.number() })),
});
const Feedback = z.object({
  slug: z.string(),
  rating: z.number().nullable(),
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  sent: z.string(),
});
const text = z
  .string()
  .nullish()
  .transform((value) => value || null);
const Review = z.object({ slug: z.string(), by: z.string().nullish(), due: z.string() });
const Problem = z.object({
  file: z.string(),
  line: z.number(),
  message: z.string(),
  cause: text,
  effect: z
    .enum(["published", "withheld"])
    .nullish()
    .transform((value) => value ?? null),
  slug: z.string().nullable(),
});
const Document = z.object({
  slug: z.string(),
  subject: z
    .string()
    .nullish()
    .transform((value) => value ?? ""),
  docType: text,
  metaDescription: text,
  description: text,
  category: text,
  content: text,
  datePublished: text,
  lastUpdated: text,
  schemaMarkup: z
    .array(z.looseObject({ markup: z.unknown() }))
    .nullish()
    .transform((value) => value ?? []),
});

/** A search that found nothing, or led to nothing. */
export type ZeroResultSearch = z.infer<typeof Search>;
/** An address that was asked for and is not there. */
export type MissingPath = z.infer<typeof MissingPath>;
/** The ratings of a document. */
export type Rated = z.infer<typeof Rated>;
/** What a reader said after a rating. */
export type Feedback = z.infer<typeof Feedback>;
/** A document whose review is due. */
export type Review = z.infer<typeof Review>;
/** A problem of the content. */
export type Problem = z.infer<typeof Problem>;
/** A document, as far as the report examines it. */
export type ReportDocument = z.infer<typeof Document>;

/** All data of a report. */
export interface Findings {
  readonly documents: readonly ReportDocument[];
  /** The names of the lists of which the backend has more than was read. */
  readonly cutLists: readonly string[];
  readonly searches: Optional<ZeroResultSearch>;
  /** Those that found something and led to nothing. */
  readonly abandoned: Optional<ZeroResultSearch>;
  readonly missingPaths: Optional<MissingPath>;
  readonly ratings: Optional<Rated>;
  readonly feedback: Optional<Feedback>;
  readonly problems: Optional<Problem>;
  readonly reviews: Optional<Review>;
}

/** Enough for a large site; stops the command if a backend's pages never end. */
const pagesPerList = 2_000;

/** Fetches everything from the backend, of each list at most so many pages. Throws `ReportError` if it cannot be reached or its response is invalid. */
export async function fetchFindings(settings: ReportSettings, maxPages = pagesPerList): Promise<Findings> {
  const cutLists: string[] = [];
  const list = async <T>(name: string, path: string, keys: readonly string[], item: z.ZodType<T>) => {
    const found = await fetchList(settings, path, { keys, item, maxPages });
    if (found?.hasMore === true) cutLists.push(name);
    return found?.items ?? null;
  };
  const report = <T>(name: string, key: string, item: z.ZodType<T>) =>
    list(name.replaceAll("-", " "), `/reports/${name}/${settings.siteId}`, [key], item);
  const documents = new Map<string, ReportDocument>();
  for (const { id } of settings.types.all) {
    const path = `/docs/get-details-by-type/${settings.siteId}/${id}`;
    const found = await list(`documents of the type ${id}`, path, ["doc", "posts", "results.allDocs"], Document);
    for (const document of found ?? []) documents.set(document.slug, document);
  }
  return {
    documents: [...documents.values()],
    cutLists,
    searches: await report("zero-result-searches", "searches", Search),
    abandoned: await report("abandoned-searches", "searches", Search),
    missingPaths: await report("missing-paths", "paths", MissingPath),
    ratings: await report("ratings", "ratings", Rated),
    feedback: await report("feedback", "feedback", Feedback),
    problems: await report("problems", "problems", Problem),
    reviews: await report("reviews", "reviews", Review),
  };
}
