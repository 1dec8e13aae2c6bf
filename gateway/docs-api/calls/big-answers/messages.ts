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
