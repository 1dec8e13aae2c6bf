import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../../../gateway/config.ts";
import type { Environment } from "../../../gateway/config.ts";
import { limitNames } from "../../../gateway/limits.ts";

function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n").slice(1);
    throw error;
  }
  return [];
}

test("defaults: port 4000 on all interfaces, the embedded backend, data fresh for a minute and usable for a day", () => {
  expect(readConfig({})).toMatchObject({
    listen: { port: 4000, host: undefined },
    siteUrl: null,
    site: { name: null, id: null, loginUrl: null, certificationUrl: null },
    backend: null,
    contentDir: resolve("content"),
    dataDir: resolve(".data"),
    freshSeconds: 60,
    staleSeconds: 86_400,
    trustedProxies: 0,
    playground: true,
    logLevel: "info",
    limits: { LIMIT_UPSTREAM_TOTAL_MS: 2_000, LIMIT_REQUEST_BODY_BYTES: 100_000 },
  });
});

test("an empty variable counts as not set", () => {
  const names = [
    "PORT",
    "HOST",
    "SITE_URL",
    "DOCS_API_URL",
    "CONTENT_DIR",
    "PLAYGROUND",
    "LOG_LEVEL",
    "LIMIT_DRAIN_MS",
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(readConfig({}));
});

test("trailing slashes are removed, and the content URL defaults to the API's origin", () => {
  expect(readConfig({ SITE_URL: "https://docs.example/help//" }).siteUrl).toBe("https://docs.example/help");
  expect(readConfig({ DOCS_API_URL: "https://api.example/v1/api/" }).backend).toEqual({
    apiUrl: "https://api.example/v1/api",
    contentUrl: "https://api.example",
  });
  expect(
    readConfig({ DOCS_API_URL: "https://a.example/api", DOCS_CONTENT_URL: "http://b.example/x/" }).backend?.contentUrl,
  ).toBe("http://b.example/x");
});

test("allowed hosts are names and IP addresses, with or without a port, in the form that clients send", () => {
  const hosts = "a.example, B.example:8443,例え.jp, my_service:4000, 192.0.2.1:80, [2001:DB8::1], [2001:db8::1]:8443,";
  expect(readConfig({ ALLOWED_HOSTS: hosts }).allowedHosts).toEqual([
    "a.example",
    "b.example:8443",
    "xn--r8jz45g.jp",
    "my_service:4000",
    "192.0.2.1:80",
    "[2001:db8::1]",
    "[2001:db8::1]:8443",
  ]);
});

test("caching can be disabled: both times may be 0", () => {
  expect(readConfig({ CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" })).toMatchObject({
    freshSeconds: 0,
    staleSeconds: 0,
  });
});

const bad = [
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "4000.5"],
  ["PORT", "http"],
  ["SITE_URL", "docs.example"],
  ["SITE_URL", "ftp://docs.example"],
  ["SITE_URL", "javascript:alert(1)"],
  ["SITE_URL", "https://docs.example/?a=1"],
  ["SITE_URL", "https://docs.example/?"],
  ["SITE_URL", "https://docs.example/#top"],
  ["ALLOWED_HOSTS", "https://a.example"],
  ["ALLOWED_HOSTS", "b.example/x"],
  ["ALLOWED_HOSTS", "a.example, c d"],
  ["ALLOWED_HOSTS", "user@a.example"],
  ["ALLOWED_HOSTS", "a.example?"],
  ["ALLOWED_HOSTS", "a.example:99999"],
  ["ALLOWED_HOSTS", "a.example:http"],
  ["ALLOWED_HOSTS", "*.example"],
  ["ALLOWED_HOSTS", "::1"],
  ["SITE_ID", "Two words"],
  ["SITE_NAME", "x".repeat(61)],
  ["FORWARD_COOKIES", "a b;c=d"],
  ["FORWARD_COOKIES", "session, a=b"],
  ["FORWARD_COOKIES", "größe"],
  ["LOGIN_URL", "#"],
  ["DOCS_API_URL", "/api"],
  ["DOCS_API_URL", "https://api.example/v1?key=a"],
  ["DOCS_CONTENT_URL", "https://api.example/#a"],
  ["DOCS_CONTENT_URL", "localhost:3000"],
  ["CACHE_FRESH_SECONDS", "-1"],
  ["CACHE_STALE_SECONDS", "a day"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "-1"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.0/"],
  ["TRUST_PROXY", "127.0.0.1,"],
  ["TRUST_PROXY", "proxy.example"],
  ["PLAYGROUND", "false"],
  ["LOG_LEVEL", "verbose"],
  ["LIMIT_UPSTREAM_TOTAL_MS", "0"],
  ["LIMIT_UPSTREAM_TOTAL_MS", "fast"],
  ["LIMIT_UPSTREAM_TOTAL_MS", "1.5"],
] as const;

test.each(bad)("%s=%s is refused with its name and value", (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([
    expect.stringMatching(
      new RegExp(`^  ${name}: .+, got ${JSON.stringify(value).replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`),
    ),
  ]);
});

test.each(["SITE_URL", "DOCS_API_URL", "DOCS_CONTENT_URL"])(
  "%s with a user is refused, and neither user nor password is shown",
  (name) => {
    for (const user of ["ada:secret-word", "ada", "ada:se@cret"])
      expect(problemsOf({ [name]: `https://${user}@docs.example/a@b` })).toEqual([
        `  ${name}: expected an address without user, query and fragment, got "https://…@docs.example/a@b"`,
      ]);
  },
);

test("an unknown limit is refused, with a list of the known ones", () => {
  const [problem, ...others] = problemsOf({ LIMIT_UPSTREAM_TOTL_MS: "5" });
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^ {2}LIMIT_UPSTREAM_TOTL_MS: there is no such limit; the closest is LIMIT_UPSTREAM_TOTAL_MS\. docs\/guides\/deploy\.md lists them all, got "5"$/,
  );
});

const times = limitNames.filter((name) => name.endsWith("_MS"));

test.each(times)("%s is at most as long as a timer can wait", (name) => {
  const longest = { LIMIT_REQUEST_TOTAL_MS: "2147483647", [name]: "2147483647" };
  expect(problemsOf(longest)).toEqual([]);
  expect(problemsOf({ ...longest, [name]: "2147483648" })).toContain(
    `  ${name}: expected at most 2147483647 (24 days), got "2147483648"`,
  );
});

test("a request timeout shorter than the headers timeout is refused", () => {
  expect(problemsOf({ LIMIT_REQUEST_TOTAL_MS: "5000" })).toEqual([
    expect.stringMatching(
      /^ {2}LIMIT_REQUEST_TOTAL_MS: expected at least the value of LIMIT_REQUEST_HEADERS_MS .*, got "5000"$/,
    ),
  ]);
  expect(problemsOf({ LIMIT_REQUEST_TOTAL_MS: "5000", LIMIT_REQUEST_HEADERS_MS: "5000" })).toEqual([]);
});

test.each(["2", "127.0.0.1", "10.0.0.0/8, 2001:db8::/32", "0"])(
  "TRUST_PROXY=%s is a number of proxies, or their addresses and networks",
  (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toEqual([]);
  },
);

test("all problems are reported at once", () => {
  expect(
    problemsOf({ PORT: "x", SITE_URL: "y", LIMIT_DRAIN_MS: "z", LIMIT_NO: "1" }).map(
      (line) => line.trim().split(":")[0],
    ),
  ).toEqual(["PORT", "SITE_URL", "LIMIT_DRAIN_MS", "LIMIT_NO"]);
});
