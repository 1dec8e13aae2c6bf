import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Mail } from "./compose-mail.ts";

/** The result of sending a mail. `reason` is safe to log; a mail server's own message may name the recipient. */
export type Delivery =
  | { readonly kind: "sent" }
  /** The server refused this mail; `forever` if it will never accept mail for that recipient. */
  | { readonly kind: "refused"; readonly forever: boolean; readonly reason: DeliveryReason }
  /** No mail can be sent at the moment; `wasReached` if the server ended the connection, which may be because of this mail. */
  | { readonly kind: "unreachable"; readonly wasReached: boolean; readonly reason: DeliveryReason };

/** The mail library's error code, and the server's reply code if it replied. */
export interface DeliveryReason {
  readonly code: string;
  readonly responseCode: number | null;
}

/** The operator's mail server. */
export interface MailServer {
  /** Never throws for server or network errors. */
  send(mail: Mail, signal: AbortSignal): Promise<Delivery>;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
};

/** Connects to the server of an `smtp:` or `smtps:` URL, once per mail. */
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
  syscall: z.string().nullable().catch(null),
});

/** Error codes that concern this mail; all others are server or network trouble. */
const refusalCodes = ["EENVELOPE", "EMESSAGE"];
const serverIsClosing = 421;

function toDelivery(error: unknown): Delivery {
  if (!(error instanceof Error)) throw error;
  const { code, responseCode, command, syscall } = Failure.parse(error);
  const reason = { code, responseCode };
  if (!refusalCodes.includes(code) || responseCode === serverIsClosing)
    return { kind: "unreachable", wasReached: code === "ECONNECTION" || syscall === "read", reason };
  return { kind: "refused", forever: command === "RCPT TO" && responseCode !== null && responseCode >= 500, reason };
}
