import type { MailStore, WaitingMail } from "../store/mails.ts";
import { type MailSite, composeMail } from "./compose-mail.ts";
import type { Delivery, DeliveryReason, MailServer } from "./mail-server.ts";

/** What is worth telling the operator. No address is in it. */
export type MailEvent =
  /** Told once, until the server is back. */
  | { readonly kind: "unreachable"; readonly reason: DeliveryReason }
  | { readonly kind: "reachable" }
  | {
      readonly kind: "refused";
      readonly about: WaitingMail["about"]["kind"];
      readonly reason: DeliveryReason;
      readonly givenUp: boolean;
    };

export interface MailSenderParts {
  readonly mails: MailStore;
  readonly server: MailServer;
  readonly site: MailSite;
  readonly onEvent: (event: MailEvent) => void;
  /** Is told of every fault that is not the mail server's. */
  readonly onFault: (error: unknown) => void;
}

/** Sends what waits in the store, one mail after the other. */
export interface MailSender {
  /** Something new waits. */
  wake(): void;
  /** Breaks off; what was not sent stays in the store. */
  stop(): Promise<void>;
}

const batch = 20;
const faultPauseMs = 60_000;
/** How long to wait for a server that cannot be reached: doubled each time. */
const unreachableMs = { first: 1_000, longest: 60_000 };
/** How long to wait before a mail that was refused is tried again: doubled each time. */
const refusedMs = { first: 30_000, longest: 3_600_000 };
/** About two days. A message to the site's owner is never given up. */
const confirmationTriesMax = 50;

/** Starts sending: what waits since before, and what comes. */
export function startMailSender(parts: MailSenderParts): MailSender {
  const stopping = new AbortController();
  const sendDue = createPass(parts, stopping.signal);
  let woken = Promise.withResolvers<void>();
  const ended = run();
  return {
    wake: () => woken.resolve(),
    stop: async () => {
      stopping.abort();
      woken.resolve();
      await ended;
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers<void>();
      const pauseMs = await sendDue().catch((error: unknown) => {
        parts.onFault(error);
        return faultPauseMs;
      });
      await atMost(pauseMs, woken.promise);
    }
  }
}

/** A pass over what is due. Gives the time until there is more to do; null when nothing waits. */
function createPass(
  { mails, server, site, onEvent }: MailSenderParts,
  signal: AbortSignal,
): () => Promise<number | null> {
  let failures = 0;
  return async () => {
    for (const mail of await mails.listDue(Date.now(), batch)) {
      if (signal.aborted) return 0;
      const delivery = await server.send(composeMail(mail, site), signal);
      if (delivery.kind === "unreachable") {
        if (failures === 0 && !signal.aborted) onEvent(delivery);
        failures += 1;
        return backoffMs(unreachableMs, failures - 1);
      }
      if (failures > 0) onEvent({ kind: "reachable" });
      failures = 0;
      await settle(mail, delivery);
    }
    const nextMs = await mails.nextDueMs();
    return nextMs === null ? null : Math.max(0, nextMs - Date.now());
  };

  async function settle(
    { id, about, tries }: WaitingMail,
    delivery: Exclude<Delivery, { readonly kind: "unreachable" }>,
  ): Promise<void> {
    if (delivery.kind === "sent") return mails.remove(id);
    const givenUp = about.kind === "confirmation" && (delivery.forever || tries >= confirmationTriesMax);
    onEvent({ kind: "refused", about: about.kind, reason: delivery.reason, givenUp });
    return givenUp ? mails.remove(id) : mails.postpone(id, Date.now() + backoffMs(refusedMs, tries));
  }
}

function backoffMs({ first, longest }: { readonly first: number; readonly longest: number }, times: number): number {
  return Math.min(longest, first * 2 ** Math.min(times, 20));
}

/** Waits for `woken`, but not longer than this; null: however long it takes. */
async function atMost(pauseMs: number | null, woken: Promise<void>): Promise<void> {
  if (pauseMs === null) return woken;
  const paused = Promise.withResolvers<void>();
  const timer = setTimeout(paused.resolve, pauseMs);
  await Promise.race([woken, paused.promise]);
  clearTimeout(timer);
}
