import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { DocsApiLog } from "../docs-api-log.ts";
import { readMarkups } from "./schema-markup.ts";

/** Tells what is wrong with the schema.org markup in an answer: once for what a document says, however often it is read. */
export type TellMarkups = (json: unknown) => void;

const Document = z.object({ slug: z.string(), schemaMarkup: z.array(z.unknown()) });
const Answer = z.object({ doc: z.union([Document, z.tuple([Document], z.unknown()).transform(([first]) => first)]) });

const rememberedFaults = 1_000;

/** Builds what tells. */
export const createMarkupLog = (log: DocsApiLog | null): TellMarkups => {
  const told = new LRUCache<string, true>({ max: rememberedFaults });
  return (json) => {
    const document = Answer.safeParse(json).data?.doc;
    const { faults } = readMarkups(document?.schemaMarkup);
    const key = `${document?.slug} ${faults.join()}`;
    if (faults.length === 0 || told.has(key)) return;
    told.set(key, true);
    log?.warn(
      { part: "schemaMarkup", slug: document?.slug, faults },
      `The document "${document?.slug}" has schema markup that is left out: ${faults[0]}.`,
    );
  };
};
