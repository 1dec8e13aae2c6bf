import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import { isNotHere, messageIn, notHere, toRejected } from "./outcomes.ts";
import type { Received, Rejected } from "./outcomes.ts";
import { optionalFlag } from "./tolerant.ts";

/** What became of a subscription; `mailSent` is false where the backend sends no mail, or does not say. */
export type NewsletterOutcome = (Received & { readonly mailSent: boolean }) | Rejected;

/** Subscribing to the newsletter. */
export interface NewsletterCalls {
  /** Stores an address unconfirmed; never throws for a backend that refuses, fails, or has no such call. */
  subscribeNewsletter(email: string, ip: string | null): Promise<NewsletterOutcome>;
}

/** Builds the call that subscribes. */
export const createNewsletterCalls = (caller: DocsApiCaller): NewsletterCalls => ({
  subscribeNewsletter: async (email, ip) => {
    try {
      const path = ["newsletter", caller.siteId];
      const { json } = await caller.send({ name: "subscribeNewsletter", path, body: { email, ip } });
      const mailSent = MailSent.safeParse(json).data?.mailSent ?? false;
      return { kind: "received", message: messageIn(json, "Your address is stored."), mailSent };
    } catch (error) {
      return isNotHere(error)
        ? notHere("This site has no newsletter.")
        : toRejected(error, "Your address could not be stored. Please try again later.");
    }
  },
});

const MailSent = z.object({ mailSent: optionalFlag });
