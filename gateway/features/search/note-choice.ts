import type { MutationNoteSearchChoiceArgs } from "../../generated/schema.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { termLengthMax } from "./term-length.ts";

/** Passes on what a search led to, and returns whether it counts. Each takes one search from the visitor's allowance. */
export async function noteSearchChoice(
  { term, slug }: MutationNoteSearchChoiceArgs,
  { docsApi, site, visitor }: GatewayContext,
): Promise<boolean> {
  const asked = term.trim().replace(/\s+/g, " ");
  if (!site.features.searchLearning || asked === "" || asked.length > termLengthMax) return false;
  if ((await visitor().waitFor("search")) !== null) return false;
  return docsApi.noteSearchChoice({ term: asked, slug: slug ?? null, ip: visitor().ip });
}
