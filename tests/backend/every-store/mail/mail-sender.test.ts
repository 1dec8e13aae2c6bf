import { expect, test } from "vitest";
import type { Mail } from "../../../../backend/mail/compose-mail.ts";
import { startMailSender } from "../../../../backend/mail/mail-sender.ts";
import type { Delivery } from "../../../../backend/mail/mail-server.ts";
import type { MailStore } from "../../../../backend/store/mails.ts";
import type { Store } from "../../../../backend/store/store.ts";
import { english } from "../../../../words/speech.ts";
import { eventually } from "../../../support/eventually.ts";
import { openEmptyStore } from "../../support/store-place.ts";

/** Queues the mail of a contact message. */
async function queueMail(store: Store, firstName: string, atMs = Date.now()): Promise<void> {
  await store.mailbox.addContact({
    firstName,
    lastName: "Byron",
    email: "ada@example.com",
    company: null,
    country: null,
    phoneNumber: null,
    message: "Hello",
    voter: firstName,
    atMs,
    quotas: [],
  });
}

/** Starts sending to a server that gives the next of some deliveries, then takes everything. */
function startSender(mails: MailStore, deliveries: Delivery[] = []) {
  const sent: Mail[] = [];
  const faults: unknown[] = [];
  const sender = startMailSender({
    mails,
    server: {
      send: async (mail) => {
        sent.push(mail);
        return deliveries.shift() ?? { kind: "sent" };
      },
    },
    site: { url: "https://docs.example.org/", mailTo: "owner@example.org" },
    readName: () => "Docs",
    readSpeech: async () => english,
    onEvent: () => undefined,
    onFault: (fault) => void faults.push(fault),
  });
  return { ...sender, sent, faults, [Symbol.asyncDispose]: () => sender.stop() };
}

const refused: Delivery = { kind: "refused", forever: false, reason: { code: "EENVELOPE", responseCode: 450 } };

test.each([
  ["delivered", []],
  ["refused", [refused]],
])("while the store takes no writes, a mail that was %s is not sent again", async (_case, deliveries: Delivery[]) => {
  const store = await openEmptyStore();
  let isFull = true;
  const unlessFull = async (write: () => Promise<void>): Promise<void> => {
    if (isFull) throw new Error("database or disk is full");
    await write();
  };
  const mails: MailStore = {
    ...store.mails,
    remove: (id) => unlessFull(() => store.mails.remove(id)),
    postpone: (id, untilMs) => unlessFull(() => store.mails.postpone(id, untilMs)),
  };
  await queueMail(store, "Ada");
  {
    await using sender = startSender(mails, [...deliveries]);
    for (const times of [1, 2, 3]) {
      await eventually(
        () => sender.faults.length,
        (count) => count === times,
      );
      sender.wake();
    }
    expect(sender.sent).toHaveLength(1);
    isFull = false;
    await queueMail(store, "Bob");
    await eventually(
      () => {
        sender.wake();
        return sender.sent.length;
      },
      (count) => count === 2,
    );
    expect(sender.sent.map(({ subject }) => subject)).toEqual(["Message from Ada Byron", "Message from Bob Byron"]);
  }
  await store.close();
});

test("mails that were queued while the clock was a month ahead are sent once it is right again, and so is the next confirmation", async () => {
  const store = await openEmptyStore();
  const nowMs = Date.now();
  const aheadMs = nowMs + 30 * 86_400_000;
  await queueMail(store, "Ada", aheadMs);
  const subscribe = (atMs: number) =>
    store.mailbox.subscribe({ email: "grace@example.com", token: "t", voter: "grace", atMs, quotas: [] });
  await subscribe(aheadMs);
  {
    await using sender = startSender(store.mails);
    await eventually(
      () => sender.sent.length,
      (count) => count === 2,
    );
  }
  await eventually(
    () => store.mails.nextDueMs(),
    (nextMs) => nextMs === null,
  );
  await subscribe(nowMs);
  await subscribe(nowMs + 1);
  expect((await store.mails.listDue(nowMs + 1, 10)).map(({ about }) => about.kind)).toEqual(["confirmation"]);
  await store.close();
});

test("a mail that is postponed, or queued by a clock that is a little ahead, is not due yet", async () => {
  const store = await openEmptyStore();
  const nowMs = Date.now();
  await queueMail(store, "Ada", nowMs + 1_000);
  expect(await store.mails.listDue(nowMs, 10)).toEqual([]);
  const [mail] = await store.mails.listDue(nowMs + 1_000, 10);
  await store.mails.postpone(mail?.id ?? 0, nowMs + 3_600_000);
  expect(await store.mails.listDue(nowMs, 10)).toEqual([]);
  await store.close();
});
