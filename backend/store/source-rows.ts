import { z } from "zod";
import { problemCauses } from "../../content-folder/problem.ts";
import type { GoneDocument, Source } from "./sources.ts";

/** Records from before problems had a cause are rebuilt; until then they must remain readable. */
const Problem = z.object({
  file: z.string(),
  line: z.number(),
  message: z.string(),
  cause: z.enum(problemCauses).catch("bad-field"),
  effect: z.enum(["published", "withheld"]).catch("published"),
});

const SourceRecord = z.object({
  path: z.string(),
  stamp: z.string(),
  hash: z.string(),
  state: z.enum(["published", "draft", "broken", "refused"]),
  key: z.string().nullable(),
  authorId: z.string().nullable(),
  assets: z.record(z.string(), z.string().nullable()),
  links: z.record(z.string(), z.string().nullable()),
  anchors: z.array(z.string()).nullable().default(null),
  references: z.array(z.object({ line: z.number(), href: z.string() })).default([]),
  problems: z.array(Problem),
  pathSlug: z.string().nullable().default(null),
  order: z.number().nullable().default(null),
  place: z.string().nullable().default(null),
  dueAtMs: z.number().nullable().default(null),
  aliases: z.array(z.object({ line: z.number(), href: z.string() })).default([]),
  history: z.string().nullable().default(null),
  moved: z.array(z.string()).default([]),
  displaced: z.object({ slug: z.string(), owner: z.string(), instead: z.string() }).nullable().default(null),
});
const RecordRow = z.object({ record: z.string() });

const GoneDocuments = z.array(z.object({ path: z.string(), address: z.string(), goneAtMs: z.number() }));

/** Parses the documents that are gone from a fact that holds them as JSON; none where it is not set. */
export function toGoneDocuments(fact: string | null): readonly GoneDocument[] {
  return fact === null ? [] : GoneDocuments.parse(JSON.parse(fact));
}

/** Parses the record of a file from a row that holds it as JSON in `record`. */
export function toSource(row: unknown): Source {
  return SourceRecord.parse(JSON.parse(RecordRow.parse(row).record));
}
