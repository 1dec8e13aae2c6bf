import { escapeControls } from "../../processes/terminal-lines.ts";
import type { Mailbox } from "./read-mailbox.ts";

/** A list to print or to write to a file. */
export interface Rows {
  readonly columns: readonly string[];
  /** Those that no visitor writes. */
  readonly ownColumns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** A shortened version for the terminal, one line each. */
  readonly lines: readonly string[];
}

const shownMax = 50;
const messageShownMax = 60;

/** The contact-form messages. */
export function toMessageRows({ contacts }: Mailbox): Rows {
  const shown = contacts.slice(0, shownMax);
  const rest = contacts.length - shown.length;
  return {
    columns: ["sent", "firstName", "lastName", "email", "company", "country", "phoneNumber", "message"],
    ownColumns: ["sent"],
    rows: contacts.map(({ sentMs, firstName, lastName, email, company, country, phoneNumber, message }) => [
      toIso(sentMs),
      firstName,
      lastName,
      email,
      company,
      country,
      phoneNumber,
      message,
    ]),
    lines: [
      ...shown.map(({ sentMs, firstName, lastName, email, company, phoneNumber, message }) =>
        toLine([toMinute(sentMs), `${firstName} ${lastName}`, email, company, phoneNumber, cut(message)]),
      ),
      ...(rest > 0 ? [`… and ${rest} earlier ones: npm run messages -- --csv FILE exports them all.`] : []),
      count(contacts.length, "message", "messages"),
    ],
  };
}

/** The newsletter subscriptions, past ones included. The token belongs in the unsubscribe link of each mail. */
export function toSubscriptionRows({ subscriptions }: Mailbox): Rows {
  const confirmed = subscriptions.filter(({ state }) => state === "confirmed").length;
  return {
    columns: ["email", "state", "changed", "token"],
    ownColumns: ["state", "changed", "token"],
    rows: subscriptions.map(({ email, state, changedMs, token }) => [email, state, toIso(changedMs), token]),
    lines: [
      ...subscriptions.map(({ email, state, changedMs }) => toLine([toMinute(changedMs), email, state])),
      `${count(subscriptions.length, "address", "addresses")} ${confirmed} confirmed.`,
    ],
  };
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}

/** @example toMinute(0) // "1970-01-01 00:00" */
function toMinute(ms: number): string {
  return toIso(ms).slice(0, 16).replace("T", " ");
}

/** Text from visitors: it must not control the terminal or fake a line of its own. */
function toLine(cells: readonly (string | null)[]): string {
  return cells.map((cell) => escapeControls((cell ?? "–").replaceAll(/\s+/g, " "))).join("  ");
}

function cut(message: string): string {
  const line = message.trim().replaceAll(/\s+/g, " ");
  return line.length > messageShownMax ? `${line.slice(0, messageShownMax)}…` : line;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}.`;
}
