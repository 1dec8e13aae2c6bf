import { expect, test } from "vitest";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { headerOf, startMailServer } from "../../../support/services/mail-server.ts";
import { openSite } from "../../support/open-site.ts";
import { contact, contactPath, mailing, newsletterPath } from "./mailing.ts";

/** One site for all tests that leave nothing behind but mails. */
const shared = forAllTests(async () => {
  const server = await startMailServer();
  const site = await openSite({}, mailing(server.url));
  return {
    server,
    site,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
});

test("a contact message is mailed to the owner as plain text, with its sender as Reply-To", async () => {
  await using server = await startMailServer();
  await using site = await openSite({}, mailing(server.url));
  const body = { ...contact, company: "Löwen & Co", country: "EU", phoneNumber: "+49 1", message: "Grüße\n.\nEnde" };
  expect((await site.request(contactPath, { body })).status).toBe(200);
  const [mail] = await server.received(1);
  expect(mail).toMatchObject({ from: "owner@example.org", to: ["owner@example.org"] });
  if (mail === undefined) return;
  expect(headerOf(mail, "reply-to")).toBe("Ada Byron <ada@example.com>");
  expect(headerOf(mail, "from")).toBe("Docs of Example <owner@example.org>");
  expect(headerOf(mail, "subject")).toBe("Message from Ada Byron");
  expect(headerOf(mail, "content-type")).toBe("text/plain; charset=utf-8");
  expect(headerOf(mail, "message-id")).toMatch(/^<[\w-]{36}@docs\.example\.org>$/);
  expect(mail.text).toBe(
    "This message was sent through the contact form of Docs of Example.\n\nName: Ada Byron\nE-mail: ada@example.com\nCompany: Löwen & Co\nCountry: EU\nPhone: +49 1\n\nGrüße\n.\nEnde\n",
  );
});

test.each([
  ["firstName", "Ada\r\nBcc: eve@example.net"],
  ["firstName", "Ada\nBcc: eve@example.net\n\nA text of my own"],
  ["lastName", "Byron\r\n\r\nA text of my own"],
  ["lastName", '<eve@example.net>, "x'],
  ["lastName", "Byron\u2028Bcc: eve@example.net\u202e\u0000\u0085X"],
  ["company", "Co\r\nE-mail: eve@example.net"],
  ["phoneNumber", "1\r\n.\r\nMAIL FROM:<eve@x.net>"],
])("%s %j adds no header, no recipient and no line", async (field, value) => {
  const { server, site } = shared();
  const before = server.mails.length;
  const body = { ...contact, ip: `2001:db8:${before}::1`, company: "Co", phoneNumber: "1", [field]: value };
  expect((await site.request(contactPath, { body })).status).toBe(200);
  const mail = (await server.received(before + 1)).at(-1);
  expect(mail).toMatchObject({ from: "owner@example.org", to: ["owner@example.org"] });
  expect([...(mail?.headers ?? [])].map(([name, values]) => [name, values.length])).toEqual(
    [
      "from",
      "to",
      "reply-to",
      "subject",
      "message-id",
      "content-transfer-encoding",
      "date",
      "mime-version",
      "content-type",
    ].map((name) => [name, 1]),
  );
  expect(mail?.headers.get("reply-to")?.[0]).toMatch(/ <ada@example\.com>$/);
  expect(mail?.text.split("\n").map((line) => line.split(":")[0])).toEqual([
    "This message was sent through the contact form of Docs of Example.",
    "",
    "Name",
    "E-mail",
    "Company",
    "Phone",
    "",
    "Hello there,",
    "how are you?",
    "",
  ]);
});

test.each([
  "ada@example.com\r\nBcc: eve@example.net",
  "ada@example.com, eve@example.net",
  '"a\r\nb"@example.com',
  "Eve <eve@example.net>",
])("%j is not used as Reply-To", async (email) => {
  const { site } = shared();
  expect((await site.request(contactPath, { body: { ...contact, email } })).status).toBe(400);
  expect((await site.request(newsletterPath, { body: { email } })).status).toBe(400);
});
