import { z } from "zod";
import { ReportError } from "./config.ts";
import type { ReportSettings } from "./config.ts";

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
  readonly searches: Optional<ZeroResultSearch>;
  /** Those that found something and led to nothing. */
  readonly abandoned: Optional<ZeroResultSearch>;
  readonly missingPaths: Optional<MissingPath>;
  readonly ratings: Optional<Rated>;
  readonly feedback: Optional<Feedback>;
  readonly problems: Optional<Problem>;
  readonly reviews: Optional<Review>;
}

const pageSize = 100;
/** Enough for a large site; stops the command if a backend's pages never end. */
const maxPages = 500;
const timeoutMs = 20_000;

/** Fetches everything from the backend. Throws `ReportError` if it cannot be reached or its response is invalid. */
export async function fetchFindings(settings: ReportSettings): Promise<Findings> {
  const report = <T>(name: string, key: string, item: z.ZodType<T>) =>
    fetchAll(settings, `/reports/${name}/${settings.siteId}`, [key], item);
  const documents: ReportDocument[] = [];
  for (const { id } of settings.types.all) {
    documents.push(
      ...((await fetchAll(
        settings,
        `/docs/get-details-by-type/${settings.siteId}/${id}`,
        ["doc", "posts", "results.allDocs"],
        Document,
      )) ?? []),
    );
  }
  return {
    documents: [...new Map(documents.map((document) => [document.slug, document])).values()],
    searches: await report("zero-result-searches", "searches", Search),
    abandoned: await report("abandoned-searches", "searches", Search),
    missingPaths: await report("missing-paths", "paths", MissingPath),
    ratings: await report("ratings", "ratings", Rated),
    feedback: await report("feedback", "feedback", Feedback),
    problems: await report("problems", "problems", Problem),
    reviews: await report("reviews", "reviews", Review),
  };
}

const Paged = z.looseObject({ pagination: z.looseObject({ hasNextPage: z.boolean().nullish() }).nullish() });

async function fetchAll<T>(
  settings: ReportSettings,
  path: string,
  keys: readonly string[],
  item: z.ZodType<T>,
): Promise<T[] | null> {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const json = await fetchJson(settings, `${path}?page=${page}&limit=${pageSize}`);
    if (json === null) return page === 1 ? null : items;
    const list = keys.map((key) => valueAt(json, key)).find((value) => Array.isArray(value));
    const parsed = z.array(item).safeParse(list);
    if (!parsed.success)
      throw new ReportError(
        `${settings.apiUrl}${path}: expected a list of "${keys[0]}" as in backend/openapi.yaml, got something else.\n${z.prettifyError(parsed.error)}`,
      );
    items.push(...parsed.data);
    if (Paged.safeParse(json).data?.pagination?.hasNextPage !== true) return items;
  }
  return items;
}

/** Null if the backend does not have this endpoint. */
async function fetchJson({ apiUrl, foundIn, secret }: ReportSettings, path: string): Promise<unknown> {
  const url = `${apiUrl}${path}`;
  const headers: Record<string, string> = secret === null ? {} : { authorization: `Bearer ${secret}` };
  const response = await fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new ReportError(
        `The docs backend cannot be reached: expected an answer from ${apiUrl} (from ${foundIn}), got ${reasonOf(error)}. ` +
          "Start the site with npm start, or set DOCS_API_URL to a running backend.",
      );
    },
  );
  if (response.status === 404 || response.status === 405 || response.status === 501) return null;
  if (response.status === 401)
    throw new ReportError(
      `${url}: access denied (401). Set PURGE_SECRET to the value that the backend has, or run the report on the backend's machine.`,
    );
  if (!response.ok) throw new ReportError(`${url}: expected 200, got ${response.status}. See the backend's log.`);
  return response.json().catch(() => {
    throw new ReportError(
      `${url}: expected JSON, got something else. Check that this is the address of a docs backend, including its /api.`,
    );
  });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return cause instanceof Error ? cause.message : "no answer";
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null
          ? Object.entries(inner).find(([name]) => name === key)?.[1]
          : undefined,
      value,
    );
}
