import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { FormEvent } from "react";
import { emailProblemOf } from "../../data/email-problem.ts";
import { formText } from "../../text/form-text.ts";
import { subscribeNewsletter } from "./subscribe-newsletter.ts";
import type { SubscriptionOutcome } from "./subscribe-newsletter.ts";

/** The state of the form and its handlers. */
export interface NewsletterFormState {
  /** The outcome of the last attempt; null before the first. */
  readonly outcome: SubscriptionOutcome | null;
  /** What is wrong with the address. */
  readonly problem: string | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Checks the address before sending it, and focuses the field where it is wrong. The problem goes when it is mended. */
export function useNewsletterForm(): NewsletterFormState {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<SubscriptionOutcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const email = formText(new FormData(form), "email");
    const found = emailProblemOf(email);
    setProblem(found);
    setOutcome(null);
    if (found !== null) return form.querySelector("input")?.focus();
    if (isSending) return;
    setSending(true);
    setOutcome(await subscribeNewsletter(client, email));
    setSending(false);
  };
  return {
    outcome,
    problem,
    isSending,
    onSubmit: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    onInput: ({ currentTarget }) => {
      if (emailProblemOf(formText(new FormData(currentTarget), "email")) === null) setProblem(null);
    },
  };
}
