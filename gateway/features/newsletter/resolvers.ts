import type { GatewayContext } from "../../graphql/context.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { NewsletterResult } from "../../generated/schema.ts";
import { emailAddress, notAnEmail } from "../email-address.ts";
import { changeSubscription } from "./tokens.ts";

/** Subscribing to the newsletter. */
export const newsletter: Pick<Resolvers, "Mutation"> = {
  Mutation: {
    subscribeNewsletter: (_root, { email }, context) => subscribe(email, context),
    confirmNewsletter: (_root, { token }, { docsApi }) => changeSubscription("confirmNewsletter", token, docsApi),
    unsubscribeNewsletter: (_root, { token }, { docsApi }) =>
      changeSubscription("unsubscribeNewsletter", token, docsApi),
  },
};

const Email = emailAddress();

async function subscribe(email: string, { docsApi, visitor }: GatewayContext): Promise<NewsletterResult> {
  const checked = Email.safeParse(email);
  if (!checked.success) {
    return {
      __typename: "NewsletterRejected",
      status: 400,
      message: notAnEmail,
      retryAfterSeconds: null,
    };
  }
  const wait = await visitor().waitFor("newsletter");
  if (wait !== null)
    return {
      __typename: "NewsletterRejected",
      status: 429,
      message: "There were several subscriptions in a short time. Please try again later.",
      retryAfterSeconds: wait,
    };
  const outcome = await docsApi.subscribeNewsletter(checked.data, visitor().ip);
  if (outcome.kind === "received")
    return { __typename: "NewsletterReceived", message: outcome.message, mailSent: outcome.mailSent };
  const { status, message, retryAfterSeconds } = outcome;
  if (status === 503) await visitor().giveBack("newsletter");
  return { __typename: "NewsletterRejected", status, message, retryAfterSeconds };
}
