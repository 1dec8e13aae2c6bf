import type { ContentProblem } from "./store/sources.ts";

/** What the docs backend tells the process that started it. Run on its own, it logs the same. */
export type BackendMessage =
  /** It answers on this port. */
  | { readonly kind: "listening"; readonly port: number }
  /** Readers can see something new: what was fetched before may be out of date. */
  | { readonly kind: "changed" }
  /** Everything in the content that is not as it should be, now; empty once it is mended. */
  | { readonly kind: "problems"; readonly problems: readonly ContentProblem[] }
  /** It ends, with this exit code. Starting it again helps only where the code is `exitCodes.crashed`. */
  | { readonly kind: "failed"; readonly message: string; readonly exitCode: number };
