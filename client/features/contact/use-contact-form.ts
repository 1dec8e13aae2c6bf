import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { checkContact } from "./contact-form.ts";
import type { ContactProblems } from "./contact-form.ts";
import { submitContact } from "./submit-contact.ts";
import type { ContactOutcome } from "./submit-contact.ts";

/** The state of the form, and what its parts do. */
export interface ContactFormState {
  readonly problems: ContactProblems;
  /** What became of the last message; null before the first one. */
  readonly outcome: ContactOutcome | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const noProblems: ContactProblems = new Map();

/** Checks the form before it is sent, shows what the gateway says of it after, and leads to the first field that is wrong. */
export const useContactForm = (): ContactFormState => {
  const client = useApolloClient();
  const [problems, setProblems] = useState(noProblems);
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    form.current = event.currentTarget;
    const checked = checkContact(new FormData(event.currentTarget));
    setOutcome(null);
    setProblems(checked.kind === "bad" ? checked.problems : noProblems);
    if (checked.kind === "bad" || isSending) return;
    setSending(true);
    const result = await submitContact(client, checked.input);
    setSending(false);
    setOutcome(result);
    if (result.kind === "error") setProblems(result.problems);
  };
  return { problems, outcome, isSending, onSubmit: (event) => void onSubmit(event) };
};
