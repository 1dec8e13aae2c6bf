import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { DocsApiLog } from "../docs-api-log.ts";
import { readMarkups } from "./schema-markup.ts";

/** Logs what is wrong with the schema.org markup in an answer: once for the same faults of a document, however often it is read. */
export type ReportMarkups = (json: unknown) => void;

const Document = z.object({ slug: z.string(), schemaMarkup: z.array(z.unknown()) });
const Answer = z.object({ doc: z.union([Document, z.tuple([Document], z.unknown()).transform(([first]) => first)]) });

const rememberedFaults = 1_000;

/** The most faults of a document in one line. */
const loggedMax = 10;

/** Builds the function that logs the faults. */
export function createMarkupLog(log: DocsApiLog | null): ReportMarkups {
  const reported = new LRUCache<string, true>({ max: rememberedFaults });
  return (json) => {
    const document = Answer.safeParse(json).data?.doc;
    const { faults } = readMarkups(document?.schemaMarkup);
    const key = `${document?.slug} ${faults.join()}`;
    if (faults.length === 0 || reported.has(key)) return;
    reported.set(key, true);
    log?.warn(
      {
        part: "schemaMarkup",
        slug: document?.slug,
        faults: faults.slice(0, loggedMax),
        unlogged: Math.max(0, faults.length - loggedMax),
      },
      `The document "${document?.slug}" has schema markup that is left out: ${faults[0]}.`,
    );
  };
}
