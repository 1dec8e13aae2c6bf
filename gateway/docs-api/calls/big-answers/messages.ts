import { z } from "zod";
import type { Piece } from "./pieces.ts";

/** Messages to the thread: read an answer, or send the next piece. */
export type ReaderOrder =
  | { readonly kind: "read"; readonly call: string; readonly body: Uint8Array }
  | { readonly kind: "next" };

/** Messages from the thread: pieces, then the rest, or that the answer cannot be read. */
export type ReaderMessage<T> =
  | { readonly kind: "piece"; readonly piece: Piece }
  | { readonly kind: "read"; readonly holder: { readonly data: T } }
  | { readonly kind: "failed"; readonly reason: string };

const Message = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("piece"), piece: z.object({ list: z.number(), items: z.array(z.unknown()) }) }),
  z.object({ kind: z.literal("read"), holder: z.object({ data: z.unknown() }) }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);

/** Whether this is a message of the thread. Its data are as the parser of the call has made them, in the thread. */
export function isReaderMessage<T>(given: unknown): given is ReaderMessage<T> {
  return Message.safeParse(given).success;
}
