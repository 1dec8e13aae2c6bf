import { z } from "zod";
import type { BuiltDocument, BuildOrder } from "../read/build-document.ts";
import type { Look, LookOrder } from "../read/reading.ts";
import type { Surroundings } from "./worker-pool.ts";

/** Messages to a thread. */
export type ThreadOrder =
  | { readonly kind: "prepare"; readonly surroundings: Surroundings }
  | { readonly kind: "look"; readonly orders: readonly LookOrder[] }
  | { readonly kind: "build"; readonly orders: readonly BuildOrder[] };

/** Messages from a thread: first that it has started, then one result per batch. */
export type ThreadResult =
  | { readonly kind: "started" }
  | { readonly kind: "looks"; readonly looks: readonly Look[] }
  | { readonly kind: "built"; readonly built: readonly BuiltDocument[] }
  | { readonly kind: "failed"; readonly error: unknown };

const Looked = z.object({ isSame: z.boolean(), hash: z.string(), slug: z.string().nullable() });

/** What tells a built document from anything else; its fields are as the code of the thread has made them. */
const Built = z.object({
  source: z.object({ path: z.string(), hash: z.string() }).nullable(),
  document: z.object({ slug: z.string(), content: z.string() }).nullable(),
  unpublish: z.boolean(),
});

const Result = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("started") }),
  z.object({ kind: z.literal("looks"), looks: z.array(Looked) }),
  z.object({ kind: z.literal("built"), built: z.array(Built) }),
  z.object({ kind: z.literal("failed"), error: z.unknown() }),
]);

/** Whether this is a message that a thread with this batch may send: a result has one entry per file. */
export function isResultOf(
  batch: Pick<Exclude<ThreadOrder, { readonly kind: "prepare" }>, "kind" | "orders"> | null,
  given: unknown,
): given is ThreadResult {
  const result = Result.safeParse(given).data;
  if (result === undefined) return false;
  if (result.kind === "looks") return batch?.kind === "look" && result.looks.length === batch.orders.length;
  if (result.kind === "built") return batch?.kind === "build" && result.built.length === batch.orders.length;
  return true;
}
