import { postponedMaxMs } from "../store/mails.ts";
import type { MailStore, WaitingMail } from "../store/mails.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailSite } from "./compose-mail.ts";
import type { Delivery, DeliveryReason, MailServer } from "./mail-server.ts";
import type { Speech } from "../../words/speech.ts";

/** Events worth logging for the operator. They contain no e-mail address. */
export type MailEvent =
  /** Reported once, until the server is back. */
  | { readonly kind: "unreachable"; readonly reason: DeliveryReason }
  | { readonly kind: "reachable" }
  | {
      readonly kind: "refused";
      readonly about: WaitingMail["about"]["kind"];
      readonly reason: DeliveryReason;
      readonly givenUp: boolean;
    };

/** What mails are sent with. */
export interface MailSenderParts {
  readonly mails: MailStore;
  readonly server: MailServer;
  readonly site: Omit<MailSite, "name">;
  /** Reads the name of the site as it is now. */
  readonly readName: () => string;
  /** Reads the language of the site as it is now. */
  readonly readSpeech: () => Promise<Speech>;
  readonly onEvent: (event: MailEvent) => void;
  /** Called with every error that the mail server did not cause. */
  readonly onFault: (error: unknown) => void;
}

/** Sends the queued mails, one after the other. */
export interface MailSender {
  /** A new mail is queued. */
  wake(): void;
  /** Stops sending. The mail under way may be finished: cut off, it could arrive and be sent again. Unsent mails stay in the store. */
  stop(): Promise<void>;
}

const batch = 20;
/** How long a stop waits for the mail under way. */
const finishMs = 1_000;
const faultPauseMs = 60_000;
/** After it the clock is looked at again: it may have been set back. */
const longestPauseMs = 3_600_000;
/** The wait before retrying an unreachable server, doubled each time. */
const unreachableMs = { first: 1_000, longest: 60_000 };
/** The wait before retrying a refused mail, doubled each time. */
const refusedMs = { first: 30_000, longest: postponedMaxMs };
/** About two days. Messages to the site's owner are never given up. */
const confirmationTriesMax = 50;

/** Starts sending: mails already queued, then new ones. */
export function startMailSender(parts: MailSenderParts): MailSender {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const sendDue = createPass(parts, stopping.signal, cutting.signal);
  let woken = Promise.withResolvers<void>();
  const ended = run();
  return {
    wake: () => woken.resolve(),
    stop: async () => {
      stopping.abort();
      woken.resolve();
      const late = setTimeout(() => cutting.abort(), finishMs);
      await ended;
      clearTimeout(late);
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

/** Creates a function that sends the due mails and returns the time until the next one is due; null if none is queued. `stopping`: none is begun. */
function createPass(
  { mails, server, site, readName, readSpeech, onEvent }: MailSenderParts,
  stopping: AbortSignal,
  cutting: AbortSignal,
): () => Promise<number | null> {
  let failures = 0;
  /** What the store has yet to take of mails that were tried, by `messageId`: none is sent again before. */
  const untaken = new Map<string, () => Promise<void>>();
  /** The mails, by `messageId`, at which the server ended the connection. */
  const dropped = new Set<string>();
  return async () => {
    // Those at which it does so whenever they come hold up none of the others.
    const due = await mails.listDue(Date.now(), batch);
    for (const mail of due.toSorted((a, b) => Number(dropped.has(a.messageId)) - Number(dropped.has(b.messageId)))) {
      if (stopping.aborted) return 0;
      if (untaken.has(mail.messageId)) {
        await take(mail);
        continue;
      }
      const composed = composeMail(mail, { ...site, name: readName() }, await readSpeech());
      // A stop may have come while the words were read.
      if (stopping.aborted) return 0;
      const delivery = await server.send(composed, cutting);
      if (delivery.kind === "unreachable") {
        if (failures === 0 && !stopping.aborted) onEvent(delivery);
        failures += 1;
        if (delivery.wasReached) dropped.add(mail.messageId);
        return backoffMs(unreachableMs, failures - 1);
      }
      if (failures > 0) onEvent({ kind: "reachable" });
      failures = 0;
      dropped.delete(mail.messageId);
      await settle(mail, delivery);
    }
    const nextMs = await mails.nextDueMs();
    return nextMs === null ? null : Math.max(0, nextMs - Date.now());
  };

  async function settle(
    mail: WaitingMail,
    delivery: Exclude<Delivery, { readonly kind: "unreachable" }>,
  ): Promise<void> {
    const { id, messageId, about, tries } = mail;
    const givenUp =
      delivery.kind === "refused" &&
      about.kind === "confirmation" &&
      (delivery.forever || tries >= confirmationTriesMax);
    if (delivery.kind === "refused") onEvent({ kind: "refused", about: about.kind, reason: delivery.reason, givenUp });
    const againMs = Date.now() + backoffMs(refusedMs, tries);
    const isDone = delivery.kind === "sent" || givenUp;
    untaken.set(messageId, () => (isDone ? mails.remove(id) : mails.postpone(id, againMs)));
    await take(mail);
  }

  async function take({ messageId }: WaitingMail): Promise<void> {
    await untaken.get(messageId)?.();
    untaken.delete(messageId);
  }
}

function backoffMs({ first, longest }: { readonly first: number; readonly longest: number }, times: number): number {
  return Math.min(longest, first * 2 ** Math.min(times, 20));
}

/** Waits for `woken`, at most `pauseMs`; null: without a limit. */
async function atMost(pauseMs: number | null, woken: Promise<void>): Promise<void> {
  if (pauseMs === null) return woken;
  const paused = Promise.withResolvers<void>();
  const timer = setTimeout(paused.resolve, Math.min(pauseMs, longestPauseMs));
  await Promise.race([woken, paused.promise]);
  clearTimeout(timer);
}
