import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { eventually } from "../../../support/eventually.ts";
import { listenAnywhere, reservePort } from "../../../support/listening.ts";
import { startMailServer } from "../../../support/services/mail-server.ts";
import { launchBackend, request, startSite } from "../../support/backend-process.ts";
import { openSite } from "../../support/open-site.ts";
import { createContentFolder, createDataFolder } from "../../support/content-folder.ts";
import { at } from "../../support/json.ts";
import { contact, contactPath, mailing, newsletterPath } from "./mailing.ts";

test("an acknowledged message is mailed once, although the process was killed and the mail server comes up later", async () => {
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

test("a mail server that never answers delays neither answers nor the shutdown", async () => {
  await using silent = await listenAnywhere();
  const connections: Socket[] = [];
  silent.server.on("connection", (socket) => connections.push(socket.on("error", () => undefined).unref()));
  const connected = once(silent.server, "connection");
  await using site = await startSite({}, mailing(`smtp://127.0.0.1:${silent.port}`));
  expect((await site.request(contactPath, { body: contact })).status).toBe(200);
  await connected;
  // Both were answered before the connection timed out.
  expect(connections.map(({ closed }) => closed)).toEqual([false]);
  const exit = once(site.backend.child, "exit");
  site.backend.child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  expect(connections).toHaveLength(1);
  expect(await site.readStore((store) => store.mails.listDue(Date.now(), 10))).toHaveLength(1);
});

test("a refused mail does not hold up others; a permanently refused subscriber is given up, the owner's mail is retried", async () => {
  const refused: string[] = [];
  await using server = await startMailServer({
    refuse: (address) => {
      if (!["nobody@example.com", "owner@example.org"].includes(address)) return null;
      refused.push(address);
      return 550;
    },
  });
  await using site = await openSite({}, { ...mailing(server.url), LOG_LEVEL: "silent" });
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

test("mails at which the server drops the connection hold up no others", async () => {
  await using server = await startMailServer({ drop: (raw) => raw.includes("unwanted") });
  await using site = await openSite({});
  for (const [firstName, message] of [
    ["Ada", "An unwanted word"],
    ["Bob", "An unwanted word too"],
    ["Carol", "Hello"],
  ])
    await site.request(contactPath, { body: { ...contact, firstName, message } });
  await site.backend.stop();
  await using later = await site.startAgain({ ...mailing(server.url), LOG_LEVEL: "silent" });
  await server.received(1);
  await later.stop();
  expect(server.mails.map(({ headers }) => headers.get("subject")?.[0])).toEqual(["Message from Carol Byron"]);
  const waiting = await site.readStore((store) => store.mails.listDue(Number.MAX_SAFE_INTEGER, 10));
  expect(waiting).toMatchObject([
    { tries: 0, about: { message: { firstName: "Ada" } } },
    { tries: 0, about: { message: { firstName: "Bob" } } },
  ]);
});

test("without a mail server everything is stored, no mail is promised, and mails are sent once there is a server", async () => {
  await using server = await startMailServer();
  await using site = await openSite({});
  await site.request(contactPath, { body: contact });
  expect(at((await site.request(newsletterPath, { body: { email: "grace@example.com" } })).body, "mailSent")).toBe(
    false,
  );
  await site.backend.stop();
  expect(server.mails).toEqual([]);
  await using later = await site.startAgain(mailing(server.url));
  await later.waitForMessage("listening");
  expect((await server.received(2)).map(({ to }) => to)).toEqual([["owner@example.org"], ["grace@example.com"]]);
});

test("no address is logged, whatever the mail server answers", async () => {
  using content = createContentFolder();
  using data = createDataFolder();
  await using server = await startMailServer({ refuse: () => 550 });
  const entry = fileURLToPath(new URL("../../../../backend/main.ts", import.meta.url));
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
    (text) => text.includes("it is not retried") && text.includes("it is retried later"),
  );
  const exit = once(child, "exit");
  child.kill();
  await exit;
  expect(output).toContain('"responseCode":550');
  expect(output).not.toContain("@");
});

test("unusable mail settings are reported at once, without repeating a password", async () => {
  using content = createContentFolder();
  const backend = launchBackend({
    CONTENT_DIR: content.path,
    SMTP_URL: "http://me:secret-word@mail.example",
    MAIL_TO: "two@example.org, addresses@example.org",
    SITE_URL: "docs.example",
  });
  const { message, exitCode } = await backend.waitForMessage("failed");
  expect(exitCode).toBe(2);
  for (const name of ["SMTP_URL", "MAIL_TO", "SITE_URL"]) expect(message).toContain(`\n${name}: expected`);
  expect(message).not.toContain("secret-word");
  const lacking = launchBackend({ CONTENT_DIR: content.path, SMTP_URL: "smtps://mail.example" });
  const failed = await lacking.waitForMessage("failed");
  expect(
    failed.message
      .split("\n")
      .slice(1)
      .map((line) => line.split(":")[0]),
  ).toEqual(["MAIL_TO", "SITE_URL"]);
});
