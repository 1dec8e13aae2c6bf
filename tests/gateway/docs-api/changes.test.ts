import { describe, expect, test } from "vitest";
import type { ContactFields } from "../../../gateway/docs-api/calls/contact.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { openDocsApi, patientLimits, quickLimits } from "./open-docs-api.ts";

const fields: ContactFields = {
  firstName: "Ada",
  lastName: "L",
  company: null,
  email: "ada@example.org",
  country: "US",
  phoneNumber: null,
  message: "Hello",
  agreedToPolicies: true,
};

async function open(answer: FakeAnswer, limits = patientLimits) {
  const backend = await startFakeBackend();
  backend.answerAll(answer);
  const site = openDocsApi(backend, { limits });
  return {
    api: site.api,
    calls: backend.calls,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await backend[Symbol.asyncDispose]();
    },
  };
}

describe("a rating", () => {
  test("is sent as JSON with the address, and the backend's message is returned", async () => {
    await using site = await open(answers.json({ message: "Noted." }));
    expect(await site.api.rateDocument("a/b", { rating: 3.5, ip: "192.0.2.1" })).toEqual({
      kind: "received",
      message: "Noted.",
    });
    expect(site.calls[0]).toMatchObject({
      method: "POST",
      url: "/api/docs/rate/a%2Fb",
      body: '{"rating":3.5,"ip":"192.0.2.1"}',
    });
    expect(site.calls[0]?.headers["content-type"]).toBe("application/json");
  });

  test.each([
    ["no body", answers.raw("", null, { status: 204 })],
    ["no message", answers.json({ ok: true })],
    ["null", answers.nullJson],
  ])("is received even when the answer has %s", async (_name, answer) => {
    await using site = await open(answer);
    expect(await site.api.rateDocument("a", { rating: 5, ip: null })).toEqual({
      kind: "received",
      message: "Thanks for your rating!",
    });
  });

  test.each([400, 404, 429])("refused with %i has the backend's message", async (status) => {
    await using site = await open(answers.json({ message: "Not now." }, { status, headers: { "retry-after": "60" } }));
    const expected = { kind: "rejected", status, message: "Not now.", retryAfterSeconds: 60 };
    expect(await site.api.rateDocument("a", { rating: 5, ip: null })).toEqual(expected);
  });

  test.each([
    ["Fri, 31 Dec 9999 23:59:59 GMT", 999_999_999],
    ["Tue, 01 Jan 2019 00:00:00 GMT", 0],
    ["99999999999", null],
    ["-5", null],
    ["1.5", null],
    ["soon", null],
  ])("that may be tried again after %j waits for no longer than an answer can say", async (given, seconds) => {
    await using site = await open(answers.json({}, { status: 429, headers: { "retry-after": given } }));
    expect(await site.api.rateDocument("a", { rating: 5, ip: null })).toMatchObject({ retryAfterSeconds: seconds });
  });

  test.each([
    ["status 500", answers.json({ message: "stack" }, { status: 500 })],
    ["HTML", answers.htmlPage],
    ["a redirect", answers.redirect],
    ["a hang", answers.hangInBody],
  ])("that ends in %s is rejected with 503 and our message", async (name, answer) => {
    await using site = await open(answer, name === "a hang" ? quickLimits : patientLimits);
    const expected = { kind: "rejected", status: 503, message: "Failed to submit rating.", retryAfterSeconds: null };
    expect(await site.api.rateDocument("a", { rating: 5, ip: null })).toEqual(expected);
  });
});

describe("a contact message", () => {
  test("is sent with the address", async () => {
    await using site = await open(answers.json({ message: "We will answer." }));
    expect(await site.api.submitContact(fields, "192.0.2.1")).toEqual({ kind: "received", message: "We will answer." });
    expect(site.calls[0]?.url).toBe("/api/contact/domainlens");
    expect(JSON.parse(site.calls[0]?.body ?? "")).toEqual({ ...fields, ip: "192.0.2.1" });
  });

  test("is received when the backend does not say otherwise", async () => {
    await using site = await open(answers.json({}));
    expect(await site.api.submitContact(fields, null)).toEqual({
      kind: "received",
      message: "Thank you. Your message has been received.",
    });
  });

  test("that is refused names the fields", async () => {
    const problems = [{ field: "email", message: "An e-mail address" }, { field: "x" }, null];
    await using site = await open(answers.json({ message: "Look again.", fields: problems }, { status: 400 }));
    expect(await site.api.submitContact(fields, null)).toEqual({
      kind: "rejected",
      status: 400,
      message: "Look again.",
      retryAfterSeconds: null,
      fields: [{ field: "email", message: "An e-mail address" }],
    });
  });

  test.each([404, 405, 501])("is unsupported by a backend that answers %i", async (status) => {
    await using site = await open(answers.json({ message: "Cannot POST" }, { status }));
    const expected = {
      kind: "rejected",
      status: 501,
      message: "Messages cannot be sent from this site.",
      retryAfterSeconds: null,
      fields: [],
    };
    expect(await site.api.submitContact(fields, null)).toEqual(expected);
  });

  test("that cannot be delivered is rejected with 503", async () => {
    await using site = await open(answers.reset);
    expect(await site.api.submitContact(fields, null)).toMatchObject({ kind: "rejected", status: 503, fields: [] });
  });
});

describe("a subscription", () => {
  test("reports whether a mail was sent", async () => {
    await using site = await open(answers.json({ message: "Look into your mail.", mailSent: true }));
    expect(await site.api.subscribeNewsletter("a@example.org", null)).toEqual({
      kind: "received",
      message: "Look into your mail.",
      mailSent: true,
    });
    expect(site.calls[0]).toMatchObject({
      url: "/api/newsletter/domainlens",
      body: '{"email":"a@example.org","ip":null}',
    });
  });

  test("reports no mail when the answer does not mention one", async () => {
    await using site = await open(answers.json({}));
    expect(await site.api.subscribeNewsletter("a@example.org", null)).toEqual({
      kind: "received",
      message: "Your address is stored.",
      mailSent: false,
    });
  });

  test.each([404, 501])("is unsupported by a backend that answers %i", async (status) => {
    await using site = await open(answers.json({}, { status }));
    const expected = {
      kind: "rejected",
      status: 501,
      message: "This site has no newsletter.",
      retryAfterSeconds: null,
    };
    expect(await site.api.subscribeNewsletter("a@example.org", null)).toEqual(expected);
  });

  test("is refused with the backend's message", async () => {
    await using site = await open(
      answers.json({ message: "Too often." }, { status: 429, headers: { "retry-after": "3600" } }),
    );
    const expected = { kind: "rejected", status: 429, message: "Too often.", retryAfterSeconds: 3600 };
    expect(await site.api.subscribeNewsletter("a@example.org", null)).toEqual(expected);
  });
});
