import type { CauseSummary } from "../content-folder/summary.ts";

/** Messages from the docs backend to its parent process; standalone, it logs them. */
export type BackendMessage =
  /** It listens on this port. */
  | { readonly kind: "listening"; readonly port: number }
  /** Visible content has changed: what was fetched before may be stale. */
  | { readonly kind: "changed" }
  /** Something in the content folder has changed: `settled` follows when it is published, or is nothing that readers can see. */
  | { readonly kind: "noticed" }
  | { readonly kind: "settled" }
  /** The current content problems, by cause with the first few of each; empty once they are fixed. The report lists all of them. */
  | { readonly kind: "problems"; readonly causes: readonly CauseSummary[] }
  /** It exits with this code. Restarting helps only for `exitCodes.crashed`. */
  | { readonly kind: "failed"; readonly message: string; readonly exitCode: number };
