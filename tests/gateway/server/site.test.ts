import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite } from "../../support/site.ts";
import type { TestSite } from "../../support/site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test("the home page is rendered completely on the server", async () => {
  const { status, text } = await supertest(site.url).get("/");
  expect(status).toBe(200);
  expect(text).toContain("How can we help you?");
  expect(text).toContain("Recent posts");
});
