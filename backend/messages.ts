import type { CauseSummary } from "../content-folder/summary.ts";

/** What the docs backend tells the process that started it. Run on its own, it logs the same. */
export type BackendMessage =
  /** It answers on this port. */
  | { readonly kind: "listening"; readonly port: number }
  /** Readers can see something new: what was fetched before may be out of date. */
  | { readonly kind: "changed" }
  /** What in the content is not as it should be, now, by cause with the first few of each; empty once it is mended. The report has all. */
  | { readonly kind: "problems"; readonly causes: readonly CauseSummary[] }
  /** It ends, with this exit code. Starting it again helps only where the code is `exitCodes.crashed`. */
  | { readonly kind: "failed"; readonly message: string; readonly exitCode: number };
