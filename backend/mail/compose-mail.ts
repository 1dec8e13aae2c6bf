import type { ContactMessage } from "../store/mailbox.ts";
import type { WaitingMail } from "../store/mails.ts";
import { english, sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";

/** The site facts used in mails. */
export interface MailSite {
  readonly name: string;
  /** The public URL, without a trailing slash. */
  readonly url: string;
  /** The recipient of contact messages, and the sender of all mail. */
  readonly mailTo: string;
}

/** A plain-text mail, ready to send. */
export interface Mail {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Composes a queued mail. */
export function composeMail({ messageId, about }: WaitingMail, site: MailSite, speech: Speech = english): Mail {
  const shared = {
    messageId: `<${messageId}@${new URL(site.url).hostname}>`,
    from: { name: oneLine(site.name), address: site.mailTo },
  };
  switch (about.kind) {
    case "contact":
      return { ...shared, ...contactMail(about.message, site, speech) };
    case "confirmation":
      return { ...shared, ...confirmationMail(about, site, speech) };
  }
}

function contactMail(message: ContactMessage, site: MailSite, speech: Speech) {
  const name = oneLine(`${message.firstName} ${message.lastName}`);
  const facts = [
    ["Name", name],
    ["E-mail", message.email],
    ["Company", message.company],
    ["Country", message.country],
    ["Phone", message.phoneNumber],
  ] as const;
  const lines = facts.flatMap(([label, value]) =>
    value === null ? [] : [sayIn(speech, "{label}: {value}", { label: sayIn(speech, label), value: oneLine(value) })],
  );
  return {
    to: site.mailTo,
    replyTo: { name, address: message.email },
    subject: sayIn(speech, "Message from {name}", { name }),
    text: [
      sayIn(speech, "This message was sent through the contact form of {site}.", { site: oneLine(site.name) }),
      "",
      ...lines,
      "",
      message.message.toWellFormed(),
      "",
    ].join("\n"),
    headers: {},
  };
}

function confirmationMail(
  { email, token }: { readonly email: string; readonly token: string },
  { name, url }: MailSite,
  speech: Speech,
) {
  const site = oneLine(name);
  const link = (action: "confirm" | "unsubscribe"): string =>
    `${url}/newsletter/${action}?token=${encodeURIComponent(token)}`;
  return {
    to: email,
    subject: sayIn(speech, "Confirm your subscription to {site}", { site }),
    text: [
      sayIn(speech, "Someone, probably you, asked to receive the newsletter of {site} at this address.", { site }),
      "",
      sayIn(speech, "To receive it, please confirm:"),
      link("confirm"),
      "",
      sayIn(speech, "If it was not you, do nothing: without confirmation you will not receive it."),
      sayIn(speech, "To unsubscribe at any time:"),
      link("unsubscribe"),
      "",
    ].join("\n"),
    headers: {
      "Auto-Submitted": "auto-generated",
      // One-click unsubscribe (RFC 8058): mail clients POST to this URL.
      "List-Unsubscribe": `<${link("unsubscribe")}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/**
 * A visitor's single-line input without line breaks and other invisible characters: it cannot add headers, fake lines of ours, or change the text
 * direction of what follows.
 *
 * @example oneLine("Ada\r\nBcc: eve@example.com") // "Ada Bcc: eve@example.com"
 */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .trim();
}
