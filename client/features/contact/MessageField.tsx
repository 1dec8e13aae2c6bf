import { useEffect, useRef, useState } from "react";
import { Field } from "../../ui/Field.tsx";
import { controlNames } from "./contact-form.ts";
import { MessageSuggestions } from "./MessageSuggestions.tsx";
import { say } from "../../../words/say.ts";

/** The message of a contact form, and documents that may answer it. */
export function MessageField({ problem }: { readonly problem: string | null }) {
  const [message, setMessage] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  // What was typed before the application was there.
  useEffect(() => setMessage(field.current?.value ?? ""), []);
  return (
    <>
      <Field id="message" label={say("Message")} wide problem={problem}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name={controlNames.message}
            rows={4}
            required
            onInput={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        )}
      </Field>
      <MessageSuggestions message={message} />
    </>
  );
}
