import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { FormEvent } from "react";
import { checkContact, controlNames } from "./contact-form.ts";
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

  const show = (form: HTMLFormElement, found: ContactProblems): void => {
    setProblems(found);
    focusFirst(form, found);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkContact(new FormData(form));
    setOutcome(null);
    show(form, checked.kind === "bad" ? checked.problems : noProblems);
    if (checked.kind === "bad" || isSending) return;
    setSending(true);
    const result = await submitContact(client, checked.input);
    setSending(false);
    setOutcome(result);
    if (result.kind === "error") show(form, result.problems);
  };
  return { problems, outcome, isSending, onSubmit: (event) => void onSubmit(event) };
};

/** Leads to the first control, in the order of the form, that something is wrong with. */
const focusFirst = (form: HTMLFormElement, problems: ContactProblems): void => {
  const names = new Set([...problems.keys()].map((field): string => controlNames[field]));
  for (const control of form.elements) {
    if (control instanceof HTMLElement && names.has(control.getAttribute("name") ?? "")) return control.focus();
  }
};
