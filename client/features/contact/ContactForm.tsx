import { Button } from "../../ui/Button.tsx";
import { Field, FieldProblem, toControl } from "../../ui/Field.tsx";
import styles from "../../ui/Form.module.css";
import { FormOutcome } from "../../ui/FormOutcome.tsx";
import { FormWithoutScript } from "../../ui/FormWithoutScript.tsx";
import { MailInstead } from "../../ui/MailInstead.tsx";
import { controlNames } from "./contact-form.ts";
import type { ContactField } from "./contact-form.ts";
import { MessageField } from "./MessageField.tsx";
import { PolicyLinks } from "./PolicyLinks.tsx";
import type { ContactOutcome } from "./submit-contact.ts";
import { useContactForm } from "./use-contact-form.ts";
import { say } from "../../../words/say.ts";

interface ContactFormProps {
  readonly contactEmail: string | null;
  /** The countries to choose from beside the phone number; the first is chosen. */
  readonly countries: readonly string[];
}

/** The contact form. Shows the problem of each field, and never claims success before the message was accepted. */
export function ContactForm({ contactEmail, countries }: ContactFormProps) {
  const { problems, outcome, isSending, onSubmit, onInput } = useContactForm();
  const problemOf = (field: ContactField): string | null => problems.get(field) ?? null;
  if (outcome?.kind === "success") return <FormOutcome {...outcome} />;
  return (
    // Before hydration, `method="dialog"` keeps the input from being sent anywhere, including the URL.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label={say("Contact sales")}
    >
      <TextField
        field="firstName"
        label={say("First name")}
        autoComplete="given-name"
        problem={problemOf("firstName")}
      />
      <TextField field="lastName" label={say("Last name")} autoComplete="family-name" problem={problemOf("lastName")} />
      <TextField
        field="company"
        label={say("Company")}
        autoComplete="organization"
        isOptional
        wide
        problem={problemOf("company")}
      />
      <TextField
        field="email"
        label={say("Email")}
        type="email"
        autoComplete="email"
        wide
        problem={problemOf("email")}
      />
      <PhoneField countries={countries} problem={problemOf("phoneNumber")} />
      <MessageField problem={problemOf("message")} />
      <Policies problem={problemOf("agreedToPolicies")} />
      <Honeypot />
      <div className={styles.wide}>
        <Button kind="main" type="submit" aria-disabled={isSending}>
          {say("Let's talk")}
        </Button>
        {outcome !== null && <Refusal outcome={outcome} contactEmail={contactEmail} />}
        <FormWithoutScript to={contactEmail} subject={say("Contact")} />
      </div>
    </form>
  );
}

interface RefusalProps {
  readonly outcome: Exclude<ContactOutcome, { readonly kind: "success" }>;
  readonly contactEmail: string | null;
}

/** Why a message was not accepted, and the way by mail where another attempt does not help. */
function Refusal({ outcome, contactEmail }: RefusalProps) {
  return (
    <FormOutcome kind="error" message={outcome.message}>
      {outcome.kind === "off" && <MailInstead to={contactEmail} subject={say("Contact")} text={outcome.text} />}
    </FormOutcome>
  );
}

/** Honeypot: people do not see the field, so only bots fill it in. */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {say("Website")} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface TextFieldProps {
  readonly field: "firstName" | "lastName" | "company" | "email";
  readonly label: string;
  readonly type?: "text" | "email";
  readonly autoComplete: string;
  readonly isOptional?: boolean;
  readonly wide?: boolean;
  readonly problem: string | null;
}

function TextField({ field, type = "text", autoComplete, ...rest }: TextFieldProps) {
  return (
    <Field id={controlNames[field]} {...rest}>
      {(control) => (
        <input
          {...control}
          name={controlNames[field]}
          type={type}
          autoComplete={autoComplete}
          required={!rest.isOptional}
        />
      )}
    </Field>
  );
}

interface PhoneFieldProps {
  readonly countries: readonly string[];
  readonly problem: string | null;
}

function PhoneField({ countries, problem }: PhoneFieldProps) {
  return (
    <Field id="phone-number" label={say("Phone number")} isOptional wide problem={problem}>
      {(control) => (
        <div className={styles.pair}>
          <select
            className={control.className}
            name={controlNames.country}
            aria-label={say("Country")}
            defaultValue={countries[0]}
          >
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </select>
          <input
            {...control}
            name={controlNames.phoneNumber}
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={say("123-456-7890")}
          />
        </div>
      )}
    </Field>
  );
}

function Policies({ problem }: { readonly problem: string | null }) {
  const { className: _, ...control } = toControl(controlNames.agreedToPolicies, problem);
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label className={styles.toggle}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */}
        <input {...control} type="checkbox" role="switch" name={controlNames.agreedToPolicies} required />
        {say("Agree to policies")}
      </label>
      <PolicyLinks />
      <FieldProblem id={controlNames.agreedToPolicies} problem={problem} />
    </div>
  );
}
