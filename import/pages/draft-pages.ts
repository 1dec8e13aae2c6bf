import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { SourceSite } from "../source/source-site.ts";
import { draftPage } from "./draft-page.ts";
import type { DraftedPage, PageText } from "./draft-page.ts";

/** What a thread is given: it reads the settings of the site itself, since they are partly functions. */
export interface DraftOrder {
  /** The folder or export that the site was read from. */
  readonly source: string;
  readonly repository: string;
  readonly pages: readonly PageText[];
}

/** Below this many characters of text, starting a thread takes longer than converting them. */
const textWorthThreads = 2_000_000;
const threadsMax = 4;

/** Converts the pages of a site, those of large sites on several CPUs. The results are in the order of the pages. */
export async function draftPages(
  { source, repository, pages }: DraftOrder,
  site: SourceSite,
): Promise<readonly DraftedPage[]> {
  const text = pages.reduce((all, { body }) => all + body.length, 0);
  const shares = text < textWorthThreads ? 1 : Math.min(threadsMax, availableParallelism());
  const shareOf = (share: number): readonly PageText[] => pages.filter((_page, index) => index % shares === share);
  const elsewhere = Array.from({ length: shares - 1 }, (_none, index) =>
    draftInThread({ source, repository, pages: shareOf(index + 1) }),
  );
  const here = shareOf(0).map((page) => draftPage(page, site, repository));
  const all = [here, ...(await Promise.all(elsewhere))];
  return pages.flatMap((_page, index) => all[index % shares]?.[Math.floor(index / shares)] ?? []);
}

function draftInThread(order: DraftOrder): Promise<readonly DraftedPage[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./draft-thread.ts", import.meta.url), { workerData: order });
    thread.on("message", resolve);
    thread.on("error", reject);
  });
}
