import { z } from "zod";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Handler } from "../answer.ts";
import { parseBody } from "../body.ts";
import { assertStored, ipField, quotas, voterOf } from "../visitor.ts";
import type { ToVoter } from "../voter.ts";

const halfSteps = "expected 0.5 to 5 stars, in half steps";
const Vote = z.looseObject({
  rating: z.number({ error: halfSteps }).min(0.5, halfSteps).max(5, halfSteps).multipleOf(0.5, halfSteps),
  ip: ipField,
});
const Undo = z.looseObject({ ip: ipField });
const Feedback = z
  .looseObject({
    rating: Vote.shape.rating.nullish(),
    reason: z.string().trim().max(100, "expected at most 100 characters").nullish(),
    comment: z.string().trim().max(5_000, "expected at most 5000 characters").nullish(),
    ip: ipField,
  })
  .refine(({ reason, comment }) => Boolean(reason) || Boolean(comment), { error: "expected a reason or a comment" });

/** Handlers for votes on documents and for feedback. */
export function ratingHandlers({ documents, ratings, mailbox }: Store, toVoter: ToVoter) {
  const readSlug = async (slug = ""): Promise<string> => {
    if (!(await documents.exists(slug))) throw new RequestError(404, "There is no document with this slug.");
    return slug;
  };
  return {
    rate: async ({ params, address, readJson }) => {
      const { rating, ip } = parseBody(Vote, await readJson());
      const voter = voterOf(toVoter, ip, address);
      const slug = await readSlug(params["slug"]);
      const receipt = await ratings.vote({ slug, rating, voter, atMs: Date.now(), quotas: quotas.rating });
      assertStored(receipt, "You have rated often in a short time. Please try again later.");
      return ok({ message: "Thanks for your rating!" });
    },
    undo: async ({ params, address, readJson }) => {
      const { ip } = parseBody(Undo, await readJson());
      const voter = voterOf(toVoter, ip, address);
      await ratings.undo(await readSlug(params["slug"]), voter);
      return ok({ message: "Your rating is taken back." });
    },
    feedback: async ({ params, address, readJson }) => {
      const { rating = null, reason, comment, ip } = parseBody(Feedback, await readJson());
      const voter = voterOf(toVoter, ip, address);
      const slug = await readSlug(params["slug"]);
      const message = { slug, rating, reason: reason || null, comment: comment || null };
      const receipt = await mailbox.addFeedback({ ...message, voter, atMs: Date.now(), quotas: quotas.feedback });
      assertStored(receipt, "You have sent a lot of feedback in a short time. Please try again later.");
      return ok({ message: "Thanks for your feedback!" });
    },
  } satisfies Record<string, Handler>;
}
