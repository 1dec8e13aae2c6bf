import { parse } from "graphql";
import { z } from "zod";
import type { Answer } from "../../answers/answer.ts";
import type { OpenSharedExecution, SharedExecution } from "../../graphql/execute.ts";
import { readCountedList, readListPage } from "../document-lists.ts";
import { sayIn } from "../../../words/speech.ts";
import { readTypes } from "../document-types.ts";
import { readDocument } from "../documents/read-document.ts";
import { documentsAnswer, failedAnswer, fileAnswer, passingAnswer } from "../file-answer.ts";
import { toFullPage, toLlmsText } from "./llms-text.ts";
import type { ListOfType, SiteOfLlms } from "./llms-text.ts";

/** The fills of what language models read first: a map of the site, and all of it. */
export interface LlmsFills {
  readonly map: () => Promise<Answer>;
  /** One page of everything, counted from 1. */
  readonly full: (page: number) => Promise<Answer>;
}

/** Documents per page: their texts together stay well below the size limit of an answer. */
const fullPageLimit = 40;

const textType = "text/plain";
function failed({ speech }: SharedExecution): Answer {
  return failedAnswer(textType, `${sayIn(speech, "This file is not available right now.")}\n`);
}

const SiteFacts = parse("query SiteOfLlms { site { name url description } apiReferenceGroups { title } }");
const Site = z
  .object({
    site: z.object({ name: z.string(), url: z.string(), description: z.string() }),
    apiReferenceGroups: z.array(z.unknown()),
  })
  .transform(({ site, apiReferenceGroups: groups }) => ({ ...site, hasReference: groups.length > 0 }));

/** Builds the fills. */
export function createLlmsFills(openExecution: OpenSharedExecution): LlmsFills {
  return {
    map: async () => {
      const execution = openExecution();
      const [site, lists] = await Promise.all([readSite(execution), readLists(execution)]);
      return site === null || lists === null
        ? failed(execution)
        : fileAnswer(textType, toLlmsText(site, lists, execution.speech), execution);
    },
    full: async (page) => {
      const execution = openExecution();
      const [site, lists] = await Promise.all([readSite(execution), readLists(execution)]);
      if (site === null || lists === null) return failed(execution);
      const slugs = await slugsOfPage(execution, lists, page);
      if (slugs === null) return failed(execution);
      if (slugs.length === 0 && page > 1) return passingAnswer(404, textType, noSuchPage(page, site, execution));
      const readings = await Promise.all(slugs.map((slug) => readDocument(execution, slug)));
      if (readings.some(({ kind }) => kind === "failed")) return failed(execution);
      const found = readings.filter((reading) => reading.kind === "found");
      const documents = found.map(({ document }) => document);
      const hasNext = page * fullPageLimit < totalOf(lists);
      const text = toFullPage(site, documents, { page, hasNext }, execution.speech);
      return documentsAnswer(found, textType, text, execution);
    },
  };
}

function noSuchPage(page: number, { url }: SiteOfLlms, { speech }: SharedExecution): string {
  const address = `${url}/llms-full.txt`;
  return `${sayIn(speech, "There is no page {page}. Start at {address}", { page: String(page), address })}\n`;
}

async function readSite({ execute }: SharedExecution): Promise<SiteOfLlms | null> {
  return Site.safeParse((await execute(SiteFacts, {})).data).data ?? null;
}

/** The first documents of every type, in its order; null when a list cannot be read. */
async function readLists(execution: SharedExecution): Promise<readonly ListOfType[] | null> {
  const types = await readTypes(execution);
  const lists = await Promise.all(
    types.map(async (type) => ({ type, list: await readCountedList(execution, type.id) })),
  );
  const found = lists.flatMap(({ type, list }) => (list === null ? [] : [{ type, list }]));
  return found.length === types.length ? found : null;
}

function totalOf(lists: readonly ListOfType[]): number {
  return lists.reduce((sum, { list }) => sum + list.total, 0);
}

/** The slugs on one page of everything, type after type; of long lists only the pages it needs are read. */
async function slugsOfPage(
  execution: SharedExecution,
  lists: readonly ListOfType[],
  page: number,
): Promise<readonly string[] | null> {
  const slugs: string[] = [];
  let before = 0;
  for (const { type, list: first } of lists) {
    const { total, limit } = first;
    const from = Math.max(0, (page - 1) * fullPageLimit - before);
    const to = Math.min(total, page * fullPageLimit - before);
    for (let position = from; position < to;) {
      const number = Math.floor(position / limit) + 1;
      const list = await readListPage(execution, type.id, number);
      if (list === null) return null;
      const end = Math.min(to, number * limit);
      slugs.push(
        ...list.documents.slice(position - (number - 1) * limit, end - (number - 1) * limit).map(({ slug }) => slug),
      );
      position = end;
    }
    before += total;
  }
  return slugs;
}
