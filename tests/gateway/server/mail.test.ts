import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { exchange } from "../../support/exchange.ts";
import { makeDataDir, spawnGateway } from "../../support/gateway-process.ts";
import { headerOf, startMailServer, tokenIn } from "../../support/services/mail-server.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { startSite } from "../../support/site.ts";

async function change(site: { readonly url: string }, field: string, result: string) {
  return (await ask(site, `mutation { result: ${field} { __typename ... on ${result} } }`)).data?.result;
}

test("a subscription works end to end: form, mail, confirmation, one-click unsubscribe", async () => {
  await using server = await startMailServer();
  await using content = await makeContent({});
  await using site = await startSite({
    CONTENT_DIR: content.dir,
    SMTP_URL: server.url,
    MAIL_TO: "owner@example.org",
    SITE_URL: "https://docs.example.org/help",
    SITE_NAME: "Docs of Example",
  });
  const subscribed = await change(
    site,
    `subscribeNewsletter(email: "ada@example.com")`,
    "NewsletterReceived { message mailSent }",
  );
  expect(subscribed).toEqual({
    __typename: "NewsletterReceived",
    message: "Almost done: please open the link in the mail that we send you.",
    mailSent: true,
  });
  const [mail] = await server.received(1);
  if (mail === undefined) return;
  expect(mail.to).toEqual(["ada@example.com"]);
  expect(headerOf(mail, "subject")).toBe("Confirm your subscription to Docs of Example");
  expect(mail.text).toContain("https://docs.example.org/help/newsletter/confirm?token=");
  const token = tokenIn(mail, "confirm");
  expect((await openPage(site, `/newsletter/confirm?token=${token}`)).document.querySelector("h1")?.textContent).toBe(
    "Confirm your subscription",
  );
  const confirm = () => change(site, `confirmNewsletter(token: "${token}")`, "NewsletterRejected { status }");
  expect(await confirm()).toEqual({ __typename: "NewsletterChanged" });
  const oneClick = new URL(headerOf(mail, "list-unsubscribe")?.slice(1, -1) ?? "");
  expect(headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const path = oneClick.href.slice("https://docs.example.org/help".length);
  const clicked = await exchange(site, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect({ status: clicked.status, body: clicked.body.toString() }).toEqual({
    status: 200,
    body: "You are unsubscribed.\n",
  });
  expect(await confirm()).toEqual({ __typename: "NewsletterRejected", status: 404 });
  expect(
    (await exchange(site, "/newsletter/unsubscribe?token=nobody-has-such-a-token", { method: "POST" })).status,
  ).toBe(400);
});

test("a contact message reaches the owner's mailbox", async () => {
  await using server = await startMailServer();
  await using content = await makeContent({});
  await using site = await startSite({ CONTENT_DIR: content.dir, SMTP_URL: server.url, MAIL_TO: "owner@example.org" });
  const input = `{ firstName: "Ada", lastName: "Byron", email: "ada@example.com", message: "Hello.", agreedToPolicies: true }`;
  expect(await change(site, `submitContact(input: ${input})`, "ContactReceived { message }")).toEqual({
    __typename: "ContactReceived",
    message: "Thanks for your message! We have stored it, and it goes to us by mail.",
  });
  const [mail] = await server.received(1);
  expect(mail?.to).toEqual(["owner@example.org"]);
  expect(mail?.text).toContain("\nHello.\n");
});

test("a mail has the name that site.yml says when it is sent; a faulty one changes nothing", async () => {
  await using server = await startMailServer();
  await using content = await makeContent({ "site.yml": "name: First name\nid: testsite\n" });
  await using site = await startSite({
    CONTENT_DIR: content.dir,
    SMTP_URL: server.url,
    MAIL_TO: "owner@example.org",
    SITE_URL: "https://docs.example.org",
  });
  const subjects: (string | undefined)[] = [];
  for (const siteYml of [null, "name: Second name\nid: testsite\n", "name: [Third]\nid: testsite\n"]) {
    if (siteYml !== null) await content.write("site.yml", siteYml);
    const email = `reader-${subjects.length}@example.com`;
    await change(site, `subscribeNewsletter(email: "${email}")`, "NewsletterReceived { mailSent }");
    const mails = await server.received(subjects.length + 1);
    const mail = mails.at(-1);
    subjects.push(mail && headerOf(mail, "subject"));
  }
  expect(subjects.map((subject) => subject?.replace("Confirm your subscription to ", ""))).toEqual([
    "First name",
    "Second name",
    "Second name",
  ]);
});

test("without a mail server a message is stored and no reply is promised, neither before nor after", async () => {
  await using content = await makeContent({});
  await using site = await startSite({ CONTENT_DIR: content.dir });
  const input = `{ firstName: "Ada", lastName: "Byron", email: "ada@example.com", message: "Hello.", agreedToPolicies: true }`;
  expect(await change(site, `submitContact(input: ${input})`, "ContactReceived { message }")).toEqual({
    __typename: "ContactReceived",
    message: "Thanks for your message! We have stored it. This site sends no mail yet, so an answer may take longer.",
  });
  for (const path of ["/contact", "/about"]) {
    const { document } = await openPage(site, path);
    expect(document.querySelector("main")?.textContent).not.toMatch(
      /\bdays?\b|get back|answers? (?:you|within)|mail when|a month/,
    );
  }
});

test("unusable mail settings end the gateway with code 2, and tokens in mails are not logged", async () => {
  await using data = await makeDataDir();
  await using broken = spawnGateway({ DATA_DIR: data.dir, SMTP_URL: "smtp://user:secret-word@mail.example" });
  expect(await broken.exitCode).toBe(2);
  expect(broken.output()).toContain("MAIL_TO: expected the e-mail address");
  expect(broken.output()).not.toContain("secret-word");
  await using content = await makeContent({});
  await using gateway = spawnGateway({ DATA_DIR: data.dir, CONTENT_DIR: content.dir });
  const site = { url: await gateway.url };
  expect((await exchange(site, "/newsletter/confirm?a=1&token=a-secret-of-ada")).status).toBe(200);
  await expect.poll(() => gateway.output()).toContain("/newsletter/confirm?a=1&token=…");
  expect(gateway.output()).not.toContain("a-secret-of-ada");
});
