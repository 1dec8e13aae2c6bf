import type { GatewayContext } from "../../graphql/context.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import type { ContactInput, ContactResult } from "../../generated/schema.ts";
import { checkContactForm } from "./contact-form.ts";

/** Messages to the site's owner. */
export const contact: Pick<Resolvers, "Mutation"> = {
  Mutation: {
    submitContact: (_root, { input }, context) => submitContact(input, context),
  },
};

async function submitContact(input: ContactInput, { docsApi, visitor, site }: GatewayContext): Promise<ContactResult> {
  // People do not see the field `website`. A program that fills it in learns nothing from the answer.
  if (input.website) return { __typename: "ContactReceived", message: "Thank you. Your message has been received." };
  const form = checkContactForm(input, site.phoneCountries, site.words.speech);
  if (form.kind === "bad") {
    return {
      __typename: "ContactRejected",
      status: 400,
      message: "Please check the marked fields.",
      fields: form.problems,
      retryAfterSeconds: null,
    };
  }
  const wait = await visitor().waitFor("contact");
  if (wait !== null) {
    return {
      __typename: "ContactRejected",
      status: 429,
      message: "You have sent several messages in a short time. Please try again later.",
      fields: [],
      retryAfterSeconds: wait,
    };
  }
  const outcome = await docsApi.submitContact(form.fields, visitor().ip);
  if (outcome.kind === "received") return { __typename: "ContactReceived", message: outcome.message };
  const { status, message, fields, retryAfterSeconds } = outcome;
  if (status === 503) await visitor().giveBack("contact");
  return { __typename: "ContactRejected", status, message, fields, retryAfterSeconds };
}
