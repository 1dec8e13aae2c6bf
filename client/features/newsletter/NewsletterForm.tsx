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
import { say } from "../../../words/say.ts";

/** Subscribes an address to the newsletter and shows the actual outcome. */
export function NewsletterForm({ contactEmail }: { readonly contactEmail: string | null }) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<SubscriptionOutcome | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const email = new FormData(form).get("email");
    if (typeof email !== "string" || isSending) return;
    setSending(true);
    setOutcome(await subscribeNewsletter(client, email));
    setSending(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  if (outcome?.kind === "success") return <FormOutcome kind="success" message={outcome.message} />;
  return (
    // Before hydration, `method="dialog"` keeps the address from being sent anywhere.
    <form method="dialog" onSubmit={onSubmit} aria-label={say("Newsletter")}>
      <div className={styles.line}>
        <Field id="newsletter-email" label={say("Email")} problem={null}>
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
