import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Mail } from "./compose-mail.ts";

/**
 * What became of a mail. `reason` is safe to log: a mail server's own words may name the receiver.
 */
export type Delivery =
  | { readonly kind: "sent" }
  /** The server does not want this mail; `forever` when it will never take mail for that receiver. */
  | { readonly kind: "refused"; readonly forever: boolean; readonly reason: DeliveryReason }
  /** No mail can be sent at present. */
  | { readonly kind: "unreachable"; readonly reason: DeliveryReason };

/** A word of the mail library, and the server's three digits where it answered. */
export interface DeliveryReason {
  readonly code: string;
  readonly responseCode: number | null;
}

/** The operator's mail server. */
export interface MailServer {
  /** Never throws for what the server, or the way to it, does. */
  send(mail: Mail, signal: AbortSignal): Promise<Delivery>;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
};

/** Speaks to the server of an `smtp:` or `smtps:` address, with a connection for each mail. */
export function createMailServer(smtpUrl: string): MailServer {
  const transport = createTransport({ ...timeouts, url: smtpUrl, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (mail, signal) => {
      try {
        await transport.sendMail({ ...mail, headers: { ...mail.headers }, signal });
        return { kind: "sent" };
      } catch (error) {
        return toDelivery(error);
      }
    },
  };
}

const Failure = z.object({
  code: z.string().catch("UNKNOWN"),
  responseCode: z.number().nullable().catch(null),
  command: z.string().nullable().catch(null),
});

/** Words of an answer to this mail; everything else is the server's own trouble, or that of the way to it. */
const refusalCodes = ["EENVELOPE", "EMESSAGE"];
const serverIsClosing = 421;

function toDelivery(error: unknown): Delivery {
  if (!(error instanceof Error)) throw error;
  const { code, responseCode, command } = Failure.parse(error);
  const reason = { code, responseCode };
  if (!refusalCodes.includes(code) || responseCode === serverIsClosing) return { kind: "unreachable", reason };
  return { kind: "refused", forever: command === "RCPT TO" && responseCode !== null && responseCode >= 500, reason };
}
