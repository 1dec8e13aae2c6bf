import { readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { buildFolders } from "../../../gateway/pages/build/build-folders.ts";
import { exchange } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { createRandom } from "../../support/seeded.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { attackOn } from "./attacks.ts";
import type { Sent } from "./attacks.ts";

/** A backend that echoes what it receives: anything it gets from one visitor would show in others' answers. */
function echoing(wrap: (document: unknown) => unknown): FakeAnswer {
  return (response, request) => {
    const { host: _host, connection: _connection, ...sent } = request.headers;
    json(
      wrap(
        aWireDocument({
          metaDescription: `Asked with ${JSON.stringify(sent)} for ${request.url ?? ""}`,
          content: `<p>${JSON.stringify(sent)}</p>`,
        }),
      ),
    )(response, request);
  };
}

const site = forAllTests(() =>
  startFakeSite({
    settings: {
      SITE_URL: "https://docs.example",
      FORWARD_COOKIES: "session",
      LIMIT_SEARCHES_PER_MINUTE: "1000000",
      LIMIT_RATINGS_PER_MINUTE: "1000000",
    },
    routes: {
      [`${calls.document}first-words`]: echoing((document) => ({ doc: [document] })),
      [`${calls.document}none`]: json({ doc: [] }),
      [calls.ofType]: echoing((document) => ({ doc: [document] })),
      [calls.search]: echoing((document) => [document]),
      [calls.rate]: json({}),
    },
  }),
);

function hashOf(name: string): string {
  return Object.entries(persistedDocuments).find(([, text]) => text.startsWith(`query ${name}(`))?.[0] ?? "";
}
const persisted = new URLSearchParams({
  variables: JSON.stringify({ term: "words", page: 1 }),
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf("SearchPage") } }),
});
const operation = { query: `{ document(slug: "first-words") { subject metaDescription content path } }` };
const script =
  readdirSync(new URL(`../../../${buildFolders.browser}/assets`, import.meta.url)).find((name) =>
    name.endsWith(".js"),
  ) ?? "";
const json1 = { "content-type": "application/json" };

/** Every route, as an ordinary visitor requests it. */
const visits: Readonly<Record<string, Sent>> = {
  "a page": { path: "/article/first-words" },
  "a list": { path: "/articles" },
  "the second page of a list": { path: "/articles?page=2" },
  "the search page": { path: "/search?q=words" },
  "a page that is not there": { path: "/article/none" },
  "a page that moved": { path: "/first-words" },
  "robots.txt": { path: "/robots.txt" },
  "a sitemap": { path: "/sitemap-article.xml" },
  "a sitemap that is not there": { path: "/nothing.xml" },
  "a document as Markdown": { path: "/article/first-words.md" },
  "a document as Markdown, by what is accepted": { path: "/article/first-words", headers: { accept: "text/markdown" } },
  "a document as JSON": { path: "/article/first-words.json" },
  "a document as Markdown that is not there": { path: "/article/none.md" },
  "a feed": { path: "/feeds/all.rss" },
  "a feed of a kind": { path: "/feeds/type/article.json" },
  "a feed that is not there": { path: "/feeds/tag/nothing.rss" },
  "the map for language models": { path: "/llms.txt" },
  "a query by GET": { path: `/graphql?${new URLSearchParams(operation).toString()}` },
  "a persisted query": { path: `/graphql?${persisted.toString()}` },
  "a query by POST": { path: "/graphql", method: "POST", headers: json1, body: JSON.stringify(operation) },
  "a search by POST": {
    path: "/graphql",
    method: "POST",
    headers: json1,
    body: JSON.stringify({ query: `{ search(term: "words") { items { document { subject metaDescription } } } }` }),
  },
  "a file of the client": { path: `/assets/${script}` },
};

function send({ path, ...options }: Sent): Promise<Exchanged> {
  return exchange(site(), path, options);
}

/** Headers that are per response, or depend on the time. */
const ofOneResponse = [
  "ratelimit",
  "ratelimit-policy",
  "date",
  "age",
  "server-timing",
  "x-request-id",
  "connection",
  "keep-alive",
];

/** These change when a quick encoding is replaced by a better one a moment later. */
const ofOneEncoding = ["etag", "content-length"];

/** The parts of an answer that have to be the same for everyone. */
function sameForAll({ status, headers, body }: Exchanged) {
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !(isEncoded(headers) ? [...ofOneResponse, ...ofOneEncoding] : ofOneResponse).includes(name))
        .map(([name, value]) => [
          name,
          name === "cache-control" ? String(value).replaceAll(/(?<=-maxage=|-error=|-revalidate=)\d+/g, "n") : value,
        ]),
    ),
    body: (isEncoded(headers) ? gunzipSync(body) : body).toString(),
  };
}

function isEncoded(headers: Exchanged["headers"]): boolean {
  return headers["content-encoding"] === "gzip";
}

const rounds = 40;

test.each(Object.entries(visits))(
  "%s: other requests, before or concurrent, change no byte of a visitor's answer",
  async (name, visit) => {
    const random = createRandom(Object.keys(visits).indexOf(name) + 20_261_120);
    const variants = [visit, { ...visit, headers: { ...visit.headers, "accept-encoding": "gzip" } }];
    const references = await Promise.all(variants.map(async (variant) => sameForAll(await send(variant))));
    for (let round = 0; round < rounds; round += 1) {
      const attack = attackOn(visit, random);
      // With an empty store, the attack may be what fills it.
      if (random() < 0.7) site().purge();
      const attacking = send(attack).catch(() => null);
      if (random() < 0.5) await attacking;
      for (const [index, variant] of variants.entries()) {
        // Included on both sides, so that a failure shows the attack.
        expect({ attack, ...sameForAll(await send(variant)) }).toEqual({ attack, ...references[index] });
      }
      await attacking;
    }
    expect(JSON.stringify(references)).not.toMatch(/evil/);
  },
);

test("a hash sent with another text still has its own text for everyone else", async () => {
  const visit = visits["a persisted query"] ?? { path: "/" };
  const reference = sameForAll(await send(visit));
  for (const hash of [hashOf("SearchPage"), "__proto__", "constructor"]) {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    for (const variables of [{}, { term: "words", page: 1 }]) {
      const { status } = await send({
        path: "/graphql",
        method: "POST",
        headers: json1,
        body: JSON.stringify({ query: "{ site { evil: name } }", variables, extensions }),
      });
      expect(status).toBe(400);
    }
    expect(
      (
        await send({ path: `/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensions) }).toString()}` })
      ).body.toString(),
    ).not.toContain("evil");
  }
  site().purge();
  expect(sameForAll(await send(visit))).toEqual(reference);
});

test("none of the strange requests caused an error in the gateway, or an answer with a foreign address", async () => {
  const random = createRandom(2_026);
  for (const visit of Object.values(visits)) {
    for (let round = 0; round < 25; round += 1) {
      const attack = attackOn(visit, random);
      const answer = await send(attack).catch(() => null);
      if (answer === null) continue;
      const { location = "/", "x-evil": evil, "set-cookie": cookies } = answer.headers;
      const found = { isFault: answer.status >= 500, leadsAway: !/^\/(?![/\\])/.test(location), evil, cookies };
      expect({ attack, ...found }).toEqual({
        attack,
        isFault: false,
        leadsAway: false,
        evil: undefined,
        cookies: undefined,
      });
    }
  }
});
