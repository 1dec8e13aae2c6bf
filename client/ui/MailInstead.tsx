import { mailLink } from "./mail-link.ts";
import layout from "./layout.module.css";
import { sayParts } from "../../words/say.ts";

interface MailInsteadProps {
  /** Null if the site publishes no address: then nothing is rendered. */
  readonly to: string | null;
  readonly subject: string;
  /** The text typed into the form, as the draft of the mail. */
  readonly text?: string;
}

/** Offers mail if a form cannot be used. */
export function MailInstead({ to, subject, text }: MailInsteadProps) {
  return to === null ? null : (
    <>
      {sayParts("Please write to {address}.", {
        address: (
          <a className={layout.link} href={mailLink(to, subject, text)} key="address">
            {to}
          </a>
        ),
      })}
    </>
  );
}
