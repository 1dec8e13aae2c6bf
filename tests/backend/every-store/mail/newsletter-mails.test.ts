import { expect, test } from "vitest";
import { headerOf, startMailServer, tokenIn } from "../../../support/services/mail-server.ts";
import { openSite } from "../../support/open-site.ts";
import { contact, contactPath, mailing, newsletterPath } from "./mailing.ts";

test("a subscription is confirmed with the token in its mail, and ended with it: by the link or by one click", async () => {
  await using server = await startMailServer();
  await using site = await openSite({}, mailing(server.url));
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
  // A confirmed subscriber gets no second confirmation: the next mail is this one.
  await again.request(contactPath, { body: contact });
  expect((await server.received(2))[1]?.headers.get("subject")).toEqual(["Message from Ada Byron"]);
  await again.stop();
  expect(await stateAfter("unsubscribed")).toHaveLength(1);
});

test("a host name in any script gets its mail, in its ASCII form", async () => {
  await using server = await startMailServer();
  await using site = await openSite({}, mailing(server.url));
  expect((await site.request(newsletterPath, { body: { email: "a&b@пример.рф" } })).status).toBe(200);
  const [mail] = await server.received(1);
  expect(mail?.headers.get("to")).toEqual(["a&b@xn--e1afmkfd.xn--p1ai"]);
});

test("confirmation mails for one address are sent once an hour at most; after unsubscribing, the next one is sent at once", async () => {
  await using server = await startMailServer();
  await using site = await openSite({}, mailing(server.url));
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

test("the links of mails from before an address was subscribed again end the subscription, and confirm nothing", async () => {
  await using server = await startMailServer();
  await using site = await openSite({}, mailing(server.url));
  const subscribe = () => site.request(newsletterPath, { body: { email: "ada@example.com" } });
  const follow = async (link: "confirm" | "unsubscribe", token: string | null | undefined) =>
    (await site.request(`${newsletterPath}/${link}`, { body: { token } })).status;
  const nextToken = async (count: number) => {
    await subscribe();
    const mail = (await server.received(count)).at(-1);
    return mail === undefined ? null : tokenIn(mail, "unsubscribe");
  };
  const tokens = [await nextToken(1)];
  const ended = [await follow("unsubscribe", tokens[0])];
  tokens.push(await nextToken(2));
  ended.push(await follow("unsubscribe", tokens[1]));
  tokens.push(await nextToken(3));
  expect(ended).toEqual([200, 200]);
  expect(new Set(tokens).size).toBe(3);
  expect(await follow("confirm", tokens[0])).toBe(404);
  expect(await follow("confirm", tokens[2])).toBe(200);
  expect(await follow("unsubscribe", tokens[0])).toBe(200);
  expect(await follow("confirm", tokens[2])).toBe(404);
});
