import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { eventually } from "../support/eventually.ts";
import { listenAnywhere, reservePort } from "../support/listening.ts";
import { headerOf, startMailServer, tokenIn } from "../support/mail-server.ts";
import { launchBackend, request, startSite } from "./support/backend-process.ts";
import { createContentFolder, createDataFolder } from "./support/content-folder.ts";
import { at } from "./support/json.ts";

const contact = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  message: "Hello there,\nhow are you?",
  agreedToPolicies: true,
};
const contactPath = "/api/contact/testsite";
const newsletterPath = "/api/newsletter/testsite";
const mailing = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_TO: "owner@example.org",
  SITE_URL: "https://docs.example.org/",
  SITE_NAME: "Docs of Example",
});

/** One site for all that leave nothing behind but mails. */
const shared = forAllTests(async () => {
  const server = await startMailServer();
  const site = await startSite({}, mailing(server.url));
  return {
    server,
    site,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
});

test("a contact message is mailed to the owner as plain text, and answers go to its sender", async () => {
  await using server = await startMailServer();
  await using site = await startSite({}, mailing(server.url));
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
    "This message was sent with the contact form of Docs of Example.\n\nName: Ada Byron\nE-mail: ada@example.com\nCompany: Löwen & Co\nCountry: EU\nPhone: +49 1\n\nGrüße\n.\nEnde\n",
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
])("%s %j adds no header, no receiver and no line", async (field, value) => {
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
    "This message was sent with the contact form of Docs of Example.",
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
])("%j is no address to answer to", async (email) => {
  const { site } = shared();
  expect((await site.request(contactPath, { body: { ...contact, email } })).status).toBe(400);
  expect((await site.request(newsletterPath, { body: { email } })).status).toBe(400);
});

test("a subscription is confirmed by the token of its mail, and ended by it: by the link or with one click", async () => {
  await using server = await startMailServer();
  await using site = await startSite({}, mailing(server.url));
  const subscribed = await site.request(newsletterPath, { body: { email: "Grace@Example.com" } });
  expect(subscribed).toMatchObject({ status: 200, body: { mailSent: true, message: expect.stringContaining("mail") } });
  const [mail] = await server.received(1);
  if (mail === undefined) return;
  expect(mail).toMatchObject({ from: "owner@example.org", to: ["grace@example.com"] });
  expect(headerOf(mail, "subject")).toBe("Confirm your subscription to Docs of Example");
  const token = tokenIn(mail, "confirm");
  expect(mail.text).toContain(`\nhttps://docs.example.org/newsletter/confirm?token=${token}\n`);
  expect(headerOf(mail, "list-unsubscribe")).toBe(`<https://docs.example.org/newsletter/unsubscribe?token=${token}>`);
  expect(headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(tokenIn(mail, "unsubscribe")).toBe(token);
  expect((await site.request(`${newsletterPath}/confirm`, { body: { token } })).status).toBe(200);
  const stateAfter = async (state: "confirmed" | "unsubscribed") =>
    site.readStore((store) => store.mailbox.listSubscriptions(state));
  expect((await site.request(newsletterPath, { body: { email: "grace@example.com" } })).body).toEqual(subscribed.body);
  await site.backend.stop();
  expect(await stateAfter("confirmed")).toMatchObject([{ email: "grace@example.com", token }]);
  await using again = await site.startAgain();
  expect((await again.request(`${newsletterPath}/unsubscribe`, { body: { token } })).status).toBe(200);
  // Somebody who has confirmed is not asked again: the next mail is this one.
  await again.request(contactPath, { body: contact });
  expect((await server.received(2))[1]?.headers.get("subject")).toEqual(["Message from Ada Byron"]);
  await again.stop();
  expect(await stateAfter("unsubscribed")).toHaveLength(1);
});

test("somebody who waits for a confirmation is mailed once an hour at most; one who left and comes back, at once", async () => {
  await using server = await startMailServer();
  await using site = await startSite({}, mailing(server.url));
  const subscribe = () => site.request(newsletterPath, { body: { email: "ada@example.com" } });
  await subscribe();
  await server.received(1);
  await subscribe();
  await site.request(contactPath, { body: contact });
  const [first, second] = await server.received(2);
  expect(second?.to).toEqual(["owner@example.org"]);
  if (first === undefined) return;
  await site.request(`${newsletterPath}/unsubscribe`, { body: { token: tokenIn(first, "unsubscribe") } });
  await subscribe();
  const third = (await server.received(3))[2];
  expect(third?.to).toEqual(["ada@example.com"]);
  expect(third && tokenIn(third, "confirm")).not.toBe(tokenIn(first, "confirm"));
});

test("what was answered is mailed once, although the process was killed and the mail server comes later", async () => {
  const port = await reservePort();
  await using site = await startSite({}, mailing(`smtp://127.0.0.1:${port}`));
  const first = site.backend;
  expect((await first.request(contactPath, { body: contact })).status).toBe(200);
  expect(at((await first.request(newsletterPath, { body: { email: "grace@example.com" } })).body, "mailSent")).toBe(
    true,
  );
  await first.stop("SIGKILL");
  await using second = await site.startAgain();
  expect((await second.request(contactPath, { body: { ...contact, firstName: "Bob" } })).status).toBe(200);
  await using server = await startMailServer({ port });
  await server.received(3);
  await second.stop();
  await using third = await site.startAgain();
  await third.request(contactPath, { body: { ...contact, firstName: "Carol" } });
  const mails = await server.received(4);
  expect(mails.map(({ headers }) => headers.get("subject")?.[0])).toEqual([
    "Message from Ada Byron",
    "Confirm your subscription to Docs of Example",
    "Message from Bob Byron",
    "Message from Carol Byron",
  ]);
  expect(new Set(mails.map(({ headers }) => headers.get("message-id")?.[0])).size).toBe(4);
});

test("a mail server that says nothing holds up neither an answer nor the end of the process", async () => {
  await using silent = await listenAnywhere();
  const connections: Socket[] = [];
  silent.server.on("connection", (socket) => connections.push(socket.on("error", () => undefined).unref()));
  const connected = once(silent.server, "connection");
  await using site = await startSite({}, mailing(`smtp://127.0.0.1:${silent.port}`));
  expect((await site.request(contactPath, { body: contact })).status).toBe(200);
  await connected;
  // Neither waited until the connection was given up.
  expect(connections.map(({ closed }) => closed)).toEqual([false]);
  const exit = once(site.backend.child, "exit");
  site.backend.child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  expect(connections).toHaveLength(1);
  expect(await site.readStore((store) => store.mails.listDue(Date.now(), 10))).toHaveLength(1);
});

test("a refused mail does not hold up the others; an address that is never taken is given up, the owner's is tried again", async () => {
  const refused: string[] = [];
  await using server = await startMailServer({
    refuse: (address) => {
      if (!["nobody@example.com", "owner@example.org"].includes(address)) return null;
      refused.push(address);
      return 550;
    },
  });
  await using site = await startSite({}, { ...mailing(server.url), LOG_LEVEL: "silent" });
  await site.request(contactPath, { body: contact });
  await site.request(newsletterPath, { body: { email: "nobody@example.com" } });
  await site.request(newsletterPath, { body: { email: "grace@example.com" } });
  expect((await server.received(1))[0]?.to).toEqual(["grace@example.com"]);
  expect(refused).toEqual(["owner@example.org", "nobody@example.com"]);
  await site.backend.stop();
  const [waiting, ...more] = await site.readStore((store) => store.mails.listDue(Number.MAX_SAFE_INTEGER, 10));
  expect(waiting).toMatchObject({ tries: 1, about: { kind: "contact" } });
  expect(more).toEqual([]);
});

test("without a mail server everything is stored, no mail is promised, and what waits is sent once there is one", async () => {
  await using server = await startMailServer();
  await using site = await startSite({});
  await site.request(contactPath, { body: contact });
  expect(at((await site.request(newsletterPath, { body: { email: "grace@example.com" } })).body, "mailSent")).toBe(
    false,
  );
  await site.backend.stop();
  expect(server.mails).toEqual([]);
  await using later = await site.startAgain(mailing(server.url));
  await later.told("listening");
  expect((await server.received(2)).map(({ to }) => to)).toEqual([["owner@example.org"], ["grace@example.com"]]);
});

test("no address stands in the log, whatever the mail server says", async () => {
  using content = createContentFolder();
  using data = createDataFolder();
  await using server = await startMailServer({ refuse: () => 550 });
  const entry = fileURLToPath(new URL("../../backend/main.ts", import.meta.url));
  const child = spawn(process.execPath, [entry], {
    env: { CONTENT_DIR: content.path, DATA_DIR: data.path, LOG_LEVEL: "trace", ...mailing(server.url) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await eventually(
    () => output,
    (text) => text.includes('"listening"'),
  );
  const port = /"port":(\d+)/.exec(output)?.[1] ?? "";
  await request(`http://127.0.0.1:${port}${contactPath}`, { body: contact });
  await request(`http://127.0.0.1:${port}${newsletterPath}`, { body: { email: "grace@example.com" } });
  await eventually(
    () => output,
    (text) => text.includes("given up") && text.includes("tried again"),
  );
  const exit = once(child, "exit");
  child.kill();
  await exit;
  expect(output).toContain('"responseCode":550');
  expect(output).not.toContain("@");
});

test("mail settings that cannot be used are named at once, and no password is repeated", async () => {
  using content = createContentFolder();
  const backend = launchBackend({
    CONTENT_DIR: content.path,
    SMTP_URL: "http://me:secret-word@mail.example",
    MAIL_TO: "two@example.org, addresses@example.org",
    SITE_URL: "docs.example",
  });
  const { message, exitCode } = await backend.told("failed");
  expect(exitCode).toBe(2);
  for (const name of ["SMTP_URL", "MAIL_TO", "SITE_URL"]) expect(message).toContain(`\n${name}: expected`);
  expect(message).not.toContain("secret-word");
  const lacking = launchBackend({ CONTENT_DIR: content.path, SMTP_URL: "smtps://mail.example" });
  const failed = await lacking.told("failed");
  expect(
    failed.message
      .split("\n")
      .slice(1)
      .map((line) => line.split(":")[0]),
  ).toEqual(["MAIL_TO", "SITE_URL"]);
});
