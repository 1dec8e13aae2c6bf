import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { FormOutcome } from "../../ui/FormOutcome.tsx";
import { FormWithoutScript } from "../../ui/FormWithoutScript.tsx";
import { MailInstead } from "../../ui/MailInstead.tsx";
import styles from "./NewsletterForm.module.css";
import { useNewsletterForm } from "./use-newsletter-form.ts";
import { say } from "../../../words/say.ts";

/** Subscribes an address to the newsletter and shows the actual outcome. */
export function NewsletterForm({ contactEmail }: { readonly contactEmail: string | null }) {
  const { outcome, problem, isSending, onSubmit, onInput } = useNewsletterForm();
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
      <FormWithoutScript to={contactEmail} subject={say("Newsletter")} />
      {outcome && (
        <FormOutcome kind="error" message={outcome.message}>
          {outcome.kind === "off" && <MailInstead to={contactEmail} subject={say("Newsletter")} />}
        </FormOutcome>
      )}
    </form>
  );
}
