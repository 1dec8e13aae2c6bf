import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { FormEvent } from "react";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { FormOutcome } from "../../ui/FormOutcome.tsx";
import { MailInstead } from "../../ui/MailInstead.tsx";
import styles from "./NewsletterForm.module.css";
import { subscribeNewsletter } from "./subscribe-newsletter.ts";
import type { SubscriptionOutcome } from "./subscribe-newsletter.ts";
import { emailProblemOf } from "../../text/email.ts";
import { formText } from "../../text/form-text.ts";
import { say } from "../../../words/say.ts";

/** Subscribes an address to the newsletter and shows the actual outcome. */
export function NewsletterForm({ contactEmail }: { readonly contactEmail: string | null }) {
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
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    if (emailProblemOf(formText(new FormData(currentTarget), "email")) === null) setProblem(null);
  };
  if (outcome?.kind === "success") return <FormOutcome kind="success" message={outcome.message} />;
  return (
    // Before hydration, `method="dialog"` keeps the address from being sent anywhere.
    <form method="dialog" noValidate onSubmit={onSubmit} onInput={onInput} aria-label={say("Newsletter")}>
      <div className={styles.line}>
        <Field id="newsletter-email" label={say("Email")} problem={problem}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              placeholder="name@example.com"
              maxLength={254}
              required
            />
          )}
        </Field>
        <Button kind="main" type="submit" aria-disabled={isSending}>
          {say("Notify me")}
        </Button>
      </div>
      {outcome && (
        <FormOutcome kind="error" message={outcome.message}>
          {outcome.kind === "off" && <MailInstead to={contactEmail} subject={say("Newsletter")} />}
        </FormOutcome>
      )}
    </form>
  );
}
