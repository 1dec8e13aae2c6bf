import { expect, test } from "vitest";
import { openSite } from "../../support/open-site.ts";
import { aDocument } from "../../support/content-folder.ts";
import { at } from "../../support/json.ts";

const contact = {
  firstName: " Ada ",
  lastName: "Byron",
  email: "ada@example.com",
  message: "Hello there",
  agreedToPolicies: true,
};

test("a contact message is stored as it was sent", async () => {
  await using site = await openSite({});
  const answer = await site.request("/api/contact/testsite", {
    body: { ...contact, company: "", country: "CA", ip: "192.0.2.1" },
  });
  // No mail server, so no reply is promised.
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: "Thanks for your message! We have stored it. This site sends no mail yet, so an answer may take longer.",
    },
  });
  await site.backend.stop();
  expect(await site.readStore((store) => store.mailbox.listContacts({ page: 1, limit: 10 }))).toEqual({
    total: 1,
    items: [
      {
        firstName: "Ada",
        lastName: "Byron",
        company: null,
        email: "ada@example.com",
        country: "CA",
        phoneNumber: null,
        message: "Hello there",
        sentMs: expect.any(Number),
      },
    ],
  });
});

test.each([
  ["/api/contact/testsite", contact],
  ["/api/newsletter/testsite", { email: "ada@example.com" }],
  ["/api/docs/feedback/a", { comment: "Good" }],
])("%s accepts five per hour from one address", async (path, form) => {
  await using site = await openSite({ "article/a.md": aDocument() });
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1)
    statuses.push((await site.request(path, { body: { ...form, ip: "192.0.2.1" } })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const other = await site.request(path, { body: { ...form, ip: "192.0.2.2" } });
  expect(other.status).toBe(200);
  const refused = await site.request(path, { body: { ...form, ip: "192.0.2.1" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
  expect(at(refused.body, "message")).toMatch(/try again later/);
});

test("a subscription waits for confirmation; repeating it changes nothing and reveals nothing", async () => {
  await using site = await openSite({});
  const first = await site.request("/api/newsletter/testsite", { body: { email: "ada@example.com", ip: "192.0.2.1" } });
  const second = await site.request("/api/newsletter/testsite", {
    body: { email: " ADA@example.com ", ip: "192.0.2.2" },
  });
  expect(second.body).toEqual(first.body);
  expect(at(first.body, "mailSent")).toBe(false);
  await site.backend.stop();
  await site.readStore(async (store) => {
    const [waiting, ...more] = await store.mailbox.listSubscriptions("unconfirmed");
    expect(waiting?.email).toBe("ada@example.com");
    expect(more).toEqual([]);
    expect(await store.mailbox.setSubscription(waiting?.token ?? "", "confirmed", 1)).toBe(true);
    await store.mailbox.subscribe({
      email: "ada@example.com",
      token: "another-token-altogether",
      voter: "v",
      atMs: 2,
      quotas: [],
    });
    expect((await store.mailbox.listSubscriptions("confirmed"))[0]?.token).toBe(waiting?.token);
  });
});
