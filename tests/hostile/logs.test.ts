import { expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "../support/eventually.ts";
import { exchange, post } from "../support/exchange.ts";
import { json, raw } from "../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../support/fakes/fake-backend.ts";
import { aWireDocument } from "../support/fakes/wire-documents.ts";
import { makeDataDir, spawnGateway } from "../support/gateway-process.ts";
import { converse } from "./support/conversation.ts";

const secrets = [
  "cookie-of-a-visitor",
  "ada@private.example",
  "ada%40private.example",
  "203.0.113.77",
  "2001:db8::77",
  "token-from-a-mail",
  "bearer-of-an-operator",
  "agent-of-a-visitor",
];

const Line = z.record(z.string(), z.unknown());

/** All texts in a value, at any depth, except stacks, which are ours. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => (name === "stack" ? [] : textsIn(inner)))
    : [];
}

const headers = {
  cookie: "session=cookie-of-a-visitor",
  "user-agent": 'agent-of-a-visitor \t{"level":"fatal"}',
  "x-forwarded-for": "203.0.113.77, 2001:db8::77",
  authorization: "Bearer bearer-of-an-operator",
  referer: "http://localhost/?mail=ada@private.example",
};

const hostilePaths = [
  "/search?q=ada@private.example",
  "/search?q=ada%40private.example",
  "/article/203.0.113.77",
  "/search?q=2001:db8::77",
  "/newsletter/confirm?token=token-from-a-mail",
  "/newsletter/unsubscribe?x=1&token=token-from-a-mail",
  `/article/${"long".repeat(400)}`,
  "/article/%0a%7b%22level%22%3a%22fatal%22%7d",
  "/article/%1b%5b31mred%1b%5b0m",
  "/article/%00",
  "/article/%e2%80%a8x",
  "/%",
  "/article/failing",
  "/article/wrong",
  "/article/marked",
  `/search?q=${"x".repeat(3_500)}`,
];

test("whatever is sent, each log line is one JSON object with short values, without control characters and without secrets", async () => {
  await using backend = await startFakeBackend({
    "/api/docs/get-details/domainlens/failing": json(
      { message: '\u001b[31m\n{"level":"fatal"} ada@private.example' },
      { status: 403 },
    ),
    "/api/docs/get-details/domainlens/marked": json({
      doc: [{ ...aWireDocument(), slug: "s".repeat(5_000), schemaMarkup: Array.from({ length: 40 }, () => "{") }],
    }),
    "/api/docs/get-details/domainlens/wrong": raw("<html>\u001b[31m ada@private.example", "text/html"),
  });
  await using data = await makeDataDir();
  await using gateway = spawnGateway({
    DOCS_API_URL: backend.apiUrl,
    DATA_DIR: data.dir,
    LOG_LEVEL: "trace",
    TRUST_PROXY: "1",
    SITE_ID: "domainlens",
  });
  const site = { url: await gateway.url };
  for (const path of hostilePaths) await exchange(site, path, { headers });
  const form = {
    firstName: "Ada",
    lastName: "X",
    email: "ada@private.example",
    message: "\u001b[31m\n{}",
    agreedToPolicies: true,
  };
  await post(
    site,
    { query: "mutation ($i: ContactInput!) { submitContact(input: $i) { __typename } }", variables: { i: form } },
    headers,
  );
  await post(site, { query: 'mutation { subscribeNewsletter(email: "ada@private.example") { __typename } }' }, headers);
  await post(site, { query: '{ document(slug: "ada@private.example\\n{}") { slug } viewer { ip } }' }, headers);
  for (const line of ["GET /\u001b[31m HTTP/1.1", "GET /x\u0000y HTTP/1.1", "\u001b]0;x\u0007"])
    await converse(site.url, {
      bytes: Buffer.from(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      methods: ["GET"],
    });
  await exchange(site, "/article/the-last-one");
  await eventually(() => gateway.output().includes("the-last-one"), Boolean);
  const lines = gateway
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const parsed = lines.map((line) => Line.parse(JSON.parse(line)));
  expect(
    gateway
      .output()
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("{")),
  ).toEqual([]);
  expect(parsed.length).toBeGreaterThan(hostilePaths.length);
  expect(parsed.filter(({ level }) => level === "fatal")).toEqual([]);
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  expect(lines.filter((line) => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(line))).toEqual([]);
  expect(parsed.flatMap(textsIn).filter((text) => text.length > 513)).toEqual([]);
  const [marked] = parsed.filter(({ part }) => part === "schemaMarkup");
  expect(marked).toMatchObject({ faults: Array.from({ length: 10 }, () => expect.any(String)), unlogged: 30 });
  expect(secrets.filter((secret) => gateway.output().includes(secret))).toEqual([]);
});
