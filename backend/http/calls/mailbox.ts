import { randomBytes } from "node:crypto";
import { z } from "zod";
import { emailPattern } from "../../../addresses/email-address.ts";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Handler } from "../answer.ts";
import { parseBody } from "../body.ts";
import { assertStored, ipField, quotas, voterOf } from "../visitor.ts";
import type { ToVoter } from "../voter.ts";

function required(max: number) {
  const expected = `expected 1 to ${max} characters`;
  return z.string({ error: expected }).trim().min(1, expected).max(max, expected);
}
function optional(max: number) {
  return z.string().trim().max(max, `expected at most ${max} characters`).nullish();
}
const expectedEmail = "expected an e-mail address of at most 254 characters";
const email = z
  .string({ error: expectedEmail })
  .trim()
  .max(254, expectedEmail)
  .pipe(z.email({ pattern: emailPattern, error: expectedEmail }));

const Contact = z.looseObject({
  firstName: required(100),
  lastName: required(100),
  company: optional(200),
  email,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "expected two capital letters")
    .nullish(),
  phoneNumber: optional(32),
  message: required(5_000),
  agreedToPolicies: z.literal(true, { error: "expected the policies to be agreed to" }),
  ip: ipField,
});
const Subscription = z.looseObject({ email, ip: ipField });
const Token = z.looseObject({ token: z.string({ error: "expected the token from the mail" }) });

/** Longer than any token. An invalid token is not reported as a bad request: to a visitor, a link truncated in transit simply does not work. */
const tokenMax = 128;

/** Wakes the mail sender. */
export interface MailSwitch {
  /** A new mail is queued. */
  wake(): void;
}

/** The contact form and the newsletter. Everything is stored first; the resulting mails are queued in the store. */
export function mailboxHandlers({ mailbox }: Store, toVoter: ToVoter, mailSender: MailSwitch | null) {
  const setSubscription = async (body: unknown, state: "confirmed" | "unsubscribed"): Promise<void> => {
    const { token } = parseBody(Token, body);
    const isKnown =
      token !== "" && token.length <= tokenMax && (await mailbox.setSubscription(token, state, Date.now()));
    if (!isKnown) throw new RequestError(404, "This link is not valid, or no longer valid.");
  };
  return {
    contact: async ({ address, readJson }) => {
      const { ip, company, country, phoneNumber, ...form } = parseBody(Contact, await readJson());
      const message = { ...form, company: company || null, country: country ?? null, phoneNumber: phoneNumber || null };
      const voter = voterOf(toVoter, ip, address);
      const receipt = await mailbox.addContact({ ...message, voter, atMs: Date.now(), quotas: quotas.contact });
      assertStored(receipt, "You have sent several messages in a short time. Please try again later.");
      mailSender?.wake();
      return ok({
        message:
          mailSender === null
            ? "Thanks for your message! We have stored it. This site sends no mail yet, so an answer may take longer."
            : "Thanks for your message! We have stored it, and it goes to us by mail.",
      });
    },
    subscribe: async ({ address, readJson }) => {
      const body = parseBody(Subscription, await readJson());
      const subscription = { email: body.email.toLowerCase(), token: randomBytes(24).toString("base64url") };
      const voter = voterOf(toVoter, body.ip, address);
      const receipt = await mailbox.subscribe({ ...subscription, voter, atMs: Date.now(), quotas: quotas.newsletter });
      assertStored(receipt, "There were several subscriptions in a short time. Please try again later.");
      mailSender?.wake();
      return ok(
        mailSender === null
          ? { message: "Your address is noted. It counts once you have confirmed it.", mailSent: false }
          : { message: "Almost done: please open the link in the mail that we send you.", mailSent: true },
      );
    },
    confirm: async ({ readJson }) => {
      await setSubscription(await readJson(), "confirmed");
      return ok({ message: "Thank you, your subscription is confirmed." });
    },
    unsubscribe: async ({ readJson }) => {
      await setSubscription(await readJson(), "unsubscribed");
      return ok({ message: "You are unsubscribed." });
    },
  } satisfies Record<string, Handler>;
}
