import { describe, expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { sourceOf } from "./support/served-answers.ts";

/** More than one page of a list. */
const many = Array.from({ length: 12 }, (_, index) =>
  aWireDocument({ slug: `more-${index}`, subject: `More ${index}` }),
);
const documents = [
  ...many,
  aWireDocument(),
  aWireDocument({ slug: "a/b c", subject: "Slash" }),
  aWireDocument({ slug: "ünïcode", subject: "Marks" }),
];
const settings = { SITE_URL: "https://docs.example" };
const site = forAllTests(() => startFakeSite({ documents, settings }));
/** Every page is requested by an unusual address first. */
const oddSite = forAllTests(() => startFakeSite({ documents, settings }));

const samePages = [
  {
    page: "a document",
    addresses: [
      "/article/first-words",
      "/article/first-words/",
      "/article/first-words//",
      "/article/first%2Dwords",
      "/article/%66irst-words",
      "/%61rticle/first-words",
      "/article/first-words?utm_source=x",
      "/article/first-words?page=1",
      "/article/first-words?page=2&q=a",
      "/article/first-words?",
      "/article/first-words/?a[]=1&__proto__=2",
    ],
  },
  {
    page: "a document with a slash in its name",
    addresses: ["/article/a%2Fb%20c", "/article/a%2fb%20c", "/article/%61%2fb%20c/"],
  },
  {
    page: "a document with marks in its name",
    addresses: ["/article/%C3%BCn%C3%AFcode", "/article/%c3%bcn%c3%afcode", "/article/%C3%BC%6E%C3%AFcode/"],
  },
  {
    page: "a list",
    addresses: [
      "/articles",
      "/articles/",
      "/articles?page=1",
      "/articles?page=0",
      "/articles?page=-1",
      "/articles?page=x",
      "/articles?page=",
      "/articles?page=1&page=2",
      "/articles?x=1&page=1",
    ],
  },
  {
    page: "a page of a list",
    addresses: ["/articles?page=2", "/articles/?page=2", "/articles?a=b&page=2&page=3", "/articles?page=%32"],
  },
  {
    page: "a search",
    addresses: ["/search?q=dns&type=article", "/search?type=article&q=dns", "/search/?type=article&x=y&q=dns&page=1"],
  },
  { page: "the home page", addresses: ["/", "/?page=2", "/?utm_campaign=x", "/?q=x"] },
];

describe.each(samePages)("$page", ({ addresses }) => {
  test("is filled once for all spellings of its address, and is byte-for-byte the same", async () => {
    const [first = "", ...others] = addresses;
    const made = await exchange(site(), first);
    expect(made.status).toBe(200);
    for (const address of others) {
      const answer = await exchange(site(), address);
      expect({ address, source: sourceOf(answer) }).toEqual({ address, source: "hit" });
      expect(answer.body.equals(made.body)).toBe(true);
    }
  });

  test("is the same when an unusual address requests it first, and contains nothing of it", async () => {
    const odd = await exchange(oddSite(), addresses.at(-1) ?? "");
    expect(sourceOf(odd)).toBe("miss");
    expect(odd.body.toString()).toBe((await exchange(site(), addresses[0] ?? "")).body.toString());
  });
});

test("another number, term or type is another page", async () => {
  const bodies = ["/articles", "/blog", "/search?q=a", "/search?q=b", "/search?q=a&type=blog"].map(async (address) =>
    (await exchange(site(), address)).body.toString(),
  );
  expect(new Set(await Promise.all(bodies)).size).toBe(5);
});

test("visitors' headers change no byte and create no second copy", async () => {
  const made = await exchange(site(), "/article/first-words");
  const visitors = [
    { "user-agent": "Googlebot" },
    { "accept-language": "de" },
    { cookie: "session=1; theme=dark" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { forwarded: "host=evil.example" },
    { host: "localhost" },
    { accept: "text/plain" },
    { "x-original-url": "/blog" },
    { origin: "https://evil.example" },
  ];
  for (const headers of visitors) {
    const answer = await exchange(site(), "/article/first-words", { headers });
    expect(sourceOf(answer)).toBe("hit");
    expect(answer.body.equals(made.body)).toBe(true);
  }
});

test("a thousand invented parameters create one page", async () => {
  const before = site().callsTo(calls.ofType);
  for (let index = 0; index < 1_000; index += 25)
    await Promise.all(Array.from({ length: 25 }, (_, at) => exchange(site(), `/news?x${index + at}=1`)));
  expect(site().callsTo(calls.ofType) - before).toBe(1);
});
