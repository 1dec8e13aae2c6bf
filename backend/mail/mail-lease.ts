import type { Logger } from "pino";
import type { MailConfig } from "../config.ts";
import { createMailServer } from "./mail-server.ts";
import { startMailSender } from "./mail-sender.ts";
import type { MailEvent, MailSender } from "./mail-sender.ts";
import { createSiteName } from "../site-facts.ts";
import type { Store } from "../store/store.ts";
import { readWords, wordsInForce } from "../../content-folder/words/read-words.ts";
import { speechOf } from "../../words/speech-of.ts";

/**
 * Sends mail while this process holds the lease, so that no two processes send the same mail. Null if no mail server is configured: mails then wait
 * in the store.
 */
export function openMail(mail: MailConfig | null, store: Store, contentDir: string, log: Logger): MailSender | null {
  if (mail === null) return null;
  const { smtpUrl, mailTo, siteName, siteUrl } = mail;
  const readName = createSiteName(contentDir);
  let sender: MailSender | null = null;
  const stop = store.peers.takeLease("mail", () => {
    const started = startMailSender({
      mails: store.mails,
      server: createMailServer(smtpUrl),
      site: { url: siteUrl, mailTo },
      readName: () => siteName ?? readName(),
      readSpeech: async () => speechOf(await store.language(), wordsInForce(await readWords(contentDir), {})),
      onEvent: (event) => logMailEvent(log, event),
      onFault: (err) => log.error({ err }, "mails could not be sent"),
    });
    sender = started;
    return async () => {
      sender = null;
      await started.stop();
    };
  });
  return { wake: () => sender?.wake(), stop };
}

function logMailEvent(log: Logger, event: MailEvent): void {
  switch (event.kind) {
    case "unreachable":
      return log.warn(event.reason, "the mail server is unavailable; mails wait until it is back");
    case "reachable":
      return log.info("the mail server is available again");
    case "refused":
      return log.warn(
        { ...event.reason, about: event.about },
        event.givenUp
          ? "the mail server rejected a mail; it is not retried"
          : "the mail server rejected a mail; it is retried later",
      );
  }
}
