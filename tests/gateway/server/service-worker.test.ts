import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";

const reading = forAllTests(() => startSite());
const off = forAllTests(() => startSite({ SERVICE_WORKER: "off" }));

test("the worker may request only this origin, and browsers revalidate it every time", async () => {
  const { status, headers, body } = await exchange(reading(), "/sw.js");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body.toString()).toContain("respondWith");
});

test("when disabled, it is a worker that unregisters itself and answers nothing", async () => {
  const { status, body } = await exchange(off(), "/sw.js");
  expect(status).toBe(200);
  expect(body.toString()).toContain("unregister");
  expect(body.toString()).not.toContain("respondWith");
});
