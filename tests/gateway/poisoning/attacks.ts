import type { ExchangeOptions } from "../../support/exchange.ts";

export interface Sent extends ExchangeOptions {
  readonly path: string;
}

/** Random numbers from 0 up to, but excluding, 1. */
export type Random = () => number;

function pick<T>(random: Random, [first, ...rest]: readonly [T, ...T[]]): T {
  return rest[Math.floor(random() * (rest.length + 1)) - 1] ?? first;
}

/** Headers that a proxy, a client or an attacker may add, harmful if anything trusted them. */
const headers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "x-forwarded-for": ["203.0.113.9", "127.0.0.1, 10.0.0.1", "<script>"],
  "x-forwarded-host": ["evil.example", "evil.example:443, localhost"],
  "x-forwarded-proto": ["http", "javascript"],
  "x-forwarded-port": ["1", "99999"],
  "x-forwarded-prefix": ["/evil", "//evil.example"],
  "x-forwarded-scheme": ["nothttps"],
  "x-forwarded-server": ["evil.example"],
  forwarded: ["for=evil;host=evil.example;proto=http"],
  "x-host": ["evil.example"],
  "x-original-url": ["/nowhere", "/operations/metrics"],
  "x-rewrite-url": ["/nowhere"],
  "x-http-method-override": ["POST", "DELETE", "HEAD"],
  "x-method-override": ["PUT"],
  host: [
    "localhost",
    "LOCALHOST:80",
    "127.0.0.1",
    "[::1]:8080",
    "evil.example",
    "localhost.evil.example",
    "localhost:evil",
  ],
  cookie: ["session=evil", "theme=dark; session=evil; a", "=;=;;", `big=${"x".repeat(3_000)}`, "__Host-x=1"],
  accept: [
    "text/html",
    "application/json",
    "text/markdown",
    "*/*;q=0",
    "image/avif",
    "application/graphql-response+json",
    "text/html;level=evil, */*;q=0.1",
    ",,;q=",
    "x".repeat(500),
  ],
  "accept-encoding": ["br", "gzip", "identity;q=0", "*;q=0", "br;q=0, gzip;q=0.5", "evil", "zstd, br"],
  "accept-language": ["de", "evil-EVIL", "en;q=0"],
  "accept-charset": ["utf-7"],
  "user-agent": ["evil<script>", "Googlebot/2.1", ""],
  origin: ["https://evil.example", "null"],
  referer: ["https://evil.example/?q=evil"],
  range: ["bytes=0-1", "bytes=99999-"],
  "if-none-match": ["*", '"evil"', 'W/"x"'],
  "if-match": ['"evil"'],
  "if-modified-since": ["Sat, 01 Jan 2050 00:00:00 GMT"],
  "if-range": ['"evil"'],
  "cache-control": ["no-cache", "max-age=0", "only-if-cached"],
  pragma: ["no-cache"],
  authorization: ["Bearer evil", "Basic ZXZpbDpldmls"],
  "content-type": ["text/html", "application/json; charset=utf-16"],
  te: ["trailers"],
  via: ["1.1 evil"],
  expect: ["100-continue"],
  "x-requested-with": ["evil"],
  "save-data": ["on"],
  dnt: ["1"],
  "sec-purpose": ["prefetch"],
  "apollo-require-preflight": ["1"],
};

const names = Object.keys(headers);

/** One to five of these headers. */
function someHeaders(random: Random): Readonly<Record<string, string>> {
  const count = 1 + Math.floor(random() * 5);
  return Object.fromEntries(
    Array.from({ length: count }, () => {
      const name = names[Math.floor(random() * names.length)] ?? "accept";
      return [name, pick(random, headers[name] ?? [""])] as const;
    }),
  );
}

/** The same address spelled differently, or a similar one. */
function otherPath(path: string, random: Random): string {
  const [before = "", query] = path.split("?");
  const encoded = before.replaceAll(/[a-z](?=[^/]*$)/g, (letter) =>
    random() < 0.2 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  const changed = pick(random, [
    before,
    before,
    encoded,
    `${before}/`,
    `${before}//`,
    `/${before}`,
    `${before};evil`,
    `${before}%00`,
    `${before}%0d%0ax-evil:1`,
    `/.${before}`,
    `/x/..${before}`,
    before.toUpperCase(),
    before.replace(/[a-z]+$/, (ending) => ending.toUpperCase()),
    `${before}.json`,
    `${before}%3Fq=evil`,
    `${before}/evil.css`,
    `${before}%2f`,
  ]);
  const added = pick(random, [
    "",
    "",
    "utm_source=evil",
    "page=1",
    "page=-1",
    "page=evil",
    "callback=evil",
    "q=",
    "type=evil",
    "_=1",
    "%",
    "a[]=1",
    "__proto__=evil",
    "x".repeat(300),
  ]);
  const asked =
    random() < 0.3 ? query?.replaceAll(/(?<==)\w+/g, (value) => pick(random, ["2", "evil", `${value}x`])) : query;
  const search = [asked, added].filter((part) => part !== undefined && part !== "").join("&");
  return search === "" ? changed : `${changed}?${search}`;
}

/** The same operation with an additional property, or other whitespace. */
function otherBody(body: string, random: Random): string {
  const operation: Readonly<Record<string, unknown>> = JSON.parse(body);
  const beside = pick<Readonly<Record<string, unknown>>>(random, [
    {},
    { variables: { evil: 1 } },
    { operationName: "evil" },
    { extensions: { persistedQuery: { version: 1, sha256Hash: "evil" } } },
    { evil: true },
    { query: "{ site { name } }" },
    { query: "{ viewer { ip } }" },
    { query: `mutation { rateDocument(slug: "first-words", rating: 1) { __typename } }` },
    { query: null },
  ]);
  return `${pick(random, ["", " ", "\n\t"])}${JSON.stringify({ ...operation, ...beside })}`;
}

/** The request of an attacker or a strange client, sent just before a visitor's request or together with it. */
export function attackOn({ path, method = "GET", headers: own = {}, body }: Sent, random: Random): Sent {
  const changedBody = typeof body === "string" ? otherBody(body, random) : undefined;
  return {
    path: random() < 0.6 ? otherPath(path, random) : path,
    method: changedBody === undefined ? pick(random, [method, method, method, "HEAD"]) : method,
    headers: {
      ...own,
      ...someHeaders(random),
      ...(changedBody === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(changedBody === undefined ? {} : { body: changedBody }),
  };
}
