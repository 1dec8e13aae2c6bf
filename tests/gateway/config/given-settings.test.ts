import { expect, test } from "vitest";
import { readConfig } from "../../../gateway/config.ts";

test("a blank variable counts as not set", () => {
  const names = [
    "PORT",
    "SITE_NAME",
    "CACHE_FRESH_SECONDS",
    "CACHE_STALE_SECONDS",
    "DOCS_API_URL",
    "PURGE_SECRET",
    "LIMIT_DRAIN_MS",
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, " \t ".repeat(20)])))).toEqual(readConfig({}));
});

test("a setting that another one needs is said to be not set", () => {
  expect(() => readConfig({ INDEXNOW_KEY: "a-key-of-a-test" })).toThrow(
    "  SITE_URL: expected the site's public URL, because INDEXNOW_KEY is set, but it is not set",
  );
});

test("names of cookies are tokens", () => {
  expect(readConfig({ FORWARD_COOKIES: "session, __Host-id.2,!#$%&'*+-.^_`|~" }).forwardCookies).toEqual([
    "session",
    "__Host-id.2",
    "!#$%&'*+-.^_`|~",
  ]);
});
