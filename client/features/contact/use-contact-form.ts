import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { FormEvent } from "react";
import { checkContact, controlNames, withoutMended } from "./contact-form.ts";
import type { ContactProblems } from "./contact-form.ts";
import { submitContact } from "./submit-contact.ts";
import type { ContactOutcome } from "./submit-contact.ts";

/** The state of the form and its handlers. */
export interface ContactFormState {
  readonly problems: ContactProblems;
  /** The outcome of the last message; null before the first. */
  readonly outcome: ContactOutcome | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

const noProblems: ContactProblems = new Map();

/** Validates the form before sending, shows the gateway's problems after it, and focuses the first invalid field. A problem goes when it is mended. */
export function useContactForm(): ContactFormState {
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
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>): void => {
    const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
    setProblems((found) => withoutMended(found, new FormData(currentTarget), name));
  };
  return { problems, outcome, isSending, onSubmit: (event) => void onSubmit(event), onInput };
}

/** Focuses the first invalid control in form order. */
function focusFirst(form: HTMLFormElement, problems: ContactProblems): void {
  const names = new Set([...problems.keys()].map((field): string => controlNames[field]));
  for (const control of form.elements) {
    if (control instanceof HTMLElement && names.has(control.getAttribute("name") ?? "")) return control.focus();
  }
}
