import { z } from "zod";
import type { Glossary } from "../inline-links/glossary.ts";
import type { WrittenText } from "../inline-links/inline-ranges.ts";

/** Messages to the thread. Each job is answered by one message; a glossary applies from then on and is not answered. */
export type WorkerOrder = WorkerJob | { readonly kind: "glossary"; readonly glossary: Glossary };

/** Work for the thread. */
export type WorkerJob =
  /** `language`: the one whose quotation marks and dashes are set; null for none. */
  | { readonly kind: "process"; readonly html: string; readonly language: string | null }
  /** `exceptHref`: the text's own entry, which is not linked. */
  | { readonly kind: "link"; readonly text: WrittenText; readonly exceptHref: string | null }
  /** `address`: the absolute address of the text's page. */
  | { readonly kind: "markdown"; readonly html: string; readonly address: string };

const offset = z.number();
const href = z.string();

const range = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("section") }),
  z.object({ kind: z.literal("entry"), from: offset, to: offset, href }),
  z.object({ kind: z.literal("words"), from: offset, to: offset }),
  z.object({ kind: z.literal("heading"), from: offset, to: offset, href }),
  z.object({ kind: z.literal("picture"), from: offset, to: offset, href, name: z.string().nullable() }),
]);

/** Messages from the thread: `started` once, then one result per job. */
export const WorkerMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("started") }),
  z.object({
    kind: z.literal("ready"),
    html: z.string(),
    ranges: z.array(range).readonly(),
    outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.literal([2, 3, 4]) })).readonly(),
    readingMinutes: z.number(),
  }),
  z.object({ kind: z.literal("linked"), html: z.string() }),
  z.object({ kind: z.literal("markdown"), markdown: z.string() }),
  z.object({ kind: z.literal("refused"), reason: z.string() }),
]);

/** The result of a job. */
export type WorkerResult = Exclude<z.infer<typeof WorkerMessage>, { readonly kind: "started" }>;
