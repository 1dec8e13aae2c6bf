import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import type { ExchangeOptions } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";

const call = `${calls.newsletter}/unsubscribe`;
const path = "/newsletter/unsubscribe?token=a-token-of-a-mail";
const asStandard = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: "List-Unsubscribe=One-Click",
};
const done = { [call]: json({ message: "You are unsubscribed." }) };

async function click(site: { readonly url: string }, address = path, options: ExchangeOptions = asStandard) {
  const { status, headers, body } = await exchange(site, address, options);
  return { status, headers, text: body.toString() };
}

test.each<{ readonly sent: string; readonly options: ExchangeOptions }>([
  { sent: "the form of the standard", options: asStandard },
  {
    sent: "a form of several parts",
    options: {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    },
  },
  { sent: "nothing", options: { method: "POST" } },
  {
    sent: "something that is no JSON, as JSON",
    options: { method: "POST", headers: { "content-type": "application/json" }, body: "{" },
  },
  { sent: "chunks", options: { ...asStandard, headers: { ...asStandard.headers, "transfer-encoding": "chunked" } } },
  {
    sent: "a click from another site",
    options: {
      ...asStandard,
      headers: {
        ...asStandard.headers,
        origin: "https://mail.example",
        "sec-fetch-site": "cross-site",
        cookie: "session=1",
      },
    },
  },
])("one click ends a subscription, whatever the request contains: $sent", async ({ options }) => {
  await using site = await startFakeSite({ routes: done, settings: { FORWARD_COOKIES: "session" } });
  const { status, headers, text } = await click(site, path, options);
  expect({ status, text }).toEqual({ status: 200, text: "You are unsubscribed.\n" });
  expect(headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": expect.any(String),
  });
  expect(site.backend.calls.map(({ url, body }) => ({ url, body: JSON.parse(body) }))).toEqual([
    { url: call, body: { token: "a-token-of-a-mail" } },
  ]);
});

test.each(["", "?token=", "?token=%20", `?token=${"x".repeat(513)}`, "?tok=x"])(
  "without a token (%j) it is 400, without a backend call",
  async (search) => {
    await using site = await startFakeSite({ routes: done });
    expect(await click(site, `/newsletter/unsubscribe${search}`)).toMatchObject({
      status: 400,
      text: "The link is not complete. Please open it from the mail again.\n",
    });
    expect(site.backend.calls).toEqual([]);
  },
);

test.each([
  {
    backend: "knows no such token",
    answer: json({ message: "This link is not valid, or no longer valid." }, { status: 404 }),
    status: 400,
    text: "This link is not valid, or no longer valid.\n",
  },
  {
    backend: "refuses the token",
    answer: json({ message: "token: too short." }, { status: 400 }),
    status: 400,
    text: "token: too short.\n",
  },
  {
    backend: "has no newsletter",
    answer: json({}, { status: 501 }),
    status: 501,
    text: "This site has no newsletter.\n",
  },
  {
    backend: "fails",
    answer: json({ message: "a secret" }, { status: 500 }),
    status: 503,
    text: "The link could not be followed. Please try again later.\n",
  },
])("a backend that $backend: $status", async ({ answer, status, text }) => {
  await using site = await startFakeSite({ routes: { [call]: answer } });
  expect(await click(site)).toMatchObject({ status, text });
});

test("a body up to a kilobyte is ignored, a larger one is 413 in plain text", async () => {
  await using site = await startFakeSite({ routes: done });
  expect((await click(site, path, { ...asStandard, body: "x".repeat(1_024) })).status).toBe(200);
  const refused = await click(site, path, { ...asStandard, body: "x".repeat(1_025) });
  expect(refused).toMatchObject({
    status: 413,
    text: "The body must be at most 1024 bytes.\n",
    headers: { connection: "close", "content-type": "text/plain; charset=utf-8" },
  });
  expect(site.callsTo(call)).toBe(1);
});

test("only this address accepts POST, other methods are refused, and GET is the page and changes nothing", async () => {
  await using site = await startFakeSite({ routes: done });
  for (const other of [
    "/newsletter/confirm?token=a-token",
    "/newsletter",
    "/newsletter/unsubscribe/more",
    "/newsletter/unsubscribes",
    "/",
  ]) {
    expect((await click(site, other)).status).toBe(405);
  }
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    const { status, headers } = await click(site, path, { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: "GET, HEAD, POST" });
  }
  expect((await click(site, path, { ...asStandard, headers: { host: "evil.example" } })).status).toBe(421);
  for (const method of ["GET", "HEAD"]) {
    expect(await click(site, path, { method })).toMatchObject({
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  }
  expect(site.callsTo(call)).toBe(0);
});
