import { expect, test } from "vitest";
import { takeGood } from "../../../content-folder/faults/take-good.ts";
import { HeadYml } from "../../../content-folder/site-definition/head-yml.ts";
import { exchange } from "../../support/exchange.ts";
import { startOwnSite } from "./own-site.ts";

const site = `name: Acme
id: testsite
head:
  verification: { google-site-verification: 'a"b<c>', seznam-wmt: Xyz }
  scripts:
    - { src: "https://stats.example.com/script.js", data: { domain: docs.example.com, quote: '"><script>alert(1)</script>' } }
    - { src: "https://cdn.example.net/a.js?v=2", async: true, connect: ["https://in.example.net"] }
`;

test("scripts and proofs of a site are in the head of each page, and the policy names exactly these", async () => {
  await using started = await startOwnSite({ "site.yml": site });
  const { headers, body } = await exchange(started.site, "/about");
  const html = body.toString();
  expect(html).toContain('<meta name="google-site-verification" content="a&quot;b&lt;c&gt;">');
  expect(html).toContain('<meta name="seznam-wmt" content="Xyz">');
  expect(html).toContain(
    '<script src="https://stats.example.com/script.js" defer data-domain="docs.example.com" data-quote="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></script>',
  );
  expect(html).toContain('<script src="https://cdn.example.net/a.js?v=2" async></script>');
  const policy = new Map(
    String(headers["content-security-policy"])
      .split("; ")
      .map((line) => [line.split(" ")[0], line.split(" ").slice(1)] as const),
  );
  const added = (name: string) => policy.get(name)?.filter((source) => source.startsWith("http"));
  expect(added("script-src")).toEqual(["https://stats.example.com/script.js", "https://cdn.example.net/a.js"]);
  expect(added("connect-src")).toEqual(["https://stats.example.com", "https://in.example.net"]);
  expect([...policy.values()].flat().join(" ")).not.toMatch(/unsafe|\*|http:/);
});

test.each([
  "http://stats.example.com/a.js",
  "https://stats.example.com/a.js; script-src *",
  "https://stats.example.com/a.js, default-src *",
  "https://stats.example.com/a.js 'unsafe-inline'",
  "https://*.example.com/a.js",
  "https://example.com/",
  "https://stats.example.com/scripts/",
  "https://user:password@stats.example.com/a.js",
  "//stats.example.com/a.js",
  "data:text/javascript,alert(1)",
  "javascript:alert(1)",
  "/own.js",
  'https://stats.example.com/a.js"onload="alert(1)',
])("the script %s is refused", (src) => {
  const { data, problems } = takeGood(HeadYml, { scripts: [{ src }] }, { lineOf: () => 7 });
  expect(data.scripts).toEqual([]);
  expect(problems).toMatchObject([{ line: 7, message: expect.stringContaining("expected the https: address") }]);
});

test.each([
  [{ verification: { referrer: "unsafe-url" } }, /proof of ownership/],
  [{ verification: { 'google-site-verification" http-equiv="refresh': "x" } }, /proof of ownership/],
  [{ scripts: [{ src: "https://a.example/x.js", data: { 'x" onload="y': "z" } }] }, /lower-case words/],
  [{ scripts: [{ src: "https://a.example/x.js", onload: "alert(1)" }] }, /unknown field/],
  [{ scripts: [{ src: "https://a.example/x.js", connect: ["*"] }] }, /https: origin/],
  [{ scripts: [{ src: "https://a.example/x.js", connect: ["https://b.example; script-src *"] }] }, /https: origin/],
  [{ scripts: [{ text: "alert(1)" }] }, /unknown field|missing/],
])("nothing else comes in by the head: %j", (head, expected) => {
  const { problems } = takeGood(HeadYml, head, { lineOf: () => 1 });
  expect(problems.map(({ message }) => message).join("\n")).toMatch(expected);
});
