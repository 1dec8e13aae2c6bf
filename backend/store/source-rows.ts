import { z } from "zod";
import type { Source } from "./sources.ts";

const SourceRecord = z.object({
  path: z.string(),
  stamp: z.string(),
  hash: z.string(),
  state: z.enum(["published", "draft", "broken"]),
  key: z.string().nullable(),
  authorId: z.string().nullable(),
  assets: z.record(z.string(), z.string().nullable()),
  links: z.record(z.string(), z.string().nullable()),
  anchors: z.array(z.string()).nullable().default(null),
  references: z.array(z.object({ line: z.number(), href: z.string() })).default([]),
  problems: z.array(z.object({ file: z.string(), line: z.number(), message: z.string() })),
});
const RecordRow = z.object({ record: z.string() });

/** What is known about a file, of a row that has it as JSON in `record`. */
export function toSource(row: unknown): Source {
  return SourceRecord.parse(JSON.parse(RecordRow.parse(row).record));
}
