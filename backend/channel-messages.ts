import { z } from "zod";
import { problemCauses } from "../content-folder/problem.ts";

const cause = z.enum(problemCauses);

const Problem = z.object({
  file: z.string(),
  line: z.number(),
  message: z.string(),
  cause,
  effect: z.enum(["published", "withheld"]),
});

const Causes = z.array(
  z.object({ cause, count: z.number(), withheld: z.number(), first: z.array(Problem).readonly() }),
);

/** Messages from the docs backend to its parent process; standalone, it logs them. */
export const BackendMessage = z.discriminatedUnion("kind", [
  /** It listens on this port. */
  z.object({ kind: z.literal("listening"), port: z.number() }),
  /** Visible content has changed: what was fetched before may be stale. */
  z.object({ kind: z.literal("changed") }),
  /** Something in the content folder has changed: `settled` follows when it is published, or is nothing that readers can see. */
  z.object({ kind: z.literal("noticed") }),
  z.object({ kind: z.literal("settled") }),
  /** The current content problems, by cause with the first few of documents; empty once they are fixed. The report lists all of them. */
  z.object({ kind: z.literal("problems"), causes: Causes.readonly() }),
  /** It exits with this code. Restarting helps only for `exitCodes.crashed`. */
  z.object({ kind: z.literal("failed"), message: z.string(), exitCode: z.number() }),
]);
export type BackendMessage = z.infer<typeof BackendMessage>;
