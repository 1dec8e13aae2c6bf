import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { FormEvent } from "react";
import { checkFeedback } from "./feedback-form.ts";
import type { CheckedFeedback } from "./feedback-form.ts";
import { sendFeedback } from "./send-feedback.ts";
import type { FeedbackOutcome } from "./send-feedback.ts";

/** The state of the form, and what its parts do. */
export interface FeedbackState {
  /** What is wrong with what was filled in; null while nothing is. */
  readonly problem: Extract<CheckedFeedback, { readonly kind: "bad" }> | null;
  /** What became of it; null before it was sent. */
  readonly outcome: FeedbackOutcome | null;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Whether the backend has said that it takes no feedback: then nobody is asked for any until the page is loaded anew. */
export const isFeedbackOff = (): boolean => isOff;
let isOff = false;

/** Checks feedback before it is sent, and leads to the part that is wrong. */
export const useFeedback = (slug: string, rating: number): FeedbackState => {
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
  return { problem, outcome, isSending, onSubmit };
};
