import { z } from "zod";
import { maxTermLength } from "../../store/search/question/question.ts";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Handler } from "../answer.ts";
import { parseBody } from "../body.ts";
import { ipField, voterOf } from "../visitor.ts";
import type { ToVoter } from "../voter.ts";

const Choice = z.looseObject({
  term: z.string().trim().min(1, "expected a term").max(maxTermLength, `expected at most ${maxTermLength} characters`),
  slug: z.string().max(500, "expected at most 500 characters").nullish(),
  ip: ipField,
});

/** Counts what a search led to: a document, or none. 501 where the site does not learn. */
export function noteSearchChoice(store: Store, toVoter: ToVoter): Handler {
  return async ({ address, readJson }) => {
    if (!(await store.learnsFromSearches())) throw new RequestError(501, "This site does not learn from searches.");
    const { term, slug = null, ip } = parseBody(Choice, await readJson());
    const voter = voterOf(toVoter, ip, address);
    if (slug !== null && !(await store.documents.exists(slug)))
      throw new RequestError(404, "There is no document with this slug.");
    await store.searchChoices.note({ term, slug, voter, atMs: Date.now() });
    return ok({ message: "Counted." });
  };
}
