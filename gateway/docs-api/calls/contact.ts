import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import { DocsApiError, plainMessage } from "../docs-api-error.ts";
import { isNotHere, messageIn, notHere, toRejected } from "../payloads/outcomes.ts";
import type { Received, Rejected } from "../payloads/outcomes.ts";
import { partsOf, requiredText } from "../payloads/tolerant.ts";

/** A message to the site's owner. */
export interface ContactFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly email: string;
  /** Two capital letters. */
  readonly country: string | null;
  readonly phoneNumber: string | null;
  readonly message: string;
  readonly agreedToPolicies: boolean;
}

/** What is wrong with one field. */
export interface ContactFieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The outcome of a contact message. */
export type ContactOutcome = Received | (Rejected & { readonly fields: readonly ContactFieldProblem[] });

/** Calls that contact the site's owner. */
export interface ContactCalls {
  /** Sends a message. Does not throw for a backend that refuses, fails or lacks the call. */
  submitContact(fields: ContactFields, ip: string | null): Promise<ContactOutcome>;
}

/** Builds the call that sends contact messages. */
export function createContactCalls(caller: DocsApiCaller): ContactCalls {
  return {
    submitContact: async (fields, ip) => {
      try {
        const body = { ...fields, ip };
        const { json } = await caller.send({ name: "submitContact", path: ["contact", caller.siteId], body });
        return { kind: "received", message: messageIn(json, "Thank you. Your message has been received.") };
      } catch (error) {
        const rejected = isNotHere(error)
          ? notHere("Messages cannot be sent from this site.")
          : toRejected(error, "Your message could not be sent. Please try again later.");
        return { ...rejected, fields: fieldProblemsOf(error) };
      }
    },
  };
}

const FieldProblems = z.object({ fields: partsOf(z.object({ field: requiredText, message: requiredText })) });

function fieldProblemsOf(error: unknown): readonly ContactFieldProblem[] {
  const fields = error instanceof DocsApiError ? (FieldProblems.safeParse(error.details).data?.fields ?? []) : [];
  return fields.flatMap(({ field, message }) => {
    const line = plainMessage(message);
    return line === null ? [] : [{ field, message: line }];
  });
}
