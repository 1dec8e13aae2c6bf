import { parse } from "graphql";
import { z } from "zod";
import type { Answer } from "../../answers/answer.ts";
import type { OpenSharedExecution, SharedExecution } from "../../graphql/execute.ts";
import { docTypes, listLimit, readListPage } from "../document-lists.ts";
import type { ListPage } from "../document-lists.ts";
import { readDocument } from "../documents/read-document.ts";
import { failedAnswer, fileAnswer, passingAnswer } from "../file-answer.ts";
import { toFullPage, toLlmsText } from "./llms-text.ts";
import type { SiteOfLlms } from "./llms-text.ts";

/** Makes what language models read first: a map of the site, and all of it. */
export interface LlmsFills {
  readonly map: () => Promise<Answer>;
  /** One page of everything; pages begin with 1. */
  readonly full: (page: number) => Promise<Answer>;
}

/** Documents a page: their texts together stay well below what one answer may have. */
const fullPageLimit = 40;

const type = "text/plain";
const failed = (): Answer => failedAnswer(type, "This file cannot be made right now.\n");

const SiteFacts = parse("query SiteOfLlms { site { name url description } }");
const Site = z.object({ site: z.object({ name: z.string(), url: z.string(), description: z.string() }) });

/** Builds the fills. */
export const createLlmsFills = (openExecution: OpenSharedExecution): LlmsFills => ({
  map: async () => {
    const execution = openExecution();
    const [site, lists] = await Promise.all([readSite(execution), readLists(execution)]);
    return site === null || lists === null ? failed() : fileAnswer(type, toLlmsText(site, lists), execution);
  },
  full: async (page) => {
    const execution = openExecution();
    const [site, lists] = await Promise.all([readSite(execution), readLists(execution)]);
    if (site === null || lists === null) return failed();
    const slugs = await slugsOfPage(execution, lists, page);
    if (slugs === null) return failed();
    if (slugs.length === 0 && page > 1)
      return passingAnswer(404, type, `There is no page ${page}. Begin at ${site.url}/llms-full.txt\n`);
    const readings = await Promise.all(slugs.map((slug) => readDocument(execution, slug)));
    if (readings.some(({ kind }) => kind === "failed")) return failed();
    const documents = readings.flatMap((reading) => (reading.kind === "found" ? [reading.document] : []));
    const text = toFullPage(site, documents, { page, hasNext: page * fullPageLimit < totalOf(lists) });
    return readings.some((reading) => reading.kind === "found" && !reading.isWhole)
      ? passingAnswer(200, type, text)
      : fileAnswer(type, text, execution);
  },
});

const readSite = async ({ execute }: SharedExecution): Promise<SiteOfLlms | null> =>
  Site.safeParse((await execute(SiteFacts, {})).data).data?.site ?? null;

/** The newest of every type; null when one cannot be had. */
const readLists = async (execution: SharedExecution): Promise<readonly ListPage[] | null> => {
  const lists = await Promise.all(docTypes.map(({ type }) => readListPage(execution, type)));
  return lists.every((list) => list !== null) ? lists : null;
};

const totalOf = (lists: readonly ListPage[]): number => lists.reduce((sum, { total }) => sum + total, 0);

/** The documents of one page out of all, type after type: of long lists only the pages that it needs are read. */
const slugsOfPage = async (
  execution: SharedExecution,
  lists: readonly ListPage[],
  page: number,
): Promise<readonly string[] | null> => {
  const slugs: string[] = [];
  let before = 0;
  for (const [index, { type: docType }] of docTypes.entries()) {
    const total = lists[index]?.total ?? 0;
    const from = Math.max(0, (page - 1) * fullPageLimit - before);
    const to = Math.min(total, page * fullPageLimit - before);
    for (let place = from; place < to;) {
      const number = Math.floor(place / listLimit) + 1;
      const list = await readListPage(execution, docType, number);
      if (list === null) return null;
      const end = Math.min(to, number * listLimit);
      slugs.push(
        ...list.documents
          .slice(place - (number - 1) * listLimit, end - (number - 1) * listLimit)
          .map(({ slug }) => slug),
      );
      place = end;
    }
    before += total;
  }
  return slugs;
};
