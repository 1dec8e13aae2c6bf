import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { FormEvent } from "react";
import { checkFeedback } from "./feedback-form.ts";
import type { CheckedFeedback } from "./feedback-form.ts";
import { sendFeedback } from "./send-feedback.ts";
import type { FeedbackOutcome } from "./send-feedback.ts";

/** The state of the form and its handlers. */
export interface FeedbackState {
  /** The validation problem; null if there is none. */
  readonly problem: Extract<CheckedFeedback, { readonly kind: "bad" }> | null;
  /** The outcome; null before sending. */
  readonly outcome: FeedbackOutcome | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Whether the backend has reported that it does not support feedback: then the form stays hidden until the page is reloaded. */
export function isFeedbackOff(): boolean {
  return isOff;
}
let isOff = false;

/** Validates feedback before sending, and focuses the invalid field. A problem goes when it is mended. */
export function useFeedback(slug: string, rating: number): FeedbackState {
  const client = useApolloClient();
  const [problem, setProblem] = useState<FeedbackState["problem"]>(null);
  const [outcome, setOutcome] = useState<FeedbackOutcome | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const checked = checkFeedback(new FormData(form), slug, rating);
    setOutcome(null);
    setProblem(checked.kind === "bad" ? checked : null);
    if (checked.kind === "bad") return form.querySelector<HTMLElement>(`[name=${checked.part}]`)?.focus();
    if (isSending) return;
    setSending(true);
    const result = await sendFeedback(client, checked.input);
    setSending(false);
    setOutcome(result);
    if (result.kind === "off") isOff = true;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    if (problem !== null && checkFeedback(new FormData(currentTarget), slug, rating).kind === "good") setProblem(null);
  };
  return { problem, outcome, isSending, onSubmit, onInput };
}
