import type { Piece } from "./pieces.ts";

/** What the thread is told: to read an answer, or that the piece before has been taken. */
export type ReaderOrder =
  | { readonly kind: "read"; readonly call: string; readonly body: Uint8Array }
  | { readonly kind: "next" };

/** What it says: a piece, then what is left, or that the answer cannot be read. */
export type ReaderMessage<T> =
  | { readonly kind: "piece"; readonly piece: Piece }
  | { readonly kind: "read"; readonly holder: { readonly data: T } }
  | { readonly kind: "failed"; readonly reason: string };
