import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import { DocsApiError } from "../docs-api-error.ts";
import { isNotHere, messageIn, notHere, toRejected } from "../payloads/outcomes.ts";
import type { Received, Rejected } from "../payloads/outcomes.ts";
import { optionalFlag } from "../payloads/tolerant.ts";

/** The outcome of a subscription; `mailSent` is false where the backend sends no mail, or does not say. */
export type NewsletterOutcome = (Received & { readonly mailSent: boolean }) | Rejected;

/** The longest token that is sent to a backend. The contract has shorter ones (`backend/openapi.yaml`); our schema promises this length for any backend. */
export const tokenLengthMax = 512;

/** Calls about the newsletter. */
export interface NewsletterCalls {
  /** Stores an address unconfirmed. Does not throw for a backend that refuses, fails or lacks the call. */
  subscribeNewsletter(email: string, ip: string | null): Promise<NewsletterOutcome>;
  /** Confirms a subscription. Does not throw for a backend that refuses, fails or lacks the call. */
  confirmNewsletter(token: string): Promise<Received | Rejected>;
  /** Ends a subscription. Does not throw for a backend that refuses, fails or lacks the call. */
  unsubscribeNewsletter(token: string): Promise<Received | Rejected>;
}

/** Builds the calls about the newsletter. */
export function createNewsletterCalls(caller: DocsApiCaller): NewsletterCalls {
  return {
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
  };
}

/**
 * Follows a link from a mail. Backends refuse an unknown token with 400 or 404, so a 404 with a message does not mean that
 * there is no newsletter.
 */
async function followLink(
  caller: DocsApiCaller,
  name: "confirmNewsletter" | "unsubscribeNewsletter",
  token: string,
): Promise<Received | Rejected> {
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
}

const MailSent = z.object({ mailSent: optionalFlag });
