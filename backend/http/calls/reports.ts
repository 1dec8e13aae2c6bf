import { z } from "zod";
import type { SentFeedback } from "../../store/mailbox.ts";
import type { MissingPath } from "../../store/missing-paths.ts";
import type { Page, PageRequest } from "../../store/paging.ts";
import type { DocumentRatings } from "../../store/ratings.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { ZeroResultSearchStore } from "../../store/search/search.ts";
import type { Store } from "../../store/store.ts";
import { ok } from "../answer.ts";
import type { Answer, Handler } from "../answer.ts";
import { parseBody } from "../body.ts";
import { toWireSearches } from "./zero-result-searches.ts";
import { assertOperator } from "../operators.ts";
import type { OperatorRules } from "../operators.ts";
import { readPage, toPagination } from "../paging.ts";

/** The data of the reports. */
export interface ReportParts extends OperatorRules {
  readonly store: Pick<
    Store,
    | "abandonedSearches"
    | "documents"
    | "documentTypes"
    | "mailbox"
    | "missingPaths"
    | "ratings"
    | "search"
    | "sources"
    | "zeroResultSearches"
  >;
  /** The problems found by the last content scan. */
  readonly problems: () => readonly ContentProblem[];
}

const path = z
  .string()
  .regex(/^\/(?!\/)\S*$/, "expected a root-absolute path")
  .max(1_000, "expected at most 1000 characters");
const Counted = z.object({
  path,
  count: z.number().int().min(1, "expected 1 or more").max(1_000_000, "expected at most 1000000"),
});
const MissingPaths = z.looseObject({ paths: z.array(Counted).max(200, "expected at most 200 paths") });

/** Reports for operators, and the endpoint where gateways submit their counts. */
export function reportHandlers({ store, problems, ...rules }: ReportParts) {
  const { documents, zeroResultSearches, abandonedSearches, missingPaths, ratings, mailbox, sources } = store;
  /** Handler of a paged report. */
  const listOf =
    <T>(name: string, list: (page: PageRequest) => Promise<Page<T>>, toWire: (item: T) => unknown): Handler =>
    async (call) => {
      assertOperator(call, rules);
      const page = readPage(call.query);
      const found = await list(page);
      return uncached({ [name]: found.items.map(toWire), pagination: toPagination(page, found) });
    };
  /** Handler of a report on searches. */
  const searchesOf =
    ({ list }: Pick<ZeroResultSearchStore, "list">): Handler =>
    async (call) => {
      assertOperator(call, rules);
      const page = readPage(call.query);
      const found = await list(page);
      return uncached({ searches: await toWireSearches(found.items, store), pagination: toPagination(page, found) });
    };
  return {
    zeroResultSearches: searchesOf(zeroResultSearches),
    abandonedSearches: searchesOf(abandonedSearches),
    missingPaths: listOf("paths", (page) => missingPaths.list(page), toWirePath),
    ratings: listOf("ratings", (page) => ratings.list(page), toWireRatings),
    feedback: listOf("feedback", (page) => mailbox.listFeedback(page), toWireFeedback),
    reviews: listOf(
      "reviews",
      (page) => documents.listReviews(new Date().toISOString(), page),
      ({ slug, path: file, subject, by, due }) => ({ slug, file, subject, by, due }),
    ),
    problems: async (call) => {
      assertOperator(call, rules);
      const slugs = new Map([...(await sources.owners())].map(([slug, file]) => [file, slug]));
      return uncached({
        problems: problems().map(({ file, line, message, cause, effect }) => ({
          file,
          line,
          message,
          cause,
          effect,
          slug: slugs.get(file) ?? null,
        })),
      });
    },
    addMissingPaths: async ({ readJson }) => {
      await missingPaths.add(parseBody(MissingPaths, await readJson()).paths, Date.now());
      return ok({ message: "Counted." });
    },
  } satisfies Record<string, Handler>;
}

/** Reports change independently of the content revision, so they have no ETag and are not cached. */
function uncached(body: unknown): Answer {
  return { kind: "json", status: 200, body, headers: { "cache-control": "no-store" } };
}

function toWirePath({ path: asked, count, firstMs, lastMs }: MissingPath) {
  return { path: asked, count, firstAsked: toIso(firstMs), lastAsked: toIso(lastMs) };
}

function toWireRatings({ slug, votes, average, counts, reasons }: DocumentRatings) {
  return { slug, votes, average, counts, reasons };
}

function toWireFeedback({ slug, rating, reason, comment, sentMs }: SentFeedback) {
  return { slug, rating, reason, comment, sent: toIso(sentMs) };
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
