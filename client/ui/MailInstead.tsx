import { mailLink } from "./mail-link.ts";
import layout from "./layout.module.css";

interface MailInsteadProps {
  /** Null where the site tells no address: then nothing is offered. */
  readonly to: string | null;
  readonly subject: string;
  /** What was typed into the form, so that it need not be typed again. */
  readonly text?: string;
}

/** Offers a mail where a form cannot be used. */
export const MailInstead = ({ to, subject, text }: MailInsteadProps) =>
  to === null ? null : (
    <>
      Please write to{" "}
      <a className={layout.link} href={mailLink(to, subject, text)}>
        {to}
      </a>
      .
    </>
  );
