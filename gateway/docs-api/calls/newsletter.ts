import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import { DocsApiError } from "../docs-api-error.ts";
import { isNotHere, messageIn, notHere, toRejected } from "../payloads/outcomes.ts";
import type { Received, Rejected } from "../payloads/outcomes.ts";
import { optionalFlag } from "../payloads/tolerant.ts";

/** What became of a subscription; `mailSent` is false where the backend sends no mail, or does not say. */
export type NewsletterOutcome = (Received & { readonly mailSent: boolean }) | Rejected;

/** Subscribing to the newsletter. */
export interface NewsletterCalls {
  /** Stores an address unconfirmed; never throws for a backend that refuses, fails, or has no such call. */
  subscribeNewsletter(email: string, ip: string | null): Promise<NewsletterOutcome>;
  /** Confirms a subscription; never throws for a backend that refuses, fails, or has no such call. */
  confirmNewsletter(token: string): Promise<Received | Rejected>;
  /** Ends a subscription; never throws for a backend that refuses, fails, or has no such call. */
  unsubscribeNewsletter(token: string): Promise<Received | Rejected>;
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
  confirmNewsletter: (token) => followLink(caller, "confirmNewsletter", token),
  unsubscribeNewsletter: (token) => followLink(caller, "unsubscribeNewsletter", token),
});

/** Both follow a link from a mail. An unknown token is refused with 400 or 404: only a plain "not here" means that there is no newsletter. */
const followLink = async (
  caller: DocsApiCaller,
  name: "confirmNewsletter" | "unsubscribeNewsletter",
  token: string,
): Promise<Received | Rejected> => {
  const last = name === "confirmNewsletter" ? "confirm" : "unsubscribe";
  try {
    const { json } = await caller.send({ name, path: ["newsletter", caller.siteId, last], body: { token } });
    return {
      kind: "received",
      message: messageIn(
        json,
        name === "confirmNewsletter" ? "Your subscription is confirmed." : "You will get no more mail from us.",
      ),
    };
  } catch (error) {
    const isUnknownToken = error instanceof DocsApiError && error.status === 404 && error.backendMessage !== null;
    if (isNotHere(error) && !isUnknownToken) return notHere("This site has no newsletter.");
    return toRejected(error, "The link could not be followed. Please try again later.");
  }
};

const MailSent = z.object({ mailSent: optionalFlag });
