import type { ContactMessage } from "../store/mailbox.ts";
import type { WaitingMail } from "../store/mails.ts";

/** What the mails say of the site. */
export interface MailSite {
  readonly name: string;
  /** The public address, without a trailing slash. */
  readonly url: string;
  /** Who gets the contact messages, and in whose name mail is sent. */
  readonly mailTo: string;
}

/** A mail in plain text, ready to be sent. */
export interface Mail {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The mail about something that was stored. */
export function composeMail({ messageId, about }: WaitingMail, site: MailSite): Mail {
  const shared = {
    messageId: `<${messageId}@${new URL(site.url).hostname}>`,
    from: { name: oneLine(site.name), address: site.mailTo },
  };
  switch (about.kind) {
    case "contact":
      return { ...shared, ...contactMail(about.message, site) };
    case "confirmation":
      return { ...shared, ...confirmationMail(about, site) };
  }
}

function contactMail(message: ContactMessage, site: MailSite) {
  const name = oneLine(`${message.firstName} ${message.lastName}`);
  const facts = {
    Name: name,
    "E-mail": message.email,
    Company: message.company,
    Country: message.country,
    Phone: message.phoneNumber,
  };
  const lines = Object.entries(facts).flatMap(([label, value]) =>
    value === null ? [] : [`${label}: ${oneLine(value)}`],
  );
  return {
    to: site.mailTo,
    replyTo: { name, address: message.email },
    subject: `Message from ${name}`,
    text: [
      `This message was sent with the contact form of ${oneLine(site.name)}.`,
      "",
      ...lines,
      "",
      message.message.toWellFormed(),
      "",
    ].join("\n"),
    headers: {},
  };
}

function confirmationMail({ email, token }: { readonly email: string; readonly token: string }, site: MailSite) {
  const name = oneLine(site.name);
  const link = (action: "confirm" | "unsubscribe"): string =>
    `${site.url}/newsletter/${action}?token=${encodeURIComponent(token)}`;
  return {
    to: email,
    subject: `Confirm your subscription to ${name}`,
    text: [
      `Somebody, probably you, asked for the newsletter of ${name} at this address.`,
      "",
      "To get it, please confirm:",
      link("confirm"),
      "",
      "If it was not you, do nothing: without a confirmation no newsletter comes.",
      "To have the address taken off at any time:",
      link("unsubscribe"),
      "",
    ].join("\n"),
    headers: {
      "Auto-Submitted": "auto-generated",
      // One click, as RFC 8058 has it: mail programs send a POST to this address.
      "List-Unsubscribe": `<${link("unsubscribe")}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/**
 * What a visitor wrote into a field of one line, without line breaks and other invisible characters: it can add no header, no
 * line that looks like ours, and cannot turn the direction of what follows.
 *
 * @example oneLine("Ada\r\nBcc: eve@example.com") // "Ada Bcc: eve@example.com"
 */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .trim();
}
